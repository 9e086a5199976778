import { explainDeliveryError } from '#shared/features/conversations/delivery-errors.rules.ts';
import { countryOfPhones, storedPhone } from '#shared/features/guests/phones.rules.ts';
import type { TestMessage } from '#shared/features/messaging/simulator.schema.ts';
import type { InHotel } from '#server/db/hotel-transaction.ts';
import type { AuditService } from '#server/features/notifications/audit.service.ts';
import { AppError } from '#server/http/app-error.ts';
import type { HotelScope } from '#server/http/caller.ts';
import { WhatsAppError, type WhatsApp } from '#server/ports/whatsapp.ts';
import * as repository from './messaging.repository.ts';

export type TestMessageDependencies = {
  inHotel: InHotel;
  audit: AuditService;
  whatsapp: WhatsApp;
  /** The built-in guest phone is reached without a number of the hotel's own. */
  practice: boolean;
};

/** A message straight through the port, to see whether the hotel's number works: no conversation, no queue. */
export function createTestMessageService({ inHotel, audit, whatsapp, practice }: TestMessageDependencies) {
  return {
    send: async (scope: HotelScope, { to, message }: TestMessage) => {
      const hotel = await inHotel(scope, (tx) => repository.hotelRow(tx));
      const from = hotel.whatsapp_number ?? (practice ? `practice-${hotel.id}` : null);
      if (!from)
        throw new AppError(
          'conflict',
          'This hotel has no WhatsApp number yet. Enter it in the hotel profile, then send the test.',
        );
      const recipient = storedPhone(to.replace(/^whatsapp:/i, ''), countryOfPhones(hotel.whatsapp_number, hotel.phone));
      if (!/^\+[1-9]\d{6,14}$/.test(recipient)) {
        throw new AppError(
          'invalid_input',
          'Enter a recipient number with its country code, for example +49 170 1234567.',
          [{ path: 'to', message: 'not a phone number' }],
        );
      }
      const body =
        message ?? `Hello! 👋 This is a test message from ${hotel.name}. If you can read it, WhatsApp works.`;
      const { provider_sid, status } = await whatsapp.send({ from, to: recipient, body }).catch(explain);
      await inHotel(scope, (tx) =>
        audit.write(tx, scope.caller, {
          action: 'send',
          entity: 'test_message',
          hotel_id: hotel.id,
          // The log outlives whoever asks to be erased: the last digits tell which phone it was.
          details: { to: `…${recipient.slice(-3)}`, provider_sid },
        }),
      );
      return { to: recipient, provider_sid, status };
    },
  };
}
export type TestMessageService = ReturnType<typeof createTestMessageService>;

function explain(error: unknown): never {
  if (!(error instanceof WhatsAppError)) throw error;
  if (error.kind === 'unknown_outcome')
    throw new AppError(
      'provider_failed',
      'WhatsApp did not answer in time. The message may have been sent: look at the phone before you try again.',
    );
  const { reason, remedy } = explainDeliveryError(error.code, error.message);
  throw new AppError('provider_failed', `${reason} ${remedy}`, { code: error.code });
}
