import type { Request } from 'express';

/** The token of `Authorization: Bearer …`; null without one. */
export function bearerOf(request: Request): string | null {
  const [scheme = '', token = ''] = (request.get('authorization') ?? '').split(' ', 2);
  return scheme.toLowerCase() === 'bearer' && token !== '' ? token : null;
}
