/** The sounds of a table, made of a few notes: no file is loaded for them. */
import type { SoundName } from '@taverne/ui';

/** From one pitch to another, in hertz; when and for how long, in seconds; how loud at its beginning. */
interface Note {
  readonly at: number;
  readonly from: number;
  readonly to?: number;
  readonly lasts: number;
  readonly loud: number;
  /** A rustle around the pitch instead of a tone. */
  readonly rustles?: boolean;
  readonly shape?: OscillatorType;
}

const bell = (at: number, from: number): Note => ({ at, from, lasts: 0.6, loud: 0.06 });
const knock = (at: number, from: number): Note => ({ at, from, lasts: 0.05, loud: 0.16, rustles: true });

export const SCORES: { readonly [S in SoundName]: readonly Note[] } = {
  turn: [bell(0, 523.25), bell(0.14, 783.99)],
  capture: [
    { at: 0, from: 196, to: 74, lasts: 0.34, loud: 0.14, shape: 'triangle' },
    { at: 0, from: 900, lasts: 0.07, loud: 0.1, rustles: true },
  ],
  dice: [knock(0, 2100), knock(0.07, 1700), knock(0.13, 2300), knock(0.22, 1900), knock(0.34, 1500), knock(0.5, 1300)],
  win: [bell(0, 523.25), bell(0.13, 659.25), bell(0.26, 783.99), { ...bell(0.42, 1046.5), lasts: 0.9 }],
};

let audio: AudioContext | undefined;
let noise: AudioBuffer | undefined;

export function play(name: SoundName): void {
  try {
    audio ??= new AudioContext();
    for (const note of SCORES[name]) sound(audio, note);
  } catch {
    // Where nothing can sound, the title and the pulse tell as well.
  }
}

function sound(audio: AudioContext, { at, lasts, loud, ...note }: Note): void {
  const begin = audio.currentTime + at;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(loud, begin + Math.min(0.02, lasts / 4));
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
  volume.connect(audio.destination);
  const source = note.rustles ? rustle(audio, note.from, volume) : tone(audio, { ...note, begin, lasts }, volume);
  source.start(begin);
  source.stop(begin + lasts + 0.05);
}

type Tone = Pick<Note, 'from' | 'to' | 'shape' | 'lasts'> & { readonly begin: number };

function tone(
  audio: AudioContext,
  { from, to = from, shape = 'sine', begin, lasts }: Tone,
  volume: AudioNode,
): AudioScheduledSourceNode {
  const source = audio.createOscillator();
  source.type = shape;
  source.frequency.setValueAtTime(from, begin);
  source.frequency.exponentialRampToValueAtTime(to, begin + lasts);
  source.connect(volume);
  return source;
}

function rustle(audio: AudioContext, pitch: number, volume: AudioNode): AudioScheduledSourceNode {
  const [source, band] = [audio.createBufferSource(), audio.createBiquadFilter()];
  noise ??= noiseFor(audio);
  source.buffer = noise;
  band.type = 'bandpass';
  band.frequency.value = pitch;
  band.Q.value = 1.4;
  source.connect(band).connect(volume);
  return source;
}

function noiseFor(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 5, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
