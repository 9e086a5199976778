import { reason } from '#shared/reasons/reasons.ts';
import { AppError } from '#server/app-error.ts';
import type { AcrossHotels } from '#server/db/hotel-transaction.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import { WhatsAppError, type WhatsApp } from '#server/ports/whatsapp.ts';
import type { ProviderSender } from '#server/ports/whatsapp-senders.ts';
import { saveAccountSenders } from './numbers/known-numbers.repository.ts';
import { awaited, saveWork } from './requests/number-requests.repository.ts';
import * as repository from './whatsapp-senders.repository.ts';

export type WhatsAppSendersDependencies = {
  acrossHotels: AcrossHotels;
  clock: Clock;
  events: Events;
  whatsapp: WhatsApp;
  publicUrl: string;
  /** Called when a number that the platform has registered for a hotel is online. */
  connectRegistered: (hotelId: string, number: string) => Promise<void>;
};

/** Milliseconds after which a number's webhook is written down again, in case the number changed hands. */
const NOTE_MS = 10 * 60_000;
/** Numbers that a process remembers. */
const REMEMBERED = 10_000;

/** Facts of the hotels' numbers: what the provider says, and whether its webhooks come in. */
export function createWhatsAppSendersService(dependencies: WhatsAppSendersDependencies) {
  const { acrossHotels, clock, events, whatsapp, publicUrl } = dependencies;
  const noted = new Map<string, number>();
  return {
    /** Reads the account's senders once and stores what changed. @throws AppError provider_failed */
    look: async (): Promise<void> => {
      const known = await acrossHotels((tx) => repository.knownNumbers(tx));
      const { senders, asked, failure } = await sendersOf(whatsapp);
      await acrossHotels(async (tx) => {
        for (const [account, own] of asked) await saveAccountSenders(tx, account, own);
      });
      for (const row of known) {
        const { number } = row;
        // Nothing is known of a number whose account did not answer.
        if (!number || !asked.has(whatsapp.ofNumber(number).provider?.account ?? '')) continue;
        const sender = senders.get(number) ?? null;
        if (row.known === number && row.checked_at && isSame(row, sender)) continue;
        const { hotel_id } = row;
        await acrossHotels(async (tx) => {
          await repository.saveSender(tx, { hotel_id, number, sender, at: clock.now() });
          await events.publish(tx, { type: 'hotel.updated', hotel_id });
        });
      }
      await followRegistered(dependencies, senders);
      if (failure) throw failure;
    },

    /** Whether a registration changes at the provider within seconds. */
    isSomethingUnderWay: async (): Promise<boolean> => {
      const rows = await acrossHotels((tx) => awaited(tx));
      return rows.some(({ status }) => status !== null && UNDER_WAY.has(status));
    },

    /** Stores when a hotel's first answer went out. */
    keepAnswers: (): Promise<void> =>
      acrossHotels(async (tx) => {
        const open = (await repository.knownNumbers(tx)).filter(({ answered_at }) => answered_at === null);
        const facts = await repository.factsOf(
          tx,
          open.map(({ hotel_id }) => hotel_id),
          publicUrl,
        );
        for (const { hotel_id, answered_at } of facts) {
          if (answered_at) await repository.saveAnswered(tx, hotel_id, answered_at);
        }
      }),

    /** A guest's message to this number came in over the webhook. Writes at most once in 10 minutes and number. */
    seen: async (number: string, at: Date): Promise<void> => {
      const now = clock.now();
      if (now.getTime() - (noted.get(number) ?? -NOTE_MS) < NOTE_MS) return;
      if (noted.size >= REMEMBERED) noted.clear();
      noted.set(number, now.getTime());
      await acrossHotels(async (tx) => {
        for (const hotel_id of await repository.saveWebhook(tx, number, at))
          await events.publish(tx, { type: 'hotel.updated', hotel_id });
      });
    },
  };
}
export type WhatsAppSendersService = ReturnType<typeof createWhatsAppSendersService>;

const UNDER_WAY: ReadonlySet<string> = new Set(['CREATING', 'VERIFYING']);
const ONLINE = 'ONLINE';

/** Follows numbers that the platform has registered, and connects those that are online. */
async function followRegistered(
  { acrossHotels, events, connectRegistered }: WhatsAppSendersDependencies,
  senders: ReadonlyMap<string, ProviderSender>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const row of await acrossHotels((tx) => awaited(tx))) {
    const sender = senders.get(row.number ?? '');
    // One hotel's failure must not keep the numbers after it from being connected.
    if (sender) await follow(row, sender).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some registered numbers could not be followed');

  async function follow(
    { hotel_id, status: known }: { hotel_id: string; status: string | null },
    sender: ProviderSender,
  ) {
    const { number, status: registered_status, provider_id: registered_id } = sender;
    if (registered_status !== known)
      await acrossHotels(async (tx) => {
        await saveWork(tx, hotel_id, { registered_status, registered_id });
        await events.publish(tx, { type: 'hotel.updated', hotel_id });
      });
    if (registered_status === ONLINE) await connectRegistered(hotel_id, number);
  }
}

/** The senders of every account that answered, and of each number the one of its own account. */
async function sendersOf(whatsapp: WhatsApp) {
  const asked = new Map<string, ProviderSender[]>();
  const senders = new Map<string, ProviderSender>();
  let failure: AppError | null = null;
  for (const each of whatsapp.accounts())
    try {
      const account = each.provider?.account ?? '';
      const own = await each.senders();
      asked.set(account, own);
      for (const sender of own)
        if (whatsapp.ofNumber(sender.number).provider?.account === account) senders.set(sender.number, sender);
    } catch (error) {
      if (!(error instanceof WhatsAppError)) throw error;
      failure = new AppError('provider_failed', reason('sender_unknown', { provider: each.provider?.name ?? '' }));
    }
  return { asked, senders, failure };
}

const told = [
  'provider_id',
  'status',
  'quality',
  'messaging_limit',
  'display_name',
  'name_status',
  'offline_code',
  'callback_url',
] as const;

function isSame(
  row: { [Field in (typeof told)[number]]: ProviderSender[Field] | null },
  sender: ProviderSender | null,
) {
  return told.every((field) => row[field] === (sender?.[field] ?? null));
}
