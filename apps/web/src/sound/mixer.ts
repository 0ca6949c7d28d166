// Where all sound goes: one audio context, made when somebody has touched the page, with one volume for everything. It rests while
// the tab is hidden.

import { useSettings } from '../state/settings.ts';

export interface Mixer {
  readonly audio: AudioContext;
  /** Everything that sounds is connected to this. */
  readonly out: GainNode;
  /** One second of white noise, for everything that knocks and rustles. */
  readonly noise: AudioBuffer;
}

const LOUDNESS = { quiet: 0.3, medium: 0.75, loud: 1.4 };

let mixer: Mixer | null = null;

const makeNoise = (audio: AudioContext): AudioBuffer => {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
};

const makeMixer = (): Mixer => {
  const audio = new AudioContext();
  const volume = audio.createGain();
  // many dice at once must not crackle
  const limiter = audio.createDynamicsCompressor();
  volume.connect(limiter).connect(audio.destination);
  document.addEventListener('visibilitychange', () => {
    void (document.hidden ? audio.suspend() : audio.resume());
  });
  return { audio, out: volume, noise: makeNoise(audio) };
};

/** Null while nothing may sound: switched off, hidden, or before the first touch. */
export const openMixer = (): Mixer | null => {
  const { sound, volume } = useSettings.getState();
  if (!sound || document.hidden || !navigator.userActivation?.hasBeenActive) return null;
  mixer ??= makeMixer();
  mixer.out.gain.value = LOUDNESS[volume];
  if (mixer.audio.state === 'suspended') void mixer.audio.resume();
  return mixer;
};
