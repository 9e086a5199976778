import { ipcRenderer } from 'electron';
import { soundOnce, type AlarmSound } from '#shared/bell-sound.ts';

/** Sounds the alarm when the main process asks. The audio device is released after each ring. */
ipcRenderer.on('bell:ring', (_event, sound: AlarmSound, volume: number) => void soundOnce(sound, volume));
