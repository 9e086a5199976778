import type { ProviderAccounts } from '#server/ports/provider-accounts.ts';
import { WhatsAppError, type AccountWhatsApp, type WhatsApp } from '#server/ports/whatsapp.ts';

/** Milliseconds until a message of a suspended account is tried again. */
const SUSPENDED_MS = 60_000;
const MEDIA_OF = /^\/2010-04-01\/Accounts\/([^/]+)\/Messages\//;

/** WhatsApp through several accounts: each call goes to the account of its number, or to the account that has its object. */
export function routeAccounts(accounts: ProviderAccounts, connect: (account: string) => AccountWhatsApp): WhatsApp {
  const connected = new Map<string, AccountWhatsApp>();
  const of = (account: string): AccountWhatsApp => {
    const known = connected.get(account) ?? whileActive(accounts, account, connect(account));
    connected.set(account, known);
    return known;
  };
  const main = of(accounts.main.account);
  const open = () => accounts.open().map(({ tokens }) => of(tokens.account));
  const active = () => accounts.open().flatMap(({ tokens, state }) => (state === 'active' ? [of(tokens.account)] : []));
  const ofNumber = (number: string | null) => (number === null ? main : of(accounts.accountOf(number)));
  return {
    provider: main.provider,
    approvesAtOnce: main.approvesAtOnce,
    senderOf: main.senderOf,
    ofNumber,
    accounts: active,
    restsFor: () => Math.min(...active().map(({ restsFor }) => restsFor())),
    send: (message, mayBegin) => ofNumber(message.from).send(message, mayBegin),
    // A message may have been handed over before its number moved.
    sentSince: async (query) => {
      const asked = accounts.accountsSince(query.from, query.since).map((account) => of(account).sentSince(query));
      return (await Promise.all(asked))
        .flat()
        .sort((one, other) => other.created_at.getTime() - one.created_at.getTime());
    },
    history: (query) => historyOf(accounts, active(), query),
    fetchMedia: async (url) => {
      const account = MEDIA_OF.exec(URL.parse(url)?.pathname ?? '')?.[1];
      const owner = account && accounts.tokensOf(account) ? of(account) : main;
      return owner.fetchMedia(url);
    },
    forget: (id) => firstThatHas(open(), (each) => each.forget(id)),
    forgetTemplate: (handle) => firstThatHas(open(), (each) => each.forgetTemplate(handle)),
    senderStatus: (number) => ofNumber(number).senderStatus(number),
    registerSender: (draft) => ofNumber(draft.number).registerSender(draft),
  };
}

/** Nothing is sent through a suspended account: its messages wait. */
function whileActive(accounts: ProviderAccounts, account: string, whatsapp: AccountWhatsApp): AccountWhatsApp {
  const isActive = () => accounts.stateOf(account) === 'active';
  return {
    ...whatsapp,
    restsFor: () => (isActive() ? whatsapp.restsFor() : SUSPENDED_MS),
    send: async (message, mayBegin) => {
      if (isActive()) return whatsapp.send(message, mayBegin);
      const retryAfterSeconds = SUSPENDED_MS / 1000;
      throw new WhatsAppError('later', 'The account of this number is suspended.', { retryAfterSeconds, unsent: true });
    },
  };
}

/** An object is in one account. A failure counts only where no other account has it. */
async function firstThatHas(
  all: AccountWhatsApp[],
  call: (one: AccountWhatsApp) => Promise<boolean>,
): Promise<boolean> {
  let failure: unknown = null;
  for (const each of all)
    try {
      if (await call(each)) return true;
    } catch (error) {
      failure ??= error;
    }
  if (failure) throw failure;
  return false;
}

/** Guests' messages count in the accounts that their number has or had. One account's failure does not hide the others. */
async function* historyOf(
  accounts: ProviderAccounts,
  all: AccountWhatsApp[],
  query: Parameters<WhatsApp['history']>[0],
): ReturnType<AccountWhatsApp['history']> {
  let failure: unknown = null;
  for (const each of all)
    try {
      const account = each.provider!.account;
      for await (const { inbound, statuses } of each.history(query))
        yield {
          inbound: inbound.filter(({ to }) => accounts.accountsSince(to, query.since).includes(account)),
          statuses,
        };
    } catch (error) {
      failure ??= error;
    }
  if (failure) throw failure;
}
