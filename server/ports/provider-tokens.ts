/** A token whose signatures are accepted. `id`: of its row; null until it is written down. */
export type HeldToken = { id: string | null; token: string };

/**
 * The tokens of the WhatsApp provider's account in this process. Adapters ask for them at each call, so that a token
 * changes without a restart.
 */
export interface ProviderTokens {
  readonly account: string;
  /** Tokens of the settings. `calls`: calls may be made with it; the others sign webhooks only. */
  readonly settings: readonly { token: string; calls: boolean }[];
  /** The token with which calls are made. */
  current(): string;
  /** Tokens whose webhooks are accepted. */
  accepted(): readonly HeldToken[];
  hold(current: string, accepted: HeldToken[]): void;
  seal(token: string): string;
  /** Null where it was sealed with another secret of the installation. */
  unseal(sealed: string): string | null;
  /** A keyed hash: two tokens are compared without either being stored. */
  fingerprintOf(token: string): string;
  /** Asks the provider whether it accepts the token. @throws WhatsAppError where it does not, or cannot be asked */
  check(token: string): Promise<void>;
}
