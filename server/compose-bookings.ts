import type { Router } from 'express';
import type { PlatformSettings } from '#shared/features/platform/platform-settings.schema.ts';
import { createOpenMeteoWeather } from './adapters/weather/open-meteo.weather.ts';
import type { composeMessaging } from './compose-messaging.ts';
import type { Infrastructure } from './compose-services.ts';
import { createBookingImportService } from './features/bookings/booking-import.service.ts';
import { createStayMessagesService } from './features/stay-messages/stay-messages.service.ts';
import { createBookingRecordsService } from './features/bookings/booking-records.service.ts';
import { bookingsRoutes } from './features/bookings/bookings.routes.ts';
import { createBookingsReadingService } from './features/bookings/bookings-reading.service.ts';
import { createBookingsService } from './features/bookings/bookings.service.ts';
import { createReplyTemplatesService } from './features/stay-messages/reply-templates.service.ts';
import { createStayMessageSender } from './features/stay-messages/sender.service.ts';
import { createStayMessageWriter } from './features/stay-messages/writer.service.ts';
import { reviveUnsent } from './features/stay-messages/stay-messages.repository.ts';
import { createStayMessagePlan, type StayMessagePlan } from './features/stay-messages/plan.service.ts';
import {
  conversationById,
  conversationFor,
  conversationOfIdentity,
} from './features/conversations/conversations.repository.ts';
import { messageById, withdrawQueued } from './features/conversations/messages.repository.ts';
import type { GuestRecordsService } from './features/guests/guest-records.service.ts';
import type { KnowledgeService } from './features/knowledge/knowledge.service.ts';
import type { MayAskModel } from './features/platform/model-budget.service.ts';
import { messagingRoutes } from './features/messaging/messaging.routes.ts';
import { createMessagingService } from './features/messaging/messaging.service.ts';
import { createSimulatorService } from './features/messaging/simulator.service.ts';
import { createTestMessageService } from './features/conversations/delivery/test-message.service.ts';
import { createTestQuestionsService } from './features/messaging/test-questions.service.ts';
import { createWhatsAppTemplatesService } from './features/messaging/whatsapp-templates.service.ts';
import type { AuditService } from './features/platform/audit.service.ts';
import type { Authorize } from './http/authorize.ts';

type Others = {
  audit: AuditService;
  knowledge: KnowledgeService;
  guestRecords: GuestRecordsService;
  messages: ReturnType<typeof composeMessaging>;
  mayAskModel: MayAskModel;
  readSettings: () => Promise<PlatformSettings>;
};

/** Once a second every worker process looks for what is due; see claimDue for what that costs. */
const roundMs = 1000;

/** Bookings, the messages that accompany a stay, and how a hotel wants its messages. */
export function composeBookings(infrastructure: Infrastructure, others: Others) {
  const { audit, knowledge, guestRecords, messages, mayAskModel, readSettings } = others;
  const { config, adapters, clock, log, events } = infrastructure;
  const { whatsapp, model } = adapters;
  const { outbox, composer } = messages;
  const conversations = { of: conversationOfIdentity, for: conversationFor };
  const whatsappTemplates = createWhatsAppTemplatesService({
    ...infrastructure,
    knowledge,
    whatsapp,
    practice: config.practice,
    onApproved: async (tx, { hotel_id, message_type }) => {
      const revived = await reviveUnsent(tx, message_type, clock.now());
      await events.publish(
        tx,
        ...revived.map(({ booking_id }) => ({ type: 'booking_message.updated' as const, hotel_id, booking_id })),
      );
    },
  });
  const messaging = createMessagingService({
    ...infrastructure,
    audit,
    whatsappTemplates,
    onSchedule: (tx, hotelId) => lifecycle.scheduleChanged(tx, hotelId),
    onReturnPeriod: messages.ownership.reschedule,
  });
  const lifecycle: StayMessagePlan = createStayMessagePlan({
    ...infrastructure,
    messaging,
    conversations,
    withdrawQueued,
  });
  const bookingRecords = createBookingRecordsService();
  const sender = createStayMessageSender({
    ...infrastructure,
    bookingRecords,
    conversations,
    outbox,
    messaging,
    whatsappTemplates,
    knowledge,
    writer: createStayMessageWriter({ model, log, mayAskModel }),
    weather: createOpenMeteoWeather({ baseUrl: config.WEATHER_API_BASE_URL, clock }),
    practice: config.practice,
  });
  const stayMessages = createStayMessagesService({
    ...infrastructure,
    audit,
    bookingRecords,
    lifecycle,
    sender,
    conversations,
    practice: config.practice,
  });
  const booking = {
    ...infrastructure,
    audit,
    guestRecords,
    bookingRecords,
    stayMessages,
  };
  const simulator = createSimulatorService({ ...infrastructure, composer, knowledge, messaging, model });
  return {
    messaging,
    whatsappTemplates,
    simulator,
    testQuestions: createTestQuestionsService({ ...infrastructure, audit, simulator }),
    replyTemplates: createReplyTemplatesService({
      ...infrastructure,
      conversationById,
      whatsappTemplates,
      knowledge,
      readSettings,
    }),
    testMessage: createTestMessageService({
      ...infrastructure,
      audit,
      outbox,
      whatsappTemplates,
      conversations: { for: conversationFor },
      messageById,
      practice: config.practice,
    }),
    lifecycle,
    stayMessageSender: sender,
    stayMessages,
    bookings: createBookingsService(booking),
    bookingsReading: createBookingsReadingService({ ...infrastructure, audit }),
    bookingImport: createBookingImportService({ ...booking, lifecycle, readSettings }),
  };
}
type BookingsServices = ReturnType<typeof composeBookings>;

export function mountBookings(router: Router, services: BookingsServices, authorize: Authorize): void {
  messagingRoutes(router, services, authorize);
  bookingsRoutes(router, services, authorize);
}

export async function startBookingsWorkers(
  { whatsappTemplates, lifecycle, stayMessageSender }: BookingsServices,
  { jobs }: Infrastructure,
): Promise<void> {
  await jobs.work('template', (template) => whatsappTemplates.submit(template), { concurrency: 1 });
  await jobs.work('template_approval', (template) => whatsappTemplates.lookUp(template), { concurrency: 1 });
  await jobs.work('booking_message', ({ hotel_id, entry_id }) => stayMessageSender.send(hotel_id, entry_id, null), {
    concurrency: 4,
  });
  await jobs.work('replan', (replan) => lifecycle.replan(replan), { concurrency: 1 });
  jobs.every('what is due of the messages of stays', roundMs, () => lifecycle.handOnDue());
}
