import { app } from 'electron';
import type { Clock } from './clock.ts';

type Parts = {
  clock: Clock;
  log: (line: string) => void;
  /** Called after the network process ended: its connections are gone. Chromium starts another one. */
  networkEnded: () => void;
};

/**
 * Chromium draws without the graphics card after three ends of the GPU process, and ends the whole program, and with it the
 * alarm, after three more. It forgets one in an hour.
 */
const gpuEnds = { most: 4, ms: 3_600_000 };

/** Logs processes of Chromium that ended. Chromium replaces them itself. */
export function watchProcesses({ clock, log, networkEnded }: Parts): void {
  let ends: number[] = [];
  const gpuEnded = () => {
    ends = [...ends, clock.now()].filter((at) => clock.now() - at < gpuEnds.ms);
    if (ends.length !== gpuEnds.most) return;
    log('the GPU process ends often: it is started again without a limit');
    // Read at each end of the process.
    app.commandLine.appendSwitch('disable-gpu-process-crash-limit');
  };
  app.on('child-process-gone', (_event, { type, reason, exitCode, name = '', serviceName = '' }) => {
    if (reason === 'clean-exit') return;
    log(`the process ${[type, name, serviceName].filter(Boolean).join(' ')} ended: ${reason}, code ${exitCode}`);
    if (serviceName === 'network.mojom.NetworkService') networkEnded();
    if (type === 'GPU') gpuEnded();
  });
}
