import type { DesktopBridge } from '#shared/desktop.ts';
import { createBrowserBridge } from './browser-bridge.ts';

declare global {
  interface Window {
    /** Set by the desktop program's preload script. */
    desktop?: DesktopBridge;
  }
}

/** The program around the console: the desktop program, or a browser. */
export const bridge: DesktopBridge = window.desktop ?? createBrowserBridge();
