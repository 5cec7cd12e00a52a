/** A few soft sounds, made here: a bell, a knock, a pluck, a chord, a thud. None is a file, none is loud. */

import { preferences } from "./preferences";

export type Sound = "turn" | "place" | "gain" | "harvest" | "loss";

interface Note {
  at: number; // seconds
  pitch: number; // hertz
  to?: number; // where the pitch slides
  lasts: number;
  loud: number;
  wave: OscillatorType;
}

const bell = (at: number, pitch: number, loud = 0.12): Note[] => [
  { at, pitch, lasts: 0.9, loud, wave: "sine" },
  { at, pitch: pitch * 2.76, lasts: 0.35, loud: loud * 0.25, wave: "sine" },
];

const SOUNDS: Record<Sound, Note[]> = {
  turn: [...bell(0, 523.25), ...bell(0.16, 783.99)],
  place: [
    { at: 0, pitch: 210, to: 120, lasts: 0.09, loud: 0.2, wave: "triangle" },
    { at: 0.004, pitch: 640, to: 420, lasts: 0.03, loud: 0.05, wave: "square" },
  ],
  gain: [
    { at: 0, pitch: 659.25, lasts: 0.16, loud: 0.06, wave: "triangle" },
    { at: 0.07, pitch: 880, lasts: 0.22, loud: 0.06, wave: "triangle" },
  ],
  harvest: [
    { at: 0, pitch: 392, lasts: 0.7, loud: 0.07, wave: "triangle" },
    { at: 0.09, pitch: 493.88, lasts: 0.7, loud: 0.06, wave: "triangle" },
    { at: 0.18, pitch: 587.33, lasts: 0.8, loud: 0.06, wave: "triangle" },
  ],
  loss: [
    { at: 0, pitch: 150, to: 62, lasts: 0.34, loud: 0.2, wave: "sine" },
    { at: 0, pitch: 233, to: 110, lasts: 0.24, loud: 0.05, wave: "triangle" },
  ],
};

/** So long after one sound no other one of the same kind is heard. */
const REST = 140;

let context: AudioContext | null = null;
const heard = new Map<Sound, number>();

/** Browsers allow sounds only after somebody has touched the page; before that, nothing is heard. */
export function sound(name: Sound): void {
  const now = performance.now();
  if (!preferences.sound || now - (heard.get(name) ?? -REST) < REST || !mayPlay()) return;
  heard.set(name, now);
  document.dispatchEvent(new CustomEvent("sound", { detail: name }));
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const note of SOUNDS[name]) play(context, note);
}

function mayPlay(): boolean {
  return typeof AudioContext !== "undefined" && navigator.userActivation?.hasBeenActive !== false;
}

function play(audio: AudioContext, { at, pitch, to, lasts, loud, wave }: Note): void {
  const start = audio.currentTime + 0.01 + at;
  const voice = audio.createOscillator();
  const volume = audio.createGain();
  voice.type = wave;
  voice.frequency.setValueAtTime(pitch, start);
  if (to !== undefined) voice.frequency.exponentialRampToValueAtTime(to, start + lasts);
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  voice.connect(volume).connect(audio.destination);
  voice.start(start);
  voice.stop(start + lasts + 0.02);
}
