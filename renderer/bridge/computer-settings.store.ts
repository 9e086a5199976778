import { create } from 'zustand';
import type { PlatformInfo, PlatformSettings, SettingsChange } from '#shared/desktop.ts';
import { platform } from './index.ts';

type PlatformState = { settings: PlatformSettings; info: PlatformInfo | null };

/** Preferences of this computer. */
export const usePlatformSettings = create<PlatformState>(() => ({
  settings: { noticeDetail: 'name', quiet: false, startAtLogin: false },
  info: null,
}));

/** Reads them once and follows every change, also from the tray icon. */
export async function startPlatformSettings(): Promise<void> {
  platform.onSettings((settings) => usePlatformSettings.setState({ settings }));
  usePlatformSettings.setState({ settings: await platform.settings(), info: await platform.info() });
}

export async function changePlatformSettings(change: SettingsChange): Promise<void> {
  usePlatformSettings.setState({ settings: await platform.changeSettings(change) });
}
