import { useEffect } from 'react';
import { create } from 'zustand';

/** Whether the command palette is open. `openings`: how often it was; with the first one it is loaded. */
export const usePalette = create<{ open: boolean; openings: number }>(() => ({ open: false, openings: 0 }));

export function openPalette(): void {
  usePalette.setState(({ openings }) => ({ open: true, openings: openings + 1 }));
}

export function closePalette(): void {
  usePalette.setState({ open: false });
}

/** Ctrl+K, or Cmd+K on a Mac: opens it, and closes it again. */
export function usePaletteShortcut(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      if (usePalette.getState().open) closePalette();
      else openPalette();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
