import type { BrowserWindow } from 'electron';
import { nextZoom, type ZoomStep } from './zoom.rules.ts';

const levels = new WeakMap<BrowserWindow, number>();

/**
 * Keeps a window's zoom level over reloads. Chromium shares a level between all pages of an origin unless the window is
 * isolated, which a load ends.
 */
export function keepZoom(window: BrowserWindow, first: number): void {
  levels.set(window, first);
  const apply = () => setZoom(window, levels.get(window) ?? 0);
  window.webContents.on('dom-ready', apply);
  window.webContents.on('did-finish-load', apply);
}

/** Makes a window larger or smaller by a step; 0 resets it. */
export function stepZoom(window: BrowserWindow, step: ZoomStep): void {
  const level = nextZoom(levels.get(window) ?? 0, step);
  levels.set(window, level);
  setZoom(window, level);
}

function setZoom({ webContents }: BrowserWindow, level: number): void {
  // Older Electrons, such as that of the tests, lack it.
  webContents.setZoomMode?.('isolated');
  webContents.setZoomLevel(level);
}
