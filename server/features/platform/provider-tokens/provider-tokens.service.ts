import type { ProviderToken, ProviderTokenList } from '#shared/features/platform/provider-tokens.contract.ts';
import { fieldProblem } from '#shared/reasons/field-problem.ts';
import { reason } from '#shared/reasons/reasons.ts';
import { AppError, notFound } from '#server/app-error.ts';
import type { Caller } from '#server/caller.ts';
import type { AcrossHotels, AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { ProviderAccounts } from '#server/ports/provider-accounts.ts';
import type { ProviderTokens } from '#server/ports/provider-tokens.ts';
import { WhatsAppError } from '#server/ports/whatsapp.ts';
import type { AuditService } from '../audit.service.ts';
import { accountRows, numberRows } from '../provider-accounts/provider-accounts.repository.ts';
import * as repository from './provider-tokens.repository.ts';
import { holdable, unnoted, usedOf } from './provider-tokens.rules.ts';

export type ProviderTokensDependencies = {
  acrossHotels: AcrossHotels;
  audit: AuditService;
  clock: Clock;
  /** Null where the built-in guest phone plays WhatsApp. */
  accounts: ProviderAccounts | null;
};

/** Milliseconds after which a token's signature is written down again. */
const SIGNED_MS = 60_000;
const SHOWN = 4;

const endsOf = (token: string): string => token.slice(-SHOWN);

/**
 * Tokens of the provider's accounts. The newest of an account is used for calls; signatures of all that were not taken back are accepted.
 * Every process reads them again every 10 seconds.
 */
export function createProviderTokensService(dependencies: ProviderTokensDependencies) {
  const { acrossHotels, audit, clock, accounts } = dependencies;
  const signed = new Map<string, number>();
  /** @throws AppError not_found for an account that is not held */
  const held = (account: string | undefined): ProviderTokens => {
    if (!accounts) throw new AppError('conflict', 'no_provider_account');
    const of = account === undefined ? accounts.main : accounts.tokensOf(account);
    if (!of) throw notFound('account');
    return of;
  };

  /** @returns the rows of an account, after this process holds what they say */
  const refresh = async (tx: AcrossHotelsTransaction, of: ProviderTokens): Promise<repository.TokenRow[]> => {
    const { account } = of;
    const before = await repository.tokensOf(tx, account);
    const news = unnoted(before, of);
    for (const { token, calls } of news) {
      const fingerprint = of.fingerprintOf(token);
      await repository.noteOfSettings(tx, { account, fingerprint, ends: endsOf(token), calls, at: clock.now() });
    }
    const rows = news.length > 0 ? await repository.tokensOf(tx, account) : before;
    const { current, accepted } = holdable(rows, of);
    of.hold(current, accepted);
    return rows;
  };
  const listed = async (tx: AcrossHotelsTransaction, of: ProviderTokens): Promise<ProviderTokenList> =>
    listOf(await refresh(tx, of), of);

  /** Accounts and numbers first, so that no number is of an account without its tokens. */
  const holdAll = async (tx: AcrossHotelsTransaction, all: ProviderAccounts): Promise<void> => {
    const [rows, numbers] = [await accountRows(tx), await numberRows(tx)];
    for (const { account } of rows) await refresh(tx, all.known(account));
    await refresh(tx, all.main);
    all.hold(rows, numbers);
  };

  return {
    /** In the transaction that changes accounts or numbers: this process holds them at once. */
    holdAll: async (tx: AcrossHotelsTransaction): Promise<void> => {
      if (accounts) await holdAll(tx, accounts);
    },
    list: async (account?: string): Promise<ProviderTokenList> =>
      accounts ? acrossHotels((tx) => listed(tx, held(account))) : { account: null, items: [] },

    /** @throws AppError invalid_input where the provider refuses it, provider_failed where it cannot be asked */
    enter: async (caller: Caller, token: string, ofAccount?: string): Promise<ProviderTokenList> => {
      const of = held(ofAccount);
      await of.check(token).catch(refused);
      return acrossHotels(async (tx) => {
        await repository.lockTokens(tx, of.account);
        const { account } = of;
        const ends = endsOf(token);
        const id = await repository.saveEntered(tx, {
          account,
          ends,
          fingerprint: of.fingerprintOf(token),
          sealed: of.seal(token),
          by: caller.email,
          at: clock.now(),
        });
        await audit.write(tx, caller, {
          action: 'enter_token',
          entity: 'provider',
          entity_id: id,
          details: { account, ends },
        });
        return listed(tx, of);
      });
    },

    /** @throws AppError conflict for the token that is used */
    takeBack: (caller: Caller, id: string): Promise<ProviderTokenList> =>
      acrossHotels(async (tx) => {
        const of = held((await repository.accountOfToken(tx, id)) ?? undefined);
        await repository.lockTokens(tx, of.account);
        const rows = await refresh(tx, of);
        const row = rows.find((each) => each.id === id && each.taken_back_at === null);
        if (!row) throw notFound('token');
        if (usedOf(rows, of)?.id === id) throw new AppError('conflict', 'token_in_use');
        await repository.saveTakenBack(tx, id, clock.now());
        const { account, ends } = row;
        await audit.write(tx, caller, {
          action: 'take_back_token',
          entity: 'provider',
          entity_id: id,
          details: { account, ends },
        });
        return listed(tx, of);
      }),

    /** At the start and every 10 seconds: this process holds what was entered in another one. */
    refresh: async (): Promise<void> => {
      if (accounts) await acrossHotels((tx) => holdAll(tx, accounts));
    },

    /** A webhook was signed with this token. Writes at most once a minute. */
    noteSigned: async (id: string): Promise<void> => {
      const now = clock.now();
      if (now.getTime() - (signed.get(id) ?? -SIGNED_MS) < SIGNED_MS) return;
      signed.set(id, now.getTime());
      await acrossHotels((tx) => repository.saveSigned(tx, id, now));
    },
  };
}
export type ProviderTokensService = ReturnType<typeof createProviderTokensService>;

function listOf(rows: repository.TokenRow[], of: ProviderTokens): ProviderTokenList {
  const used = usedOf(rows, of)?.id;
  const inSettings = new Set(of.settings.map(({ token }) => of.fingerprintOf(token)));
  const items = rows.map(
    ({ id, ends, fingerprint, entered_at, entered_by, signed_at, taken_back_at }): ProviderToken => ({
      id,
      ends,
      in_settings: inSettings.has(fingerprint),
      entered_at: entered_at.toISOString(),
      entered_by,
      used: id === used,
      signed_at: signed_at?.toISOString() ?? null,
      taken_back_at: taken_back_at?.toISOString() ?? null,
    }),
  );
  return { account: of.account, items };
}

function refused(error: unknown): never {
  if (!(error instanceof WhatsAppError)) throw error;
  if (error.problem !== 'credentials_refused') throw new AppError('provider_failed', 'token_not_checked');
  throw new AppError('invalid_input', 'token_refused', [fieldProblem('token', reason('token_refused'))]);
}
