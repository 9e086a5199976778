import { ipcRenderer } from 'electron';
import { bellMs, playBell } from '#shared/bell-sound.ts';

/** Sounds the bell when the main process asks. The audio device is released after each ring. */
ipcRenderer.on('bell:ring', () => {
  const output = new AudioContext();
  playBell(output);
  setTimeout(() => void output.close(), bellMs + 100);
});
