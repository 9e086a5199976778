import { useEffect, useSyncExternalStore } from 'react';

/** Interval of the alarm while a guest waits, in milliseconds. */
const ringEveryMs = 8000;
/** Two notes, as of a desk bell: frequency in hertz, start and length in seconds. */
const notes = [
  { frequency: 1318.5, at: 0, length: 0.5 },
  { frequency: 1046.5, at: 0.22, length: 0.7 },
] as const;
const loudness = 0.25;

let audio: AudioContext | null = null;
const listeners = new Set<() => void>();
const tellAll = () => listeners.forEach((listener) => listener());

/** Browsers allow sound only after a user interaction. Null if audio is not supported. */
function context(): AudioContext | null {
  if (audio || typeof AudioContext === 'undefined') return audio;
  audio = new AudioContext();
  audio.onstatechange = tellAll;
  return audio;
}

/** Asks for sound; works inside a click or a key press. */
export async function turnOnSound(): Promise<void> {
  await context()
    ?.resume()
    .catch(() => undefined);
  tellAll();
}

/** Sounds the bell once; silent where the browser does not allow it yet. */
function ring(): void {
  const output = context();
  if (!output || output.state !== 'running') return;
  for (const note of notes) {
    const start = output.currentTime + note.at;
    const tone = output.createOscillator();
    const volume = output.createGain();
    tone.type = 'sine';
    tone.frequency.value = note.frequency;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(loudness, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + note.length);
    tone.connect(volume).connect(output.destination);
    tone.start(start);
    tone.stop(start + note.length);
  }
}

/** Rings immediately and every 8 seconds while `on`. `blocked`: the browser does not allow the sound yet. */
export function useBell(on: boolean): { blocked: boolean } {
  const state = useSyncExternalStore(subscribe, () => (on ? (context()?.state ?? 'none') : 'none'));
  useEffect(() => {
    if (!on) return;
    ring();
    const timer = setInterval(ring, ringEveryMs);
    return () => clearInterval(timer);
  }, [on, state]);
  useUnlock(on && state === 'suspended');
  return { blocked: on && state === 'suspended' };
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** The first touch of the page anywhere is enough. */
function useUnlock(wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return;
    const unlock = () => void turnOnSound();
    window.addEventListener('pointerdown', unlock);
    window.addEventListener('keydown', unlock);
    return () => {
      window.removeEventListener('pointerdown', unlock);
      window.removeEventListener('keydown', unlock);
    };
  }, [wanted]);
}
