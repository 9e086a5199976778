import { z } from 'zod';
import { code } from '#shared/reasons/code.ts';
import { instant, nullableInstant } from '#shared/http/page.ts';
import { apiScopes } from './api-keys.values.ts';

const scopes = z.array(z.enum(apiScopes)).max(apiScopes.length);

export const apiKeyDraft = z.object({
  name: z.string().trim().min(1, code('name_key')).max(60),
  scopes: scopes.min(1, code('choose_scopes')).transform((chosen) => [...new Set(chosen)]),
  /** Days until the key ends. Null: no end. */
  expires_in_days: z.number().int().min(1).max(3650).nullish(),
});
export type ApiKeyDraft = z.output<typeof apiKeyDraft>;

/** A key without its secret. `prefix`: the beginning of the key, by which people recognise it. */
export const apiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  prefix: z.string(),
  scopes,
  created_at: instant,
  created_by_name: z.string().nullable(),
  expires_at: nullableInstant,
  revoked_at: nullableInstant,
  revoked_by_name: z.string().nullable(),
  last_used_at: nullableInstant,
  last_used_ip: z.string().nullable(),
});
export type ApiKey = z.output<typeof apiKey>;
