import { app } from 'electron';

type Parts = {
  log: (line: string) => void;
  /** Called after the network process ended: its connections are gone. Chromium starts another one. */
  networkEnded: () => void;
};

/** Logs processes of Chromium that ended. Chromium replaces them itself. */
export function watchProcesses({ log, networkEnded }: Parts): void {
  app.on('child-process-gone', (_event, { type, reason, exitCode, name = '', serviceName = '' }) => {
    if (reason === 'clean-exit') return;
    log(`the process ${[type, name, serviceName].filter(Boolean).join(' ')} ended: ${reason}, code ${exitCode}`);
    if (serviceName === 'network.mojom.NetworkService') networkEnded();
  });
}
