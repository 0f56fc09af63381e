/** Small sounds made by code: no files, nothing before the first gesture. */

export type Sound = "turn" | "chosen" | "hurt" | "won" | "lost" | "said" | "refused";

interface Note {
  at: number;
  pitch: number;
  length: number;
  shape: OscillatorType;
}

const note = (at: number, pitch: number, length: number, shape: OscillatorType = "triangle"): Note => ({
  at,
  pitch,
  length,
  shape,
});

const SCORES: Record<Sound, Note[]> = {
  turn: [note(0, 392, 0.16), note(0.14, 587, 0.3)],
  chosen: [note(0, 330, 0.07, "sine")],
  hurt: [note(0, 147, 0.18, "sawtooth")],
  won: [note(0, 392, 0.2), note(0.16, 494, 0.2), note(0.32, 587, 0.2), note(0.48, 784, 0.6)],
  lost: [note(0, 294, 0.3), note(0.26, 233, 0.3), note(0.52, 175, 0.7)],
  said: [note(0, 660, 0.08, "sine"), note(0.07, 880, 0.1, "sine")],
  refused: [note(0, 196, 0.12, "square")],
};

/** Whether a sound is wanted now; a hidden tab is quiet unless somebody asked for it. */
export function audible(wish: { sound: boolean; background: boolean }, hidden: boolean): boolean {
  return wish.sound && (wish.background || !hidden);
}

let context: AudioContext | null = null;

export function play(sound: Sound, volume: number): void {
  if (volume <= 0 || typeof AudioContext === "undefined") return;
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    for (const one of SCORES[sound]) strike(context, one, volume);
  } catch {
    // A browser without sound plays without sound.
  }
}

function strike(on: AudioContext, one: Note, volume: number): void {
  const from = on.currentTime + one.at;
  const voice = on.createOscillator();
  const gain = on.createGain();
  voice.type = one.shape;
  voice.frequency.value = one.pitch;
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(volume * 0.25, from + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + one.length);
  voice.connect(gain).connect(on.destination);
  voice.start(from);
  voice.stop(from + one.length + 0.05);
}
