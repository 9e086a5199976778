import { useEffect, useSyncExternalStore } from 'react';
import { playBell } from '#shared/bell-sound.ts';

/** Interval of the alarm while a guest waits, in milliseconds. */
const ringEveryMs = 8000;
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
  playBell(output);
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
