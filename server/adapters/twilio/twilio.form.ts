import type { IncomingMessage } from 'node:http';
import { parse } from 'node:querystring';
import { storableText } from '#server/http/request/json-text.rules.ts';
import { hasBody, mediaType, readBytes } from '#server/http/request/request-body.ts';

/** Parameter names and their text. */
export type Form = Record<string, string | undefined>;

/** Twilio sends some forty parameters of at most 16 kB together; the longest name has 24 characters. */
const mostBytes = 128 * 1024;
const mostParameters = 200;
const longestName = 100;

/**
 * A webhook's form: `signed` as it was sent, for the signature, and `texts` without what cannot be stored; of a parameter
 * that comes twice the first counts. Null if it is not a form, or one with too many or too long names: a signature is
 * computed over each name as often as it occurs.
 * @throws AppError payload_too_large
 */
export async function readForm(
  request: IncomingMessage,
): Promise<{ signed: Record<string, unknown>; texts: Form } | null> {
  if (!hasBody(request)) return { signed: {}, texts: {} };
  if (mediaType(request) !== 'application/x-www-form-urlencoded') return { signed: {}, texts: {} };
  const body = (await readBytes(request, mostBytes)).toString();
  if (body.split('&', mostParameters + 1).length > mostParameters) return null;
  const signed = parse(body, '&', '=', { maxKeys: 0 });
  const entries = Object.entries(signed);
  if (entries.some(([name]) => name.length > longestName)) return null;
  return {
    signed,
    texts: Object.fromEntries(entries.map(([name, value]) => [name, storableText([value].flat()[0] ?? '')])),
  };
}
