import type { BrowserWindow } from 'electron';
import type { Clock } from '../system/clock.ts';
import { isPrinting } from './print.ts';

const beatMs = 10_000;
const mostMisses = 2;

/**
 * Asks the page for a sign of life every 10 seconds, also while it is hidden. After two misses its process is ended, and
 * `reviveWindow` loads it again. What was typed is kept.
 */
export function watchHeartbeat(window: BrowserWindow, clock: Clock, log: (line: string) => void): void {
  const { webContents } = window;
  let misses = 0;
  let waiting = false;
  const beat = () => {
    if (webContents.isDestroyed() || webContents.isCrashed() || webContents.isLoadingMainFrame()) return reset();
    if (isPrinting(webContents)) return reset();
    if (waiting) misses += 1;
    if (misses >= mostMisses) {
      log(`the page did not answer ${misses} times: it is started again`);
      reset();
      return webContents.forcefullyCrashRenderer();
    }
    if (!waiting) void ask();
  };
  const reset = () => {
    misses = 0;
    waiting = false;
  };
  const ask = async () => {
    waiting = true;
    await webContents.mainFrame.executeJavaScript('0').catch(() => undefined);
    reset();
  };
  const stop = clock.every(beatMs, beat);
  window.on('closed', stop);
}
