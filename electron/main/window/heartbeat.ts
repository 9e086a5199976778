import type { BrowserWindow } from 'electron';
import type { Clock } from '../system/clock.ts';
import { isPrinting } from './print.ts';

const beatMs = 10_000;
const mostMisses = 2;

/**
 * Asks the page for a sign of life every 10 seconds, also while it is hidden. After two misses its process is ended, and
 * `reviveWindow` loads it again. What was typed is kept. A process that does not end by Chromium's request is killed.
 */
export function watchHeartbeat(window: BrowserWindow, clock: Clock, log: (line: string) => void): void {
  const { webContents } = window;
  let misses = 0;
  let waiting = false;
  let wasAsked = false;
  let asked = 0;
  const end = () => {
    const pid = webContents.getOSProcessId();
    if (!wasAsked) webContents.forcefullyCrashRenderer();
    // 0, which would name the program itself, is a page without a process.
    else if (pid > 0) process.kill(pid, 'SIGKILL');
    wasAsked = true;
  };
  const beat = () => {
    if (webContents.isDestroyed() || webContents.isCrashed() || webContents.isLoadingMainFrame()) return reset();
    if (isPrinting(webContents)) return reset();
    if (waiting) misses += 1;
    if (misses >= mostMisses) {
      log(`the page did not answer ${misses} times: it is started again`);
      misses = 0;
      return end();
    }
    if (!waiting) void ask();
  };
  const reset = () => {
    misses = 0;
    waiting = false;
    wasAsked = false;
  };
  const ask = async () => {
    const mine = (asked += 1);
    waiting = true;
    await webContents.mainFrame.executeJavaScript('0').catch(() => undefined);
    if (mine === asked) reset();
  };
  // A process that has ended answers no question; the page that is loaded next has not been asked one.
  webContents.on('render-process-gone', () => {
    asked += 1;
    reset();
  });
  const stop = clock.every(beatMs, beat);
  window.on('closed', stop);
}
