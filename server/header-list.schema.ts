import { z } from 'zod';

/** Headers in one setting, as OpenTelemetry writes them: `name=value`, separated by commas, values percent-encoded. */
export const headerList = z
  .string()
  .transform((list) => list.split(',').map(headerOf))
  .refine((headers) => headers.every(([name, value]) => /^[\w-]+$/.test(name) && value !== null))
  .transform((headers): Record<string, string> =>
    Object.fromEntries(headers.map(([name, value]) => [name, value ?? ''])),
  );

function headerOf(pair: string): [string, string | null] {
  const at = pair.indexOf('=');
  return at < 0 ? ['', null] : [pair.slice(0, at).trim(), decoded(pair.slice(at + 1).trim())];
}

function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
