import { z } from 'zod';
import { defineContract } from '#shared/http/contract.ts';
import { nullableInstant } from '#shared/http/page.ts';
import { code } from '#shared/reasons/code.ts';
import { accountStates } from './provider-accounts.values.ts';
import { enteredToken } from './provider-tokens.contract.ts';

const accountState = z.enum(accountStates);

/** A number of the account: what a hotel uses or asks for. */
const accountNumber = z.object({
  number: z.string(),
  hotel: z.object({ id: z.uuid(), name: z.string() }),
  /** The account in whose list the provider has it; null: in none that was read. */
  found_in: z.string().nullable(),
  /** Templates that wait for WhatsApp's approval in this account. */
  templates_waiting: z.number().int(),
});

/** An account at the WhatsApp provider; its tokens are in no answer. */
const providerAccount = z.object({
  account: z.string(),
  /** Null for the account of the settings, which is not named here. */
  name: z.string().nullable(),
  is_main: z.boolean(),
  state: accountState,
  added_at: nullableInstant,
  added_by: z.string().nullable(),
  numbers: z.array(accountNumber),
});
export type ProviderAccount = z.output<typeof providerAccount>;
export type AccountNumber = z.output<typeof accountNumber>;

/** Empty where the built-in guest phone plays WhatsApp. */
const answer = z.object({ items: z.array(providerAccount) });
export type ProviderAccountList = z.output<typeof answer>;

const accountId = z
  .string({ error: code('enter_account') })
  .trim()
  .max(64)
  .regex(/^AC[0-9a-f]{32}$/i, code('enter_account'));

export const addedAccount = z.object({ account: accountId, token: enteredToken.shape.token });

export const providerAccountsContract = defineContract({
  list: {
    method: 'GET',
    path: '/admin/provider-accounts',
    access: 'superAdmin',
    summary: 'Accounts at the WhatsApp provider with their numbers and hotels, the one of the settings first',
    response: answer,
  },
  create: {
    method: 'POST',
    path: '/admin/provider-accounts',
    access: 'superAdmin',
    summary: 'Create a subaccount for a hotel; a number that the hotel asks for and does not use yet is given to it',
    body: z.object({ hotel_id: z.uuid() }),
    response: answer,
  },
  add: {
    method: 'POST',
    path: '/admin/provider-accounts/existing',
    access: 'superAdmin',
    summary: 'Add an account that exists, after the provider has accepted its token',
    body: addedAccount,
    response: answer,
  },
  setState: {
    method: 'POST',
    path: '/admin/provider-accounts/state',
    access: 'superAdmin',
    summary: 'Suspend or reactivate a subaccount; messages of its numbers wait meanwhile',
    body: z.object({ account: z.string().max(64), state: z.enum(['active', 'suspended']) }),
    response: answer,
  },
  assign: {
    method: 'POST',
    path: '/admin/provider-accounts/numbers',
    access: 'superAdmin',
    summary: 'Give a hotel’s number to an account; its templates are submitted there again',
    body: z.object({ number: z.string().max(20), account: z.string().max(64) }),
    response: answer,
  },
});
