/** Small sounds made by code: no files, nothing before the first gesture, nothing until somebody asks for it. */
import { settings } from "./settings.svelte";

/** One voice of a sound: a tone or a breath of noise that swells and dies away. Times in seconds, pitches in hertz. */
export interface Voice {
  at: number;
  length: number;
  shape: OscillatorType | "noise";
  /** Of a tone its pitch, of noise the middle of what the filter lets through. */
  pitch: number;
  /** Where the pitch glides to. */
  to?: number;
  /** How loud beside the others. */
  gain?: number;
  /** How long it swells. */
  swell?: number;
  /** How narrow the filter of noise is. */
  narrow?: number;
}

const tone = (at: number, pitch: number, length: number, more: Partial<Voice> = {}): Voice => ({
  at,
  pitch,
  length,
  shape: "triangle",
  ...more,
});
const noise = (at: number, pitch: number, length: number, more: Partial<Voice> = {}): Voice => ({
  at,
  pitch,
  length,
  shape: "noise",
  ...more,
});

/** A short knock of wood, as dice and steps make it. */
const knock = (at: number, pitch: number): Voice[] => [
  noise(at, pitch * 4, 0.03, { gain: 0.7, narrow: 2 }),
  tone(at, pitch, 0.05, { shape: "sine", to: pitch * 0.7, gain: 0.6 }),
];

export const SCORES = {
  /** It is your turn. */
  turn: [tone(0, 392, 0.16), tone(0.14, 587, 0.3)],
  /** An answer was sent. */
  chosen: [tone(0, 330, 0.07, { shape: "sine" })],
  /** A card is laid down. */
  card: [noise(0, 2400, 0.12, { to: 900, gain: 0.8, swell: 0.03 }), ...knock(0.09, 190)],
  /** A deck is shuffled. */
  shuffle: [0, 0.06, 0.11, 0.15, 0.2, 0.26].map((at) => noise(at, 3000, 0.06, { to: 1600, gain: 0.6, swell: 0.01 })),
  /** Dice roll out. */
  dice: [0, 0.07, 0.12, 0.21, 0.33].flatMap((at, index) => knock(at, 420 - index * 35)),
  /** A page is turned. */
  page: [noise(0, 900, 0.32, { to: 4200, gain: 0.7, swell: 0.14, narrow: 0.8 }), noise(0.26, 1500, 0.08, { gain: 0.4 })],
  /** Steps on the way. */
  step: [...knock(0, 110), ...knock(0.19, 98)],
  /** A blow lands. */
  blow: [noise(0, 700, 0.16, { to: 160, gain: 1.3, narrow: 0.7 }), tone(0, 120, 0.2, { shape: "sine", to: 48, gain: 1.4 })],
  /** Somebody is hurt. */
  hurt: [tone(0, 147, 0.18, { shape: "sawtooth", to: 98, gain: 0.6 })],
  /** A shield holds. */
  block: [noise(0, 3200, 0.05, { narrow: 3 }), tone(0, 880, 0.25, { gain: 0.5 }), tone(0, 1318, 0.2, { gain: 0.35 })],
  /** Somebody is healed. */
  heal: [tone(0, 523, 0.3, { shape: "sine", swell: 0.08 }), tone(0.1, 659, 0.3, { shape: "sine", swell: 0.08 })],
  /** Magic rises. */
  magic: [0, 1, 2, 3].map((step) => tone(step * 0.06, 620 * 1.26 ** step, 0.4, { shape: "sine", gain: 0.5, swell: 0.05 })),
  /** Coins change hands. */
  coin: [0, 0.08].flatMap((at) => [tone(at, 2093, 0.18, { gain: 0.5 }), tone(at, 3322, 0.12, { shape: "sine", gain: 0.35 })]),
  /** A round begins. */
  drum: [tone(0, 92, 0.35, { shape: "sine", to: 58, gain: 1.5 }), noise(0, 240, 0.1, { gain: 0.7, narrow: 0.7 })],
  won: [tone(0, 392, 0.2), tone(0.16, 494, 0.2), tone(0.32, 587, 0.2), tone(0.48, 784, 0.6)],
  lost: [tone(0, 294, 0.3), tone(0.26, 233, 0.3), tone(0.52, 175, 0.7)],
  said: [tone(0, 660, 0.08, { shape: "sine" }), tone(0.07, 880, 0.1, { shape: "sine" })],
  refused: [tone(0, 196, 0.12, { shape: "square", gain: 0.5 })],
} satisfies Record<string, Voice[]>;

