import { Router } from 'express';
import { addVoiceWebhooks } from '../adapters/twilio/twilio.voice.ts';
import { twilioWebhooks } from '../adapters/twilio/twilio.webhooks.ts';
import { tracedReceipt } from '../features/conversations/inbound/traced-receipt.ts';
import type { ConversationsServices } from './conversations.ts';
import type { HotelsServices } from './hotels.ts';
import type { Infrastructure } from './infrastructure.ts';
import type { LadderServices } from './ladder.ts';
import type { PlatformServices } from './platform.ts';

/** The provider's webhooks; without a provider there are none. */
export function composeWebhooks(
  { config, clock, log, tracing, accounts }: Infrastructure,
  services: ConversationsServices & LadderServices & HotelsServices & PlatformServices,
): Router {
  if (!accounts) return Router();
  const { inbound, statuses, reconciliation, ladderCalls, whatsappSenders, health, providerTokens } = services;
  const receive = tracedReceipt(inbound.receive, { tracing, clock });
  const router = twilioWebhooks({
    accounts,
    signed: (id) =>
      void providerTokens
        .noteSigned(id)
        .catch((error: unknown) => log.warn({ error }, 'the use of a token was not written down')),
    publicUrl: config.PUBLIC_URL,
    clock,
    log,
    receive: async (message) => {
      reconciliation.heard();
      await receive(message);
      // Not awaited: the webhook is answered without it.
      whatsappSenders
        .seen(message.to, message.received_at)
        .catch((error: unknown) => log.warn({ error }, 'a webhook of a number was not written down'));
    },
    link: inbound.link,
    applyStatus: (callback) => statuses.apply(callback),
    refused: (path, ip) =>
      void health
        .noteRefused(path, ip)
        .catch((error: unknown) => log.warn({ error }, 'a refused webhook was not written down')),
  });
  addVoiceWebhooks(router, { publicUrl: config.PUBLIC_URL, ...ladderCalls });
  return router;
}
