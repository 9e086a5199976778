/** The telephone port: SMS and calls to staff. Numbers are E.164. */
export type PhoneMessage = {
  /** Id of the row; the provider's webhooks name it. */
  id: string;
  to: string;
  /** The text of an SMS; what a call says comes from its webhook. */
  text: string;
};

export type PhoneChannel = 'sms' | 'call';

/**
 * - `refused`: the provider refuses this number or content; trying again is useless.
 * - `later`: the provider has not taken it and may take it later.
 * - `unknown_outcome`: it may have been taken.
 */
export class PhoneError extends Error {
  readonly kind: 'refused' | 'later' | 'unknown_outcome';
  constructor(kind: PhoneError['kind'], message: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
  }
}

export interface Phone {
  /**
   * `mayBegin` is asked immediately before the request is written, so that a process that was frozen meanwhile sends
   * nothing. Returns the provider's id. @throws PhoneError
   */
  send(channel: PhoneChannel, message: PhoneMessage, mayBegin: () => boolean): Promise<string>;
  /** The provider's id of the same message, if it was taken since this time. @throws PhoneError */
  taken(channel: PhoneChannel, message: PhoneMessage, since: Date): Promise<string | null>;
  /** Ends a call that rings or speaks; a call that has ended is left alone. @throws PhoneError */
  hangUp(providerId: string): Promise<void>;
}
