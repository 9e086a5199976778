import type { RequestHandler } from 'express';
import { AppError } from './app-error.ts';
import { isForwarded, isFromThisMachine, isLoopbackHost } from './this-machine.rules.ts';

/**
 * For the guest phone and the mailbox, which have no sign-in: answers requests from this machine alone. `closed`: the
 * settings name other machines (HOST, PUBLIC_URL), so that no request is answered.
 */
export function onlyFromThisMachine({ closed }: { closed: boolean }): RequestHandler {
  return (request, _response, next) => {
    if (!closed && isFromThisMachine(request)) return next();
    throw new AppError(
      'forbidden',
      'The guest phone and the mailbox open only on the machine that Concierge runs on, at its own address.',
    );
  };
}

/**
 * For a copy that only this machine shall reach: refuses a page of another name that leads here (DNS rebinding), and
 * tunnels, which bring the whole internet to the demo's known passwords.
 */
export const refuseForeignHosts: RequestHandler = (request, _response, next) => {
  const { host, 'x-forwarded-for': _clients, 'x-forwarded-proto': _scheme, ...others } = request.headers;
  const forwardedHost = request.get('x-forwarded-host');
  delete others['x-forwarded-port'];
  if (forwardedHost !== undefined && isLoopbackHost(forwardedHost)) delete others['x-forwarded-host'];
  if (isLoopbackHost(host) && !isForwarded({ headers: others } as typeof request)) return next();
  throw new AppError(
    'forbidden',
    'This copy of Concierge answers on its own machine only. Set PUBLIC_URL to the address that it is to be reached by.',
  );
};
