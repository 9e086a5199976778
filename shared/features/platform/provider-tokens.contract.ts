import { z } from 'zod';
import { defineContract } from '#shared/http/contract.ts';
import { instant, nullableInstant } from '#shared/http/page.ts';
import { code } from '#shared/reasons/code.ts';

/** A token of the provider's account; the token itself is in no answer. */
const providerToken = z.object({
  id: z.uuid(),
  /** Its last four characters. */
  ends: z.string(),
  in_settings: z.boolean(),
  entered_at: instant,
  entered_by: z.string().nullable(),
  /** Calls are made with it. */
  used: z.boolean(),
  /** The last webhook that was signed with it, to the minute. */
  signed_at: nullableInstant,
  /** Since then its signatures are refused. */
  taken_back_at: nullableInstant,
});
export type ProviderToken = z.output<typeof providerToken>;

/** `account`: null where the built-in guest phone plays WhatsApp. */
const answer = z.object({ account: z.string().nullable(), items: z.array(providerToken) });
export type ProviderTokenList = z.output<typeof answer>;

/** Absent: the account of the settings. */
const ofAccount = z.object({ account: z.string().max(64).optional() });

export const enteredToken = z.object({
  ...ofAccount.shape,
  token: z
    .string({ error: code('enter_token') })
    .trim()
    .max(100, code('enter_token'))
    .regex(/^[\x21-\x7e]{8,100}$/, code('enter_token')),
});

export const providerTokensContract = defineContract({
  list: {
    method: 'GET',
    path: '/admin/provider-tokens',
    access: 'superAdmin',
    summary: 'Tokens of an account at the WhatsApp provider: which is used since when, and when each signed last',
    query: ofAccount,
    response: answer,
  },
  enter: {
    method: 'POST',
    path: '/admin/provider-tokens',
    access: 'superAdmin',
    summary: 'Use a new token for calls, after the provider has accepted it; signatures of the old one stay valid',
    body: enteredToken,
    response: answer,
  },
  takeBack: {
    method: 'POST',
    path: '/admin/provider-tokens/:id/take-back',
    access: 'superAdmin',
    summary: 'Refuse signatures of a token from now on; not of the one that is used',
    response: answer,
  },
});
