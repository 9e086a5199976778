import { useEffect, useSyncExternalStore } from 'react';
import { mayPlaySound, soundOnce } from '#shared/bell-sound.ts';
import { useComputerSettings } from '#renderer/bridge/computer-settings.store.ts';

/** Interval of the alarm while a guest waits, in milliseconds. */
const ringEveryMs = 8000;
/** Where there is no sound at all, no click can allow it. */
const hasSound = typeof AudioContext !== 'undefined';
let isBlocked = false;
const listeners = new Set<() => void>();

function setBlocked(blocked: boolean): void {
  if (blocked === isBlocked || !hasSound) return;
  isBlocked = blocked;
  listeners.forEach((listener) => listener());
}

/** Asks for sound; works inside a click or a key press. */
export async function turnOnSound(): Promise<void> {
  setBlocked(!(await mayPlaySound()));
}

/** Sounds the alarm once; silent where the browser does not allow it yet. */
async function ring(): Promise<void> {
  const { sound, volume } = useComputerSettings.getState().settings;
  setBlocked(!(await soundOnce(sound, volume)));
}

/** Rings immediately and every 8 seconds while `on`. `blocked`: the browser does not allow the sound yet. */
export function useBell(on: boolean): { blocked: boolean } {
  const blocked = useSyncExternalStore(subscribe, () => isBlocked) && on;
  useEffect(() => {
    if (!on || blocked) return;
    void ring();
    const timer = setInterval(() => void ring(), ringEveryMs);
    return () => clearInterval(timer);
  }, [on, blocked]);
  useUnlock(blocked);
  return { blocked };
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** The first click anywhere is enough. Not its beginning: the hint goes then, and the page would move under the finger. */
function useUnlock(wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return;
    const unlock = () => void turnOnSound();
    window.addEventListener('click', unlock);
    window.addEventListener('keydown', unlock);
    return () => {
      window.removeEventListener('click', unlock);
      window.removeEventListener('keydown', unlock);
    };
  }, [wanted]);
}
