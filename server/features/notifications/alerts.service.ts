import { reason, type Reason } from '#shared/reasons/reasons.ts';
import { allInEnglish, inEnglish } from '#shared/reasons/english-sentences.ts';
import type { Logger } from 'pino';
import type { PlatformSettings } from '#shared/features/platform/platform-settings.schema.ts';
import type { AcrossHotels, AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';
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

type UsedBudget = { hotel_id: string; hotel_name: string; month: string; percent: number };

/** An outage affects all hotels at once: the same reasons are mailed once in this period. */
const quietMs = 3600_000;

/** Alerts the platform's administrators: a notification until it is resolved, and a mail. */
export function createAlertsService(dependencies: AlertsDependencies) {
  const { acrossHotels, events, jobs, clock, log, readSettings, superAdminEmails, publicUrl } = dependencies;
  const recipientsOfAlerts = async (): Promise<readonly string[]> => {
    const { emails } = (await readSettings()).alerts;
    return emails.length > 0 ? emails : superAdminEmails;
  };
  const store = async (hotel_id: string, reasons: Reason[]): Promise<void> => {
    const recipients = await recipientsOfAlerts();
    await acrossHotels(async (tx) => {
      const at = clock.now();
      const alert = { hotel_id, type: 'provider_alert', reasons: JSON.stringify(reasons), created_at: at };
      await repository.lockAlert(tx, alert);
      const known = await repository.raisedSince(tx, alert, new Date(at.getTime() - quietMs));
      const hotel = await repository.insertNotification(tx, alert);
      if (!hotel) return;
      await events.publish(tx, { type: 'notification.updated', hotel_id });
      if (known) return;
      const mail = mailOf(hotel.name, reasons, publicUrl);
      await jobs.sendAll(
        tx,
        'mail',
        recipients.map((to) => ({ data: { to, ...mail } })),
      );
    });
  };
  const underWay = new Map<string, Promise<void>>();
  /** In a storm of failures the same alert is stored once at a time, whatever number of messages fail meanwhile. */
  const once = (hotel_id: string, reasons: Reason[]): Promise<void> => {
    const key = JSON.stringify([hotel_id, reasons]);
    const known = underWay.get(key);
    if (known) return known;
    const storing = store(hotel_id, reasons).finally(() => underWay.delete(key));
    underWay.set(key, storing);
    return storing;
  };
  return {
    /** Never throws: an alert that could not be stored is logged. `code`: the provider's error number, for the text. */
    raise: (hotelId: string, reasons: Reason[], code: number | null = null): Promise<void> =>
      once(hotelId, code ? [...reasons, reason('alert_code', { code })] : reasons).catch((error: unknown) =>
        log.error({ err: error }, 'an alert could not be stored'),
      ),

    /**
     * A notification of the hotel and a mail to the platform, in the transaction: `percent` of the month's budget of the
     * language model are used.
     */
    modelBudget: async (tx: AcrossHotelsTransaction, { hotel_id, hotel_name, month, percent }: UsedBudget) => {
      const told = reason(percent === 100 ? 'model_budget_used_up' : 'model_budget_near', { month, percent });
      const alert = { hotel_id, type: 'model_budget', reasons: JSON.stringify([told]), created_at: clock.now() };
      if (!(await repository.insertNotification(tx, alert))) return;
      await events.publish(tx, { type: 'notification.updated', hotel_id });
      const mail = budgetMail(hotel_name, told, publicUrl);
      const recipients = await recipientsOfAlerts();
      await jobs.sendAll(
        tx,
        'mail',
        recipients.map((to) => ({ data: { to, ...mail } })),
      );
    },

    /** A mail only: guests write to a number that no hotel has. Never throws. */
    unrouted: async (number: string): Promise<void> => {
      try {
        const mail = unroutedMail(number, publicUrl);
        const all = (await recipientsOfAlerts()).map((to) => ({ data: { to, ...mail } }));
        await acrossHotels((tx) => jobs.sendAll(tx, 'mail', all));
      } catch (error) {
        log.error({ err: error }, 'an alert about an unknown number could not be sent');
      }
    },
  };
}
export type AlertsService = ReturnType<typeof createAlertsService>;

function budgetMail(hotel: string, told: Reason, publicUrl: string) {
  return {
    subject: `Concierge needs you: ${hotel}`,
    text: `${hotel}: ${inEnglish(told)}

The budgets of all hotels: ${publicUrl}/admin/budgets
`,
  };
}

/** In English: an address of the settings has no language (docs/decisions/0034). */
function mailOf(hotel: string, reasons: Reason[], publicUrl: string) {
  return {
    subject: `Concierge needs you: ${hotel}`,
    text: `${allInEnglish(reasons)}

It was first seen at ${hotel}. Other hotels may have the same trouble; you get no second mail about it within an hour.

What waits for you: ${publicUrl}/hotels
Try the providers: ${publicUrl}/admin/settings
`,
  };
}

function unroutedMail(number: string, publicUrl: string) {
  return {
    subject: `Concierge needs you: guests write to ${number}`,
    text: `Guests write to the WhatsApp number ${number}, and no hotel has this number. Their messages are not answered.

The messages are kept for 7 days. Assign the number to its hotel, and the hotel receives them: ${publicUrl}/hotels
You get no second mail about this number within an hour.
`,
  };
}
