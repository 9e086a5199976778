import type { AccountState } from '#shared/features/platform/provider-accounts.values.ts';
import type { FoundAccount, HeldNumber, ProviderAccounts, WebhookKind } from '#server/ports/provider-accounts.ts';
import type { ProviderTokens } from '#server/ports/provider-tokens.ts';
import { createTwilioClient } from './twilio.client.ts';
import { toWhatsAppError } from './twilio.errors.ts';
import { createTwilioTokens } from './twilio.tokens.ts';

export type TwilioAccountsOptions = {
  main: ProviderTokens;
  /** The secret of the installation. */
  secret: string;
  apiBaseUrl?: string | undefined;
  timeoutMs?: number | undefined;
};

const HOUR_MS = 3_600_000;
/** How long an earlier account may still tell of a number: Twilio repeats a webhook; a message may be read weeks later. */
const earlierMs: Record<WebhookKind, number> = { inbound: HOUR_MS, status: 30 * 24 * HOUR_MS };
/** Twilio's limit of a main account. */
const MOST = 1000;

/** Twilio's main account and its subaccounts. Source: https://www.twilio.com/docs/iam/api/subaccounts */
export function createTwilioAccounts(options: TwilioAccountsOptions): ProviderAccounts {
  const { main } = options;
  const tokens = new Map<string, ProviderTokens>();
  let states = new Map<string, AccountState>();
  let byNumber = new Map<string, HeldNumber[]>();

  /** Kept from one reading of the rows to the next, so that its clients go on. */
  const tokensOf = (account: string): ProviderTokens => {
    const known = account === main.account ? main : tokens.get(account);
    if (known) return known;
    const created = createTwilioTokens({ ...options, accountSid: account });
    tokens.set(account, created);
    return created;
  };
  const stateOf = (account: string) => (account === main.account ? ('active' as const) : states.get(account));
  const accountOf = (number: string): string =>
    byNumber.get(number)?.find(({ until }) => until === null)?.account ?? main.account;

  return {
    main,
    ...createAccountCalls(options),
    hold: (accounts, numbers) => {
      states = new Map(accounts.map(({ account, state }) => [account, state]));
      byNumber = Map.groupBy(numbers, ({ number }) => number);
    },
    open: () =>
      [main.account, ...states.keys()].flatMap((account) => {
        const state = stateOf(account)!;
        return state === 'closed' ? [] : [{ tokens: tokensOf(account), state }];
      }),
    tokensOf: (account) => (stateOf(account) ? tokensOf(account) : undefined),
    known: tokensOf,
    stateOf,
    accountOf,
    accountsSince: (number, since) => {
      const earlier = (byNumber.get(number) ?? []).filter(({ until }) => until !== null && until >= since);
      return [...new Set([accountOf(number), ...earlier.map(({ account }) => account)])];
    },
    mayTell: ({ account, number, kind, now }) =>
      accountOf(number) === account ||
      (byNumber.get(number) ?? []).some(
        (held) => held.account === account && held.until && now.getTime() - held.until.getTime() <= earlierMs[kind],
      ),
  };
}

/** Calls of the Accounts resource, with the credentials of the settings' account unless a token is given. */
function createAccountCalls({ main, secret: _secret, ...connection }: TwilioAccountsOptions) {
  const client = createTwilioClient({ ...connection, accountSid: main.account, authToken: main.current });
  const { accounts } = client.api.v2010;
  return {
    create: (friendlyName: string) =>
      mapped(async () => {
        const created = await accounts.create({ friendlyName });
        return { ...asFound(created), token: created.authToken };
      }),
    find: (account: string, token: string) =>
      mapped(async () => {
        const own = createTwilioClient({ ...connection, accountSid: account, authToken: token });
        return asFound(await own.api.v2010.accounts(account).fetch());
      }),
    setState: (account: string, status: AccountState) =>
      mapped(async () => (await accounts(account).update({ status })).status),
    states: () => mapped(async () => (await accounts.list({ limit: MOST, pageSize: MOST })).map(asFound)),
  };
}

const asFound = ({ sid, friendlyName, status }: { sid: string; friendlyName: string; status: AccountState }) =>
  ({ account: sid, name: friendlyName, state: status }) satisfies FoundAccount;

async function mapped<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    throw toWhatsAppError(error);
  }
}
