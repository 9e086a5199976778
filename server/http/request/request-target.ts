import { parse } from 'node:querystring';
import type { RequestHandler } from 'express';
import { AppError } from '../../app-error.ts';
import { isStorable, unstorable } from './json-text.rules.ts';

/** Refuses a URL with invalid percent-encoding or with text that cannot be stored. */
export const refuseMalformedTarget: RequestHandler = (request, _response, next) => {
  const { url } = request;
  if (!url.startsWith('/')) throw new AppError('invalid_input', 'not_an_address');
  if (!url.includes('%')) return next();
  const [path = '', query = ''] = halves(url);
  if (!isStorable(decoded(path)) || !isStorable(parse(query))) throw unstorable();
  next();
};

function halves(url: string): string[] {
  const at = url.indexOf('?');
  return at === -1 ? [url] : [url.slice(0, at), url.slice(at + 1)];
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw new AppError('invalid_input', 'percent_sign_in_address');
  }
}
