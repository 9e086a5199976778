import { createHash, randomUUID } from 'node:crypto';
import type { HotelTransaction, AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';
import type { EntrySeed, HotelSeed } from './seed.types.ts';
import { secondsAfter, type Times } from './time.seed.ts';

const dayMinutes = 1440;

/** What the writers share: ids that are as old as their rows, moments, and the staff by key. */
export type Pen = { ids: (at: Date) => string; times: Times; staff: Map<string, Member> };

export type Member = { id: string; name: string };

/** An entry as a trace names it. */
export type StoredEntry = { id: string; kind: 'faq' | 'knowledge'; title: string; text: string };

export async function writeHotel(tx: AcrossHotelsTransaction, seed: HotelSeed, { ids, times }: Pen): Promise<string> {
  const created_at = times.minutesAgo(seed.open_days_ago * dayMinutes);
  const sender = { sender_number: seed.profile.whatsapp_number, sender_state: 'connected' as const };
  const row = { id: ids(created_at), ...seed.profile, ...sender, created_at };
  const { id } = await tx.insertInto('hotels').values(row).returning('id').executeTakeFirstOrThrow();
  const number = seed.profile.whatsapp_number;
  const seen = { webhook_at: created_at, answered_at: created_at };
  if (number)
    await tx
      .insertInto('whatsapp_senders')
      .values({ hotel_id: id, number, ...seen })
      .execute();
  return id;
}

/** Staff, invitations, message settings, notifications. */
export async function writeHouse(tx: HotelTransaction, seed: HotelSeed, pen: Pen): Promise<void> {
  await writeStaff(tx, seed, pen);
  await tx.insertInto('hotel_message_settings').values(seed.message_settings).execute();
  await writeNotifications(tx, seed, pen);
  const { ids, times, staff } = pen;
  for (const { email, role, by, days_ago } of seed.invitations) {
    const created_at = times.minutesAgo(days_ago * dayMinutes);
    const token_hash = createHash('sha256').update(randomUUID()).digest('hex');
    const expires_at = secondsAfter(created_at, 7 * 86_400);
    await tx
      .insertInto('staff_invitations')
      .values({ id: ids(created_at), email, role, token_hash, invited_by: staff.get(by)!.id, created_at, expires_at })
      .execute();
  }
}

async function writeStaff(tx: HotelTransaction, seed: HotelSeed, { ids, times, staff }: Pen): Promise<void> {
  const rows = seed.staff.map(({ key, role, joined_days_ago, seen_minutes_ago }) => {
    const created_at = times.minutesAgo(joined_days_ago * dayMinutes);
    const last_login = seen_minutes_ago === null ? null : times.minutesAgo(seen_minutes_ago);
    return { id: ids(created_at), user_id: staff.get(key)!.id, role, last_login, created_at };
  });
  await tx.insertInto('hotel_staff').values(rows).execute();
}

async function writeNotifications(
  tx: HotelTransaction,
  { notifications }: HotelSeed,
  { ids, times, staff }: Pen,
): Promise<void> {
  const rows = notifications.map(({ type, message, by, days_ago, resolved_by }) => {
    const created_at = times.minutesAgo(days_ago * dayMinutes);
    const resolved = resolved_by
      ? {
          status: 'resolved' as const,
          resolved_by: staff.get(resolved_by)!.id,
          resolved_at: secondsAfter(created_at, 5400),
        }
      : { status: 'pending' as const };
    return { id: ids(created_at), type, message, created_by: by && staff.get(by)!.id, created_at, ...resolved };
  });
  for (const row of rows) await tx.insertInto('notifications').values(row).execute();
}

/** FAQs and question/answer pairs, written one a day since the hotel joined. Answers by key. */
export async function writeEntries(
  tx: HotelTransaction,
  { faqs, knowledge, open_days_ago }: HotelSeed,
  { ids, times }: Pen,
): Promise<Map<string, StoredEntry>> {
  const writtenAt = (index: number) => times.minutesAgo((open_days_ago - 1 - index * 2) * dayMinutes - index * 7);
  const faqRows = faqs.map(({ key: _key, inactive, ...entry }, index) => ({
    id: ids(writtenAt(index)),
    ...entry,
    is_active: !inactive,
    created_at: writtenAt(index),
    updated_at: writtenAt(index),
  }));
  const pairRows = knowledge.map(({ key: _key, ...entry }, index) => ({
    id: ids(writtenAt(index)),
    ...entry,
    created_at: writtenAt(index),
  }));
  await tx.insertInto('faqs').values(faqRows).execute();
  await tx.insertInto('hotel_knowledge').values(pairRows).execute();
  return new Map([...stored('faq', faqs, faqRows), ...stored('knowledge', knowledge, pairRows)]);
}

/** Texts that staff insert into replies. */
export async function writeReplies(
  tx: HotelTransaction,
  { replies }: HotelSeed,
  entries: ReadonlyMap<string, StoredEntry>,
): Promise<void> {
  const rows = replies.map(({ faq, ...reply }) => ({ ...reply, faq_id: faq ? entries.get(faq)!.id : null }));
  if (rows.length > 0) await tx.insertInto('saved_replies').values(rows).execute();
}

function stored(kind: StoredEntry['kind'], entries: EntrySeed[], rows: { id: string }[]): [string, StoredEntry][] {
  return entries.map(({ key, question, answer }, index) => [
    key,
    { id: rows[index]!.id, kind, title: question, text: answer },
  ]);
}
