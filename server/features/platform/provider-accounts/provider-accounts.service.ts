import type { ProviderAccountList } from '#shared/features/platform/provider-accounts.contract.ts';
import type { AccountState } from '#shared/features/platform/provider-accounts.values.ts';
import type { AuditAction } from '#shared/features/platform/audit.values.ts';
import { AppError, notFound } from '#server/app-error.ts';
import type { Caller } from '#server/caller.ts';
import type { AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';
import type { FoundAccount, ProviderAccounts } from '#server/ports/provider-accounts.ts';
import { saveEntered } from '../provider-tokens/provider-tokens.repository.ts';
import { refusedAccount, refusedCall, refusedToken } from './provider-accounts.refusals.ts';
import * as repository from './provider-accounts.repository.ts';
import { listOf, nameOf } from './provider-accounts.rules.ts';
import type { ProviderAccountsDependencies } from './provider-accounts.types.ts';
import { moveNumber } from './move-number.ts';

/** Accounts at the WhatsApp provider, and which number belongs to which. */
export function createProviderAccountsService(dependencies: ProviderAccountsDependencies) {
  const { acrossHotels, audit, clock, accounts, holdAll } = dependencies;
  const held = (): ProviderAccounts => {
    if (!accounts) throw new AppError('conflict', 'no_provider_account');
    return accounts;
  };
  const list = async (tx: AcrossHotelsTransaction): Promise<ProviderAccountList> =>
    accounts
      ? listOf(accounts.main.account, {
          accounts: await repository.accountRows(tx),
          numbers: await repository.numberRows(tx),
          hotels: await repository.hotelNumbers(tx),
        })
      : { items: [] };
  const note = (
    tx: AcrossHotelsTransaction,
    caller: Caller,
    action: AuditAction,
    account: string,
    details: Record<string, unknown>,
  ) => audit.write(tx, caller, { action, entity: 'provider_account', entity_id: account, details });
  /** Under the lock; the answer shows what the work has changed. */
  const change = (work: (tx: AcrossHotelsTransaction, all: ProviderAccounts) => Promise<void>) =>
    acrossHotels(async (tx) => {
      await repository.lockAccounts(tx);
      await work(tx, held());
      await holdAll(tx);
      return list(tx);
    });
  const store = async (tx: AcrossHotelsTransaction, caller: Caller, found: FoundAccount, token: string) => {
    const at = clock.now();
    await repository.saveAccount(tx, { ...found, by: caller.email, at });
    const keys = held().known(found.account);
    await saveEntered(tx, {
      account: found.account,
      ends: token.slice(-4),
      fingerprint: keys.fingerprintOf(token),
      sealed: keys.seal(token),
      by: caller.email,
      at,
    });
  };

  return {
    list: (): Promise<ProviderAccountList> => acrossHotels(list),

    /** @throws AppError not_found for an unknown hotel, conflict or provider_failed where the provider does not create it */
    create: async (caller: Caller, hotelId: string): Promise<ProviderAccountList> => {
      const all = held();
      const hotel = await acrossHotels((tx) => repository.hotelById(tx, hotelId));
      if (!hotel) throw notFound('hotel');
      const { token, ...found } = await all.create(nameOf(hotel.name)).catch(refusedCall);
      return change(async (tx) => {
        await store(tx, caller, found, token);
        await note(tx, caller, 'create_account', found.account, { name: found.name, hotel_id: hotelId });
        const { whatsapp_number: number, sender_number } = hotel;
        if (!number || number === sender_number) return;
        await moveNumber(dependencies, tx, { number, to: found.account, main: all.main.account });
        await note(tx, caller, 'assign_number', found.account, { number });
      });
    },

    /** @throws AppError invalid_input where the provider refuses the token, conflict for an account that is known */
    add: async (caller: Caller, account: string, token: string): Promise<ProviderAccountList> => {
      const all = held();
      if (all.tokensOf(account)) throw new AppError('conflict', 'account_known');
      const found = await all.find(account, token).catch(refusedToken);
      if (found.state === 'closed') throw refusedAccount('account_closed');
      return change(async (tx) => {
        await store(tx, caller, found, token);
        await note(tx, caller, 'add_account', found.account, { name: found.name });
      });
    },

    /** @throws AppError conflict for the account of the settings, or where the provider refuses */
    setState: async (
      caller: Caller,
      account: string,
      wanted: Exclude<AccountState, 'closed'>,
    ): Promise<ProviderAccountList> => {
      const all = held();
      if (account === all.main.account) throw new AppError('conflict', 'account_of_settings');
      if (!all.stateOf(account)) throw notFound('account');
      const state = await all.setState(account, wanted).catch(refusedCall);
      return change(async (tx) => {
        await repository.saveState(tx, { account, state });
        await note(tx, caller, wanted === 'suspended' ? 'suspend_account' : 'reactivate_account', account, {});
      });
    },

    /** @throws AppError not_found for a number that no hotel has, conflict for a closed account */
    assign: (caller: Caller, number: string, account: string): Promise<ProviderAccountList> =>
      change(async (tx, all) => {
        await holdAll(tx);
        const state = all.stateOf(account);
        if (!state) throw notFound('account');
        if (state === 'closed') throw new AppError('conflict', 'account_closed');
        if ((await repository.hotelsOfNumber(tx, number)).length === 0) throw notFound('number');
        if (all.accountOf(number) === account) return;
        await moveNumber(dependencies, tx, { number, to: account, main: all.main.account });
        await note(tx, caller, 'assign_number', account, { number });
      }),

    /** Every minute, in one process: what the provider says of the subaccounts. */
    look: async (): Promise<void> => {
      if (!accounts) return;
      const rows = await acrossHotels(repository.accountRows);
      if (rows.length === 0) return;
      const known = new Set(rows.map(({ account }) => account));
      const told = (await accounts.states()).filter(({ account }) => known.has(account));
      await acrossHotels(async (tx) => {
        for (const each of told) await repository.saveState(tx, each);
        await holdAll(tx);
      });
    },
  };
}
export type ProviderAccountsService = ReturnType<typeof createProviderAccountsService>;
