import { Router } from 'express';
import { twilioWebhooks } from './adapters/twilio/twilio.webhooks.ts';
import type { Infrastructure } from './compose-services.ts';
import { createComposer } from './features/assistant/composing/composer.ts';
import { createStayMessageDeliveries } from './features/stay-messages/deliveries.service.ts';
import { createBookingLinkService } from './features/conversations/linking/booking-link.service.ts';
import { createConversationsService } from './features/conversations/conversations.service.ts';
import { createDeliveryService } from './features/conversations/delivery/delivery.service.ts';
import { createDeliveryStatusService } from './features/conversations/delivery/delivery-status.service.ts';
import { createInboundService } from './features/conversations/inbound/inbound.service.ts';
import { createMediaService } from './features/conversations/inbound/media.service.ts';
import { createOwnershipService } from './features/conversations/ownership/ownership.service.ts';
import { createOutboxService } from './features/conversations/delivery/outbox.service.ts';
import { createRequestsService } from './features/conversations/requests.service.ts';
import { createTurnsService } from './features/conversations/turns/turns.service.ts';
import { templateOfSid } from './features/messaging/messaging.repository.ts';
import type { GuestRecordsService } from './features/guests/guest-records.service.ts';
import type { KnowledgeService } from './features/knowledge/knowledge.service.ts';
import type { AuditService } from './features/platform/audit.service.ts';
import type { PlatformSettings } from '#shared/features/platform/platform-settings.schema.ts';
import type { MayAskModel } from './features/platform/model-budget.service.ts';
import { createAlertsService } from './features/notifications/alerts.service.ts';

type Others = {
  audit: AuditService;
  guestRecords: GuestRecordsService;
  knowledge: KnowledgeService;
  readSettings: () => Promise<PlatformSettings>;
  mayAskModel: MayAskModel;
};

/** A message's way: webhook → inbound → turn → outbox → delivery → status. */
export function composeMessaging(infrastructure: Infrastructure, others: Others) {
  const { audit, guestRecords, knowledge, readSettings, mayAskModel } = others;
  const { config, adapters, clock, log } = infrastructure;
  const { whatsapp, model, practice } = adapters;
  const outbox = createOutboxService(infrastructure);
  const ownership = createOwnershipService({ ...infrastructure, audit });
  const inbound = createInboundService({ ...infrastructure, quietMs: config.GUEST_TURN_QUIET_MS });
  const stayMessageDeliveries = createStayMessageDeliveries(infrastructure);
  const alerts = createAlertsService({
    ...infrastructure,
    readSettings,
    superAdminEmails: config.SUPER_ADMIN_EMAILS,
    publicUrl: config.PUBLIC_URL,
  });
  const statuses = createDeliveryStatusService({
    ...infrastructure,
    onChange: stayMessageDeliveries.note,
    alertPlatform: alerts.raise,
  });
  const delivery = createDeliveryService({
    ...infrastructure,
    whatsapp,
    statuses,
    practice: config.practice,
    onFailed: (tx, message) => stayMessageDeliveries.note(tx, message, 'failed'),
  });
  const composer = createComposer({ model, clock, log, mayAskModel });
  const turns = createTurnsService({
    ...infrastructure,
    composer,
    knowledge,
    outbox,
    delivery,
    whatsapp,
    readSettings,
    alertPlatform: (hotelId, message) => statuses.alert(hotelId, null, message),
  });
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
    conversations: createConversationsService({ ...infrastructure, outbox, ownership, audit, templateOfSid }),
    bookingLink: createBookingLinkService({ ...infrastructure, audit, lockPhones: guestRecords.lockPhones }),
    ownership,
    mediaFiles: createMediaService({ ...infrastructure, whatsapp }),
    requests: createRequestsService({ ...infrastructure, audit, ownership, countryOf: guestRecords.countryOf }),
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
