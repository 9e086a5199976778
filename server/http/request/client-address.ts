import { BlockList, isIP } from 'node:net';
import type { Request } from 'express';

/** Header that carries the client's address from Express (which knows the proxies) to better-auth's rate limits. */
export const clientIpHeader = 'x-client-ip';

/** Whether a text is an IP address, or a network such as 10.0.0.0/8. */
export function isAddressOrNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const family = isIP(address);
  if (!family || rest.length) return false;
  if (prefix === undefined) return true;
  try {
    new BlockList().addSubnet(address, /^\d{1,3}$/.test(prefix) ? Number(prefix) : -1, family === 6 ? 'ipv6' : 'ipv4');
    return true;
  } catch {
    return false;
  }
}

/**
 * The client's address: the peer, or X-Forwarded-For if the peer is one of TRUSTED_PROXIES, read from the right up to
 * the first address that is not a trusted proxy (Express). Invalid addresses are ignored.
 */
export function clientAddress(request: Request): string {
  const address = request.ip ?? '';
  return isIP(address) ? address : (request.socket.remoteAddress ?? '');
}
