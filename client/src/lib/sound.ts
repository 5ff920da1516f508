// Four small sounds, made here; silent until switched on.

import { preferences } from "./preferences.svelte";

const SOUNDS = {
  act: [[220, 0, 0.09]],
  asked: [
    [523, 0, 0.14],
    [659, 0.12, 0.2],
  ],
  over: [
    [392, 0, 0.2],
    [494, 0.16, 0.2],
    [587, 0.32, 0.4],
  ],
  talk: [[880, 0, 0.06]],
} as const;

let context: AudioContext | undefined;

export function play(sound: keyof typeof SOUNDS): void {
  if (!preferences.hasSound || !("AudioContext" in globalThis)) return;
  context ??= new AudioContext();
  for (const [pitch, after, length] of SOUNDS[sound]) {
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    const at = context.currentTime + after;
    tone.type = "triangle";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, at);
    volume.gain.exponentialRampToValueAtTime(0.18, at + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + length + 0.02);
  }
}
