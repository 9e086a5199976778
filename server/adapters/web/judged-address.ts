import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { RequestOptions } from 'node:http';

/** All addresses of a name; none for an unknown one. */
export async function addressesOf(url: URL, resolve = allAddresses): Promise<string[]> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) ? [host] : resolve(host).catch(() => []);
}

async function allAddresses(name: string): Promise<string[]> {
  return (await lookup(name, { all: true, verbatim: true })).map(({ address }) => address);
}

export const portOf = (url: URL) => Number(url.port || (url.protocol === 'https:' ? 443 : 80));

/** Connects to `address` and to nothing else: a name server that answers differently a moment later has no say. */
export const only =
  (address: string): NonNullable<RequestOptions['lookup']> =>
  (_name, wanted, done) => {
    const family = isIP(address);
    if (wanted.all) done(null, [{ address, family }]);
    else done(null, address, family);
  };
