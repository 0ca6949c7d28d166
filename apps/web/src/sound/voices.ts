// What sounds are made of: tones that slide and fade, and noise through a band. Times are in seconds from now.

import type { Mixer } from './mixer.ts';

export interface Tone {
  at?: number;
  length: number;
  /** Hz. */
  from: number;
  to?: number;
  gain: number;
  type?: OscillatorType;
}

export interface Knock {
  at?: number;
  length: number;
  /** The middle of the band, in Hz. */
  band: number;
  /** How narrow the band is. */
  focus?: number;
  gain: number;
}

/** Nothing starts at full loudness: that would click. */
const ATTACK = 0.004;

const fading = ({ audio, out }: Mixer, begin: number, length: number, gain: number): GainNode => {
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.0001, begin);
  volume.gain.linearRampToValueAtTime(gain, begin + ATTACK);
  volume.gain.exponentialRampToValueAtTime(0.0005, begin + length);
  volume.connect(out);
  return volume;
};

export const tone = (mixer: Mixer, { at = 0, length, from, to = from, gain, type = 'sine' }: Tone): void => {
  const begin = mixer.audio.currentTime + at;
  const oscillator = mixer.audio.createOscillator();
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(from, begin);
  oscillator.frequency.exponentialRampToValueAtTime(to, begin + length);
  oscillator.connect(fading(mixer, begin, length, gain));
  oscillator.start(begin);
  oscillator.stop(begin + length);
};

export const knock = (mixer: Mixer, { at = 0, length, band, focus = 1, gain }: Knock): void => {
  const { audio, noise } = mixer;
  const begin = audio.currentTime + at;
  const source = audio.createBufferSource();
  source.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = band;
  filter.Q.value = focus;
  source.connect(filter).connect(fading(mixer, begin, length, gain));
  source.start(begin, Math.random() * (1 - length), length);
};

/** Struck metal: partials that do not belong together, the higher the shorter. */
export const ring = (mixer: Mixer, at: number, pitch: number, gain: number, length: number): void => {
  [1, 2.76, 5.4].forEach((partial, i) => {
    tone(mixer, { at, length: length / (i + 1), from: pitch * partial, gain: gain / (i + 1) ** 1.5 });
  });
};
