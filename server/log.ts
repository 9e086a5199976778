import { pino, type DestinationStream, type Logger } from 'pino';
import { createRepeats } from './log-repeats.ts';
import { describeError, withoutSecrets } from './log.rules.ts';

/**
 * Creates the logger. Errors are reduced to the fields that locate them, and texts lose everything that may be
 * a secret or a guest's data (log.rules.ts). Warnings of one class of failure are collapsed (log-repeats.ts).
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const repeats = createRepeats();
  const options = {
    level,
    formatters: { log: (fields: Record<string, unknown>) => reduced(fields) as Record<string, unknown> },
    hooks: {
      logMethod(
        this: Logger,
        args: Parameters<Logger['info']>,
        method: (...args: Parameters<Logger['info']>) => void,
        level: number,
      ) {
        // A bare error becomes `err`; otherwise pino would repeat its message.
        const [first] = args as unknown[];
        const given = first instanceof Error ? [{ err: first }, args[1] ?? 'error'] : args;
        const texts = (given as unknown[]).map((each) => (typeof each === 'string' ? withoutSecrets(each) : each));
        const write = (fields: unknown[]) => method.apply(this, fields as Parameters<Logger['info']>);
        const failure = level === WARN ? failureOf(texts) : null;
        if (!failure) return write(texts);
        repeats(failure.key, (summary) => write(summary ? [{ ...failure.facts, ...summary }, failure.message] : texts));
      },
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

const WARN = pino.levels.values['warn'];

/** The class of a failure: its message, and type and code of its error. Warnings are what passes: an outage, a retry. */
function failureOf([fields, message]: unknown[]) {
  const { err } = (typeof fields === 'object' && fields !== null ? fields : {}) as Record<string, unknown>;
  if (!(err instanceof Error) || typeof message !== 'string') return null;
  const { type, code, kind, status } = describeError(err);
  const facts = { type, code, kind, status };
  return { key: JSON.stringify([message, facts]), message, facts };
}

const deepest = 4;

function reduced(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return withoutSecrets(value);
  if (value instanceof Error) return describeError(value);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (depth === deepest) return '[…]';
  if (Array.isArray(value)) return value.map((each) => reduced(each, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, reduced(each, depth + 1)]));
}
