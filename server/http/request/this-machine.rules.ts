import type { IncomingMessage } from 'node:http';

/** A host name or address of this machine alone, without a port; IPv6 with or without brackets. */
export function isLoopbackName(name: string): boolean {
  const bare = name.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  return bare === 'localhost' || bare === '::1' || /^(::ffff:)?127(\.\d{1,3}){3}$/.test(bare);
}

export const isLoopbackUrl = (url: string): boolean => URL.canParse(url) && isLoopbackName(new URL(url).hostname);

/** Whether a Host header names this machine. Any other name may be DNS rebinding. */
export const isLoopbackHost = (host: string | undefined): boolean =>
  isLoopbackName((host ?? '').replace(/:\d{1,5}$/, ''));

/** Headers that proxies, content networks and tunnels add. */
const forwarding =
  /^(x-forwarded(-.*)?|forwarded|via|x-real-ip|x-original-.*|x-envoy-.*|x-amzn-.*|cf-.*|cdn-loop|fly-.*|fastly-.*|true-client-ip|ngrok-.*|x-ngrok-.*|tailscale-.*)$/;

export const isForwarded = ({ headers }: IncomingMessage): boolean =>
  Object.keys(headers).some((name) => forwarding.test(name));

/**
 * Whether a request comes from this machine without a proxy: checks the peer address, the Host header and proxy
 * headers.
 */
export const isFromThisMachine = (request: IncomingMessage): boolean =>
  isLoopbackName(request.socket.remoteAddress ?? '') && isLoopbackHost(request.headers.host) && !isForwarded(request);
