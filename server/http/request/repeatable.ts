import { createHash } from 'node:crypto';
import type { Request } from 'express';
import type { HotelScope } from '#server/caller.ts';
import { AppError } from '#server/app-error.ts';

const keyForm = /^[\x21-\x7e]{1,100}$/;

/**
 * The scope of a call with the header `Idempotency-Key`. Keys of different people, API keys and calls are different.
 * @throws AppError invalid_input for a key with other characters than printable ASCII, or above 100 characters
 */
export function repeatableScope(scope: HotelScope, path: string, request: Request, body: unknown): HotelScope {
  const given = request.get('idempotency-key');
  if (given === undefined) return scope;
  if (!keyForm.test(given)) throw new AppError('invalid_input', 'repeat_key_malformed');
  const caller = scope.caller.user_id ?? ('key_id' in scope.caller ? scope.caller.key_id : '');
  const body_hash = createHash('sha256')
    .update(JSON.stringify(body) ?? '')
    .digest('base64');
  return { ...scope, repeatable: { key: `${path} ${caller} ${given}`, body_hash, at: new Date() } };
}
