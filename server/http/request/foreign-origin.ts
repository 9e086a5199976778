import type { RequestHandler } from 'express';
import { AppError } from '../../app-error.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses changing requests from pages of other origins (cross-site request forgery). Browsers send the Origin header
 * with every such request; requests without it come from programs, which do not send cookies unintentionally.
 */
export function refuseForeignOrigins(trustedOrigins: string[]): RequestHandler {
  const trusted = new Set(trustedOrigins);
  return (request, _response, next) => {
    const origin = request.get('origin');
    if (
      origin === undefined ||
      reading.has(request.method) ||
      trusted.has(origin) ||
      isOurs(origin, request.get('host'))
    )
      return next();
    throw new AppError('forbidden', 'foreign_origin');
  };
}

function isOurs(origin: string, host: string | undefined): boolean {
  return host !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}
