import type { Log } from './log.ts';

/**
 * Logs errors that no code caught. Without these handlers Electron shows a dialog for an exception, and on Windows and Linux
 * the main process, and with it the alarm, stands still until a person closes the dialog.
 */
export function logErrors(log: Log): void {
  const keep = (error: unknown) => log(errorLine(error));
  process.on('uncaughtException', keep);
  process.on('unhandledRejection', keep);
}

/** Takes all steps, also after one that failed: a tray that the system refuses must not hold back the notices. */
export function takeAll(log: Log, steps: readonly (() => void)[]): void {
  for (const step of steps)
    try {
      step();
    } catch (error) {
      log(errorLine(error));
    }
}

const errorLine = (error: unknown): string =>
  `error in the main process: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
