// Short sounds made on the spot, never needed to understand what happens.

import { useSettings } from './state/settings.ts';

export type Sound = 'tap' | 'dice' | 'card' | 'hit' | 'fanfare';

let context: AudioContext | null = null;

/** A tone that fades: start and length in seconds, pitch in Hz sliding to `to`. */
const tone = (
  audio: AudioContext,
  {
    at,
    length,
    from,
    to,
    gain,
    type,
  }: Record<'at' | 'length' | 'from' | 'to' | 'gain', number> & { type: OscillatorType },
): void => {
  const begin = audio.currentTime + at;
  const oscillator = audio.createOscillator();
  const volume = audio.createGain();
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(from, begin);
  oscillator.frequency.exponentialRampToValueAtTime(to, begin + length);
  volume.gain.setValueAtTime(gain, begin);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + length);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(begin);
  oscillator.stop(begin + length);
};

/** A short burst of noise through a band: wood, paper. */
const knock = (audio: AudioContext, at: number, length: number, frequency: number, gain: number): void => {
  const begin = audio.currentTime + at;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++)
    samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = frequency;
  const volume = audio.createGain();
  volume.gain.value = gain;
  source.connect(band).connect(volume).connect(audio.destination);
  source.start(begin);
};

const SOUNDS: Record<Sound, (audio: AudioContext) => void> = {
  tap: (audio) => knock(audio, 0, 0.03, 2400, 0.25),
  dice: (audio) => {
    for (let i = 0; i < 6; i++)
      knock(audio, i * 0.05 + Math.random() * 0.03, 0.05, 900 + Math.random() * 1400, 0.5);
  },
  card: (audio) => knock(audio, 0, 0.16, 3200, 0.22),
  hit: (audio) => {
    knock(audio, 0, 0.12, 300, 0.9);
    tone(audio, { at: 0, length: 0.25, from: 140, to: 45, gain: 0.35, type: 'sine' });
  },
  fanfare: (audio) => {
    [392, 523, 659, 784].forEach((from, i) => {
      tone(audio, {
        at: i * 0.13,
        length: i === 3 ? 0.7 : 0.16,
        from,
        to: from,
        gain: 0.12,
        type: 'triangle',
      });
    });
  },
};

export const play = (sound: Sound): void => {
  if (!useSettings.getState().sound || document.hidden || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  SOUNDS[sound](context);
};
