/** `problem` is an English sentence and the key of its translations in `words.ts`. */
export type ReadAddress = { ok: true; address: string } | { ok: false; problem: 'unreadable' | 'insecure' };

const ownComputer = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * A typed server address as an origin: `desk.example.com` becomes `https://desk.example.com`. http is accepted for this
 * computer only. Path, query and credentials are dropped.
 */
export function serverAddress(typed: string): ReadAddress {
  const text = typed.trim();
  const full = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `${isOwn(text) ? 'http' : 'https'}://${text}`;
  if (text === '' || /\s/.test(text) || !URL.canParse(full)) return { ok: false, problem: 'unreadable' };
  const { protocol, hostname, origin } = new URL(full);
  if (hostname === '') return { ok: false, problem: 'unreadable' };
  if (protocol === 'https:' || (protocol === 'http:' && ownComputer.has(hostname)))
    return { ok: true, address: origin };
  return { ok: false, problem: protocol === 'http:' ? 'insecure' : 'unreadable' };
}

const isOwn = (text: string) => /^(localhost|127\.0\.0\.1|\[::1\])(:|\/|$)/i.test(text);
