import { create } from 'zustand';
import type { ComputerInfo, ComputerSettings, SettingsChange } from '#shared/desktop.ts';
import { firstSettings } from './browser-bridge.ts';
import { bridge } from './index.ts';

type ComputerState = { settings: ComputerSettings; info: ComputerInfo | null };

/** Preferences of this computer. */
export const useComputerSettings = create<ComputerState>(() => ({ settings: firstSettings, info: null }));

/** Reads them once and follows every change, also from the tray icon. */
export async function startComputerSettings(): Promise<void> {
  bridge.onSettings(keep);
  keep(await bridge.settings());
  useComputerSettings.setState({ info: await bridge.info() });
}

export async function changeComputerSettings(change: SettingsChange): Promise<void> {
  keep(await bridge.changeSettings(change));
}

let end: ReturnType<typeof setTimeout> | undefined;

/** "Do not disturb" ends by itself. */
function keep(settings: ComputerSettings): void {
  clearTimeout(end);
  useComputerSettings.setState({ settings });
  if (settings.quietUntil === null) return;
  const over = () => keep({ ...useComputerSettings.getState().settings, quietUntil: null });
  end = setTimeout(over, Math.max(0, settings.quietUntil - Date.now()));
}