export type Sound = keyof typeof SCORES;

/** Whether a sound is wanted now; a hidden tab is quiet unless somebody asked for it. */
export function audible(wish: { sound: boolean; background: boolean }, hidden: boolean): boolean {
  return wish.sound && (wish.background || !hidden);
}

/** Seconds within which the same sound is not heard twice: five wounds at once are one blow. */
const AGAIN = 0.06;

/** Plays sounds on a context; one is made when the first of them is wanted. */
export class Player {
  private context: AudioContext | null = null;
  private hiss: AudioBuffer | null = null;
  private readonly last = new Map<Sound, number>();

  constructor(private readonly make: () => AudioContext) {}

  /** Whether it is heard. */
  play(sound: Sound, volume: number): boolean {
    if (volume <= 0) return false;
    const on = (this.context ??= this.make());
    if (on.state === "suspended") void on.resume();
    if (on.currentTime - (this.last.get(sound) ?? Number.NEGATIVE_INFINITY) < AGAIN) return false;
    this.last.set(sound, on.currentTime);
    for (const voice of SCORES[sound] as Voice[]) this.strike(on, voice, volume);
    return true;
  }

  private strike(on: AudioContext, voice: Voice, volume: number): void {
    const from = on.currentTime + voice.at;
    const until = from + voice.length;
    const gain = on.createGain();
    gain.gain.setValueAtTime(0, from);
    gain.gain.linearRampToValueAtTime(volume * 0.25 * (voice.gain ?? 1), from + (voice.swell ?? 0.012));
    gain.gain.exponentialRampToValueAtTime(0.0001, until);
    gain.connect(on.destination);
    const source = voice.shape === "noise" ? this.breath(on, voice, from, gain) : tuned(on, voice, voice.shape, from, gain);
    source.start(from);
    source.stop(until + 0.05);
  }

  private breath(on: AudioContext, voice: Voice, from: number, into: AudioNode): AudioScheduledSourceNode {
    const source = on.createBufferSource();
    source.buffer = this.hiss ??= hiss(on);
    const filter = on.createBiquadFilter();
    filter.type = "bandpass";
    filter.Q.value = voice.narrow ?? 1;
    glide(filter.frequency, voice, from);
    source.connect(filter).connect(into);
    return source;
  }
}

function tuned(on: AudioContext, voice: Voice, shape: OscillatorType, from: number, into: AudioNode): AudioScheduledSourceNode {
  const source = on.createOscillator();
  source.type = shape;
  glide(source.frequency, voice, from);
  source.connect(into);
  return source;
}

function glide(pitch: AudioParam, voice: Voice, from: number): void {
  pitch.setValueAtTime(voice.pitch, from);
  if (voice.to) pitch.exponentialRampToValueAtTime(voice.to, from + voice.length);
}

/** Half a second of noise, the same every time. */
function hiss(on: AudioContext): AudioBuffer {
  const buffer = on.createBuffer(1, Math.round(on.sampleRate / 2), on.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 1;
  for (let at = 0; at < samples.length; at++) {
    seed = (seed * 16807) % 2147483647;
    samples[at] = (seed / 2147483647) * 2 - 1;
  }
  return buffer;
}

const player = new Player(() => new AudioContext());

/** Let a sound be heard, if the person at this screen wants sounds and has touched the page. */
export function play(sound: Sound): void {
  if (!audible(settings, document.hidden) || typeof AudioContext === "undefined") return;
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  try {
    player.play(sound, settings.volume);
  } catch {
    // A browser without sound plays without sound.
  }
}
