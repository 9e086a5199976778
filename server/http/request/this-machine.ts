import type { RequestHandler } from 'express';
import { AppError } from '../../app-error.ts';
import { isForwarded, isFromThisMachine, isLoopbackHost } from './this-machine.rules.ts';

/**
 * For the guest phone and the mailbox, which have no sign-in: accepts requests from this machine only. `closed`: the
 * settings (HOST, PUBLIC_URL) allow other machines, so all requests are refused.
 */
export function onlyFromThisMachine({ closed }: { closed: boolean }): RequestHandler {
  return (request, _response, next) => {
    if (!closed && isFromThisMachine(request)) return next();
    throw new AppError('forbidden', 'this_machine_only_pages');
  };
}

/**
 * For a server restricted to this machine: refuses requests with another host name (DNS rebinding) and
 * through tunnels, because the demo passwords are public.
 */
export const refuseForeignHosts: RequestHandler = (request, _response, next) => {
  const { host, 'x-forwarded-for': _clients, 'x-forwarded-proto': _scheme, ...others } = request.headers;
  const forwardedHost = request.get('x-forwarded-host');
  delete others['x-forwarded-port'];
  if (forwardedHost !== undefined && isLoopbackHost(forwardedHost)) delete others['x-forwarded-host'];
  if (isLoopbackHost(host) && !isForwarded({ headers: others } as typeof request)) return next();
  throw new AppError('forbidden', 'this_machine_only');
};
