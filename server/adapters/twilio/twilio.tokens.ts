import { createHmac } from 'node:crypto';
import type { HeldToken, ProviderTokens } from '#server/ports/provider-tokens.ts';
import { seal, unseal } from '../push/sealed.ts';
import { createTwilioClient } from './twilio.client.ts';
import { toWhatsAppError } from './twilio.errors.ts';

export type TwilioTokensOptions = {
  accountSid: string;
  /** Absent for a subaccount, whose tokens are all stored. */
  authToken?: string;
  /** Signs webhooks while tokens are changed in the settings. */
  secondaryToken?: string | undefined;
  /** The secret of the installation. */
  secret: string;
  apiBaseUrl?: string | undefined;
  timeoutMs?: number | undefined;
};

/** The account's tokens: those of the settings until others are held. */
export function createTwilioTokens(options: TwilioTokensOptions): ProviderTokens {
  const { accountSid, authToken, secondaryToken, secret, ...connection } = options;
  const settings = [
    ...(authToken ? [{ token: authToken, calls: true }] : []),
    ...(secondaryToken && secondaryToken !== authToken ? [{ token: secondaryToken, calls: false }] : []),
  ];
  let current = authToken ?? '';
  let accepted: HeldToken[] = settings.map(({ token }) => ({ id: null, token }));
  return {
    account: accountSid,
    settings,
    current: () => current,
    accepted: () => accepted,
    hold: (used, all) => {
      current = used;
      accepted = all;
    },
    seal: (token) => seal(token, secret),
    unseal: (sealed) => unseal(sealed, secret),
    fingerprintOf: (token) =>
      createHmac('sha256', secret).update(`provider token ${accountSid} ${token}`).digest('base64url'),
    check: async (token) => {
      const client = createTwilioClient({ ...connection, accountSid, authToken: token });
      try {
        await client.messaging.v2.channelsSenders.page({ channel: 'whatsapp', pageSize: 1 });
      } catch (error) {
        throw toWhatsAppError(error);
      }
    },
  };
}
