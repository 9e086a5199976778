import { Router } from 'express';
import { twilioWebhooks } from './adapters/twilio/twilio.webhooks.ts';
import type { Infrastructure } from './compose-services.ts';
import { createComposer } from './features/assistant/assistant.composer.ts';
import { createBookingDeliveriesService } from './features/bookings/booking-deliveries.service.ts';
import { createConversationsService } from './features/conversations/conversations.service.ts';
import { createDeliveryService } from './features/conversations/delivery.service.ts';
import { createDeliveryStatusService } from './features/conversations/delivery-status.service.ts';
import { createInboundService } from './features/conversations/inbound.service.ts';
import { createMediaService } from './features/conversations/media.service.ts';
import { createOutboxService } from './features/conversations/outbox.service.ts';
import { createRequestsService } from './features/conversations/requests.service.ts';
import { createTurnsService } from './features/conversations/turns.service.ts';
import type { KnowledgeService } from './features/knowledge/knowledge.service.ts';
import type { AuditService } from './features/notifications/audit.service.ts';
import { insertNotification } from './features/notifications/alerts.repository.ts';

type Others = { audit: AuditService; knowledge: KnowledgeService };

/** A message's way: webhook → inbound → turn → outbox → delivery → status. */
export function composeMessaging(infrastructure: Infrastructure, { audit, knowledge }: Others) {
  const { config, adapters, clock, log, inPlatform, events } = infrastructure;
  const { whatsapp, model, practice } = adapters;
  const outbox = createOutboxService(infrastructure);
  const inbound = createInboundService({ ...infrastructure, quietMs: config.GUEST_TURN_QUIET_MS });
  const bookingDeliveries = createBookingDeliveriesService(infrastructure);
  const statuses = createDeliveryStatusService({
    ...infrastructure,
    onChange: bookingDeliveries.note,
    alertPlatform: (hotel_id, message) =>
      inPlatform(async (tx) => {
        await insertNotification(tx, { hotel_id, type: 'provider_alert', message });
        await events.publish(tx, { type: 'notification.updated', hotel_id });
      }),
  });
  const delivery = createDeliveryService({
    ...infrastructure,
    whatsapp,
    statuses,
    practice: config.practice,
    onFailed: (tx, message) => bookingDeliveries.note(tx, message, 'failed'),
  });
  const composer = createComposer({ model, clock, log });
  const turns = createTurnsService({ ...infrastructure, composer, knowledge, outbox, delivery, whatsapp });
  practice?.onStatus((provider_sid, status) => {
    void statuses
      .apply({ provider_sid, status, error_code: null })
      .catch((error: unknown) => log.warn({ err: error }, 'a tick of the guest phone was lost'));
  });
  return {
    inbound,
    outbox,
    statuses,
    delivery,
    turns,
    composer,
    conversations: createConversationsService({ ...infrastructure, outbox, audit }),
    mediaFiles: createMediaService({ ...infrastructure, whatsapp }),
    requests: createRequestsService({ ...infrastructure, audit }),
    webhooks: config.TWILIO_AUTH_TOKEN
      ? twilioWebhooks({
          authToken: config.TWILIO_AUTH_TOKEN,
          publicUrl: config.PUBLIC_URL,
          clock,
          log,
          receive: (message) => inbound.receive(message),
          applyStatus: (callback) => statuses.apply(callback),
        })
      : Router(),
  };
}
