import { createHash } from 'node:crypto';
import type { Request } from 'express';
import type { RepeatableCall } from '#server/caller.ts';
import { AppError } from '#server/app-error.ts';
import type { Authorized } from '../authorize.ts';

const keyForm = /^[\x21-\x7e]{1,100}$/;

/**
 * Scope and caller of a call with the header `Idempotency-Key`. Keys of different people, API keys and addresses are
 * different.
 * @throws AppError invalid_input for a key with other characters than printable ASCII, or above 100 characters
 */
export function asRepeatable(who: Authorized, path: string, request: Request, body: unknown): Authorized {
  const given = request.get('idempotency-key');
  if (given === undefined) return who;
  if (!keyForm.test(given)) throw new AppError('invalid_input', 'repeat_key_malformed');
  const { scope, caller } = who;
  const body_hash = createHash('sha256')
    .update(JSON.stringify(body) ?? '')
    .digest('base64');
  const key = [path, ...Object.values(request.params), idOf(who), given].join(' ');
  const repeatable: RepeatableCall = { key, body_hash, at: new Date() };
  return scope ? { ...who, scope: { ...scope, repeatable } } : { ...who, caller: caller && { ...caller, repeatable } };
}

const idOf = ({ scope, caller }: Authorized): string =>
  caller?.user_id ?? (scope && 'key_id' in scope.caller ? scope.caller.key_id : '');
