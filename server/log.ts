import { pino, type DestinationStream, type Logger } from 'pino';
import { describeError, withoutSecrets } from './log.rules.ts';

/**
 * Creates the logger. Errors are reduced to the fields that locate them, and texts lose everything that may be
 * a secret or a guest's data (log.rules.ts).
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    formatters: { log: (fields: Record<string, unknown>) => reduced(fields) as Record<string, unknown> },
    hooks: {
      logMethod(this: Logger, args: Parameters<Logger['info']>, method: (...args: Parameters<Logger['info']>) => void) {
        // A bare error becomes `err`; otherwise pino would repeat its message.
        const [first] = args as unknown[];
        const given = first instanceof Error ? [{ err: first }, args[1] ?? 'error'] : args;
        const texts = (given as unknown[]).map((each) => (typeof each === 'string' ? withoutSecrets(each) : each));
        method.apply(this, texts as Parameters<Logger['info']>);
      },
    },
  };
  return destination ? pino(options, destination) : pino(options);
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
