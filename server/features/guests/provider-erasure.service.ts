import { reason } from '#shared/reasons/reasons.ts';
import type { HotelTransaction, InHotel } from '#server/db/hotel-transaction.ts';
import type { AlertsService } from '#server/features/notifications/alerts.service.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { JobData, Jobs } from '#server/ports/jobs.ts';
import { WhatsAppError, type WhatsApp } from '#server/ports/whatsapp.ts';
import type { PersonRows } from './guest-file.repository.ts';
import * as repository from './erasure-traces.repository.ts';

export type ProviderErasureDependencies = {
  inHotel: InHotel;
  jobs: Jobs;
  clock: Clock;
  whatsapp: WhatsApp;
  alerts: AlertsService;
};

/** Deletions are retried for days. The platform is alerted when one has failed for this long. */
const alertAfterMs = 3600_000;
const failing = [reason('alert_erasure_failing')];

/** Deletes the messages and media of erased guests at the provider, both received and sent. */
export function createProviderErasureService({ inHotel, jobs, clock, whatsapp, alerts }: ProviderErasureDependencies) {
  return {
    /** In the transaction of the erasure. The job carries ids only. */
    queue: async (tx: HotelTransaction, hotel_id: string, person: PersonRows): Promise<void> => {
      const since = clock.now().toISOString();
      const ids = await repository.messagesAtProvider(tx, person);
      await jobs.sendAll(
        tx,
        'forget',
        ids.map((message_id) => ({ data: { hotel_id, message_id, since } })),
      );
    },

    /** @throws if the job must be retried. */
    forget: async ({ hotel_id, message_id, since }: JobData['forget']): Promise<void> => {
      const message = await inHotel({ hotel_id }, (tx) => repository.deletableMessage(tx, message_id));
      if (!message) return;
      if (!message.provider_message_id) {
        if (message.delivery_status !== 'queued') return;
        throw new Error('an attempt to send the message is still under way');
      }
      try {
        await whatsapp.forget(message.provider_message_id);
      } catch (error) {
        if (!(error instanceof WhatsAppError)) throw error;
        if (clock.now().getTime() - Date.parse(since) >= alertAfterMs) await alerts.raise(hotel_id, failing);
        throw error;
      }
    },
  };
}
export type ProviderErasureService = ReturnType<typeof createProviderErasureService>;
