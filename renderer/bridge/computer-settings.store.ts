import { create } from 'zustand';
import type { ComputerInfo, ComputerSettings, SettingsChange } from '#shared/desktop.ts';
import { bridge } from './index.ts';

type ComputerState = { settings: ComputerSettings; info: ComputerInfo | null };

/** Preferences of this computer. */
export const useComputerSettings = create<ComputerState>(() => ({
  settings: { noticeDetail: 'name', quiet: false, muted: false, startAtLogin: false },
  info: null,
}));

/** Reads them once and follows every change, also from the tray icon. */
export async function startComputerSettings(): Promise<void> {
  bridge.onSettings((settings) => useComputerSettings.setState({ settings }));
  useComputerSettings.setState({ settings: await bridge.settings(), info: await bridge.info() });
}

export async function changeComputerSettings(change: SettingsChange): Promise<void> {
  useComputerSettings.setState({ settings: await bridge.changeSettings(change) });
}
