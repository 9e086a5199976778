import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** IPv4 that is not the open internet: IANA's special-purpose registry (RFC 6890), multicast and reserved. */
const insideV4 = blockList('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]);

/** The only IPv6 range that is given to the open internet, */
const globalV6 = blockList('ipv6', [['2000::', 3]]);
/** less what carries another address inside it (Teredo, 6to4) or is for examples. */
const insideV6 = blockList('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]);

function blockList(family: 'ipv4' | 'ipv6', ranges: [string, number][]): BlockList {
  const list = new BlockList();
  for (const [net, prefix] of ranges) list.addSubnet(net, prefix, family);
  return list;
}

/**
 * Whether an IP address belongs to the open internet: not loopback, private, link-local (also a cloud's metadata), shared,
 * multicast or reserved. What is no address is not public.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !insideV4.check(address, 'ipv4');
  // ::ffff:a.b.c.d and the like lie outside 2000::/3.
  return isIPv6(address) && globalV6.check(address, 'ipv6') && !insideV6.check(address, 'ipv6');
}
