import { app } from 'electron';
import type { Settings } from './settings/settings.store.ts';
import { setAutostart } from './system/autostart.ts';
import { mustWriteAutostart } from './system/autostart.rules.ts';

/** Makes the entry of an installed program where it is due. Called at the start and after a server was chosen. */
export function keepAutostart(settings: Settings): void {
  const { startAtLogin: wanted } = settings.current();
  const isPolicy = settings.locked().includes('startAtLogin');
  const known = { hasServer: settings.server() !== null, wanted, isPolicy, written: settings.autostartWritten() };
  if (!app.isPackaged || !mustWriteAutostart(known)) return;
  setAutostart(wanted);
  settings.keepAutostartWritten(wanted);
}

/** A person switches it, also back on after it was switched off in the system's settings. */
export function changeAutostart(settings: Settings, on: boolean): void {
  if (!app.isPackaged) return;
  setAutostart(on);
  settings.keepAutostartWritten(on);
}
