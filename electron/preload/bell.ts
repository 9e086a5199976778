import { ipcRenderer } from 'electron';
import { soundOnce, type AlarmSound } from '#shared/bell-sound.ts';

/** Sounds the alarm when the main process asks, and tells whether it started. The audio device is released after each ring. */
ipcRenderer.on('bell:ring', (_event, sound: AlarmSound, volume: number) => {
  const tell = (started: boolean) => ipcRenderer.send('bell:rang', started);
  void soundOnce(sound, volume).then(tell, () => tell(false));
});
