import type { AccountState } from '#shared/features/platform/provider-accounts.values.ts';
import type { ProviderTokens } from './provider-tokens.ts';

export type HeldAccount = { account: string; state: AccountState };
/** An account that a number belongs to, or belonged to until then. */
export type HeldNumber = { number: string; account: string; until: Date | null };
export type FoundAccount = { account: string; name: string; state: AccountState };

/** What a webhook is about: a guest's message to a number, or the status of a message from it. */
export type WebhookKind = 'inbound' | 'status';

/**
 * The accounts at the WhatsApp provider as this process holds them: the one of the settings, its subaccounts, and which number
 * belongs to which. This is the only place that decides the account of a number.
 */
export interface ProviderAccounts {
  /** The account of the settings. */
  readonly main: ProviderTokens;
  hold(accounts: HeldAccount[], numbers: HeldNumber[]): void;
  /** Accounts that are not closed, the one of the settings first. */
  open(): readonly { tokens: ProviderTokens; state: AccountState }[];
  /** Undefined for an account that is not ours. */
  tokensOf(account: string): ProviderTokens | undefined;
  /** The same where the account's row is read, and not held yet. */
  known(account: string): ProviderTokens;
  stateOf(account: string): AccountState | undefined;
  /** The account that this number belongs to now. */
  accountOf(number: string): string;
  /** The accounts of this number since then, the present one first. */
  accountsSince(number: string, since: Date): string[];
  /** Whether this account's webhooks about the number count: also those of an earlier account, for a while. */
  mayTell(webhook: { account: string; number: string; kind: WebhookKind; now: Date }): boolean;
  /** Creates a subaccount of the account of the settings. @throws WhatsAppError */
  create(name: string): Promise<FoundAccount & { token: string }>;
  /** Reads an account with its own token. @throws WhatsAppError where the token is not the account's */
  find(account: string, token: string): Promise<FoundAccount>;
  /** @throws WhatsAppError */
  setState(account: string, state: AccountState): Promise<AccountState>;
  /** What the provider says of the subaccounts, with the credentials of the settings. @throws WhatsAppError */
  states(): Promise<FoundAccount[]>;
}
