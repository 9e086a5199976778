import { execFile } from 'node:child_process';
import type { Clock } from './clock.ts';
import { quietQuestions } from './system-quiet.rules.ts';

/** An answer is used for this time, in milliseconds: the bell asks before each ring. */
const keptMs = 20_000;
/** The alarm waits no longer for the system's answer, in milliseconds. */
const patienceMs = 2000;

/** The system's own "do not disturb". `look` asks the system; `isOn` is the last answer. */
export type SystemQuiet = { look(): Promise<boolean>; isOn(): boolean };

/** Runs a program; null if it is missing or fails. */
type Ask = (program: string, args: string[]) => Promise<string | null>;
const ask: Ask = (program, args) =>
  new Promise((resolve) =>
    execFile(program, args, { timeout: patienceMs, windowsHide: true }, (error, output) =>
      resolve(error ? null : output),
    ),
  );

/** Asked only while a guest waits, because Windows needs a process of its own for each answer. No answer counts as off. */
export function createSystemQuiet(clock: Clock, platform: NodeJS.Platform = process.platform, from = ask): SystemQuiet {
  let on = false;
  let askedAt = Number.NEGATIVE_INFINITY;
  let current: Promise<boolean> | null = null;
  const questions = quietQuestions(platform);
  const look = async (): Promise<boolean> => {
    const answers = await Promise.all(
      questions.map(async ({ program, args, isQuiet }) => isQuiet((await from(program, args)) ?? '')),
    );
    on = answers.some(Boolean);
    askedAt = clock.now();
    current = null;
    return on;
  };
  return {
    isOn: () => on,
    // The clock may have been set back.
    look: () => (Math.abs(clock.now() - askedAt) < keptMs ? Promise.resolve(on) : (current ??= look())),
  };
}
