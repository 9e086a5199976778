import type { Logger } from 'pino';
import type { PlatformSettings } from '#shared/features/platform/platform-settings.schema.ts';
import type { AcrossHotels } from '#server/db/hotel-transaction.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import type { Jobs } from '#server/ports/jobs.ts';
import * as repository from './alerts.repository.ts';

export type AlertsDependencies = {
  acrossHotels: AcrossHotels;
  events: Events;
  jobs: Jobs;
  clock: Clock;
  log: Logger;
  readSettings: () => Promise<PlatformSettings>;
  /** Recipients if the settings name none. */
  superAdminEmails: readonly string[];
  publicUrl: string;
};

/** An outage affects all hotels at once: the same text is mailed once in this period. */
const quietMs = 3600_000;

/** Alerts the platform's administrators: a notification until it is resolved, and a mail. */
export function createAlertsService(dependencies: AlertsDependencies) {
  const { acrossHotels, events, jobs, clock, log, readSettings, superAdminEmails, publicUrl } = dependencies;
  const store = async (hotel_id: string, message: string): Promise<void> => {
    const { emails } = (await readSettings()).alerts;
    const recipients = emails.length > 0 ? emails : superAdminEmails;
    await acrossHotels(async (tx) => {
      const at = clock.now();
      const alert = { hotel_id, type: 'provider_alert', message, created_at: at };
      await repository.lockAlert(tx, message);
      const known = await repository.raisedSince(tx, alert, new Date(at.getTime() - quietMs));
      const hotel = await repository.insertNotification(tx, alert);
      if (!hotel) return;
      await events.publish(tx, { type: 'notification.updated', hotel_id });
      if (known) return;
      const mail = mailOf(hotel.name, message, publicUrl);
      await jobs.sendAll(
        tx,
        'mail',
        recipients.map((to) => ({ data: { to, ...mail } })),
      );
    });
  };
  return {
    /** Never throws: an alert that could not be stored is logged. `code`: the provider's error number, for the text. */
    raise: (hotelId: string, reason: string, code: number | null = null): Promise<void> =>
      store(hotelId, `${reason}${code ? ` (error ${code})` : ''}`).catch((error: unknown) =>
        log.error({ err: error }, 'an alert could not be stored'),
      ),
  };
}
export type AlertsService = ReturnType<typeof createAlertsService>;

function mailOf(hotel: string, message: string, publicUrl: string) {
  return {
    subject: `Concierge needs you: ${hotel}`,
    text: `${message}

It was first seen at ${hotel}. Other hotels may have the same trouble; you get no second mail about it within an hour.

What waits for you: ${publicUrl}/hotels
Try the providers: ${publicUrl}/admin/settings
`,
  };
}
