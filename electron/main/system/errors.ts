import type { Log } from './log.ts';

/**
 * Logs errors that no code caught. Without these handlers Electron shows a dialog for an exception, and on Windows and Linux
 * the main process, and with it the alarm, stands still until a person closes the dialog.
 */
export function logErrors(log: Log): void {
  const keep = (error: unknown) =>
    log(`error in the main process: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  process.on('uncaughtException', keep);
  process.on('unhandledRejection', keep);
}
