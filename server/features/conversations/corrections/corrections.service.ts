import type { z } from 'zod';
import {
  correctionDays,
  mostCorrections,
  type correctionsContract,
  type OutdatedAnswer,
} from '#shared/features/conversations/corrections.contract.ts';
import type { AssistantTrace } from '#shared/features/conversations/conversations.schema.ts';
import type { HotelScope } from '#server/caller.ts';
import type { HotelTransaction, InHotel } from '#server/db/hotel-transaction.ts';
import type { HotelFacts, KnowledgeEntry } from '#server/features/assistant/assistant.types.ts';
import { isInHouseOnly } from '#server/features/assistant/checking/access.rules.ts';
import { fixedLanguage } from '#server/features/assistant/language/languages.rules.ts';
import { everyProfileEntry } from '#server/features/assistant/retrieval/profile-entries.rules.ts';
import { profileAnswer } from '#server/features/assistant/sentences/profile-answer.rules.ts';
import type { KnowledgeService } from '#server/features/knowledge/knowledge.service.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import { lockConversation } from '../conversations.repository.ts';
import { windowExpiresAt, windowIsOpen } from '../conversations.rules.ts';
import type { OutboxService } from '../delivery/outbox.service.ts';
import { hotelFacts } from '../turns/turns.repository.ts';
import * as repository from './corrections.repository.ts';

export type CorrectionsDependencies = {
  inHotel: InHotel;
  audit: AuditService;
  clock: Clock;
  events: Events;
  outbox: OutboxService;
  knowledge: Pick<KnowledgeService, 'everyEntry'>;
};
type Settlement = z.output<typeof correctionsContract.settle.body>;

const DAY_MS = 86_400_000;

/** Guests who were told something that the hotel has changed since (docs/product.md, section 2). */
export function createCorrectionsService(dependencies: CorrectionsDependencies) {
  const { inHotel } = dependencies;
  return {
    list: (scope: HotelScope): Promise<{ items: OutdatedAnswer[] }> =>
      inHotel(scope, async (tx) => {
        const { entries, hotel } = await entriesNow(dependencies, tx);
        return { items: grouped(await toldOtherwise(dependencies, tx, entries), entries, hotel) };
      }),

    /** Each guest is written to once, also when two people press at the same time. */
    settle: (scope: HotelScope, wanted: Settlement) => inHotel(scope, (tx) => settle(dependencies, tx, scope, wanted)),
  };
}
export type CorrectionsService = ReturnType<typeof createCorrectionsService>;

async function entriesNow({ knowledge }: CorrectionsDependencies, tx: HotelTransaction) {
  const { hotel } = await hotelFacts(tx);
  // What only guests in the house may know is not sent to others who were in the house then.
  const all = [...(await knowledge.everyEntry(tx)), ...everyProfileEntry(hotel)];
  return { hotel, entries: all.filter((entry) => !isInHouseOnly(entry)) };
}

/** What a guest is told of an entry: a fact of the profile by the fixed sentence of the conversation's language. */
function inLanguageOf({ id, text, language }: KnowledgeEntry, spoken: string | null, hotel: HotelFacts) {
  const fact = spoken === null ? null : profileAnswer(id, hotel, spoken);
  return fact === null ? { now: text, now_language: language } : { now: fact, now_language: fixedLanguage(spoken!) };
}

function toldOtherwise({ clock }: CorrectionsDependencies, tx: HotelTransaction, entries: readonly KnowledgeEntry[]) {
  const since = new Date(clock.now().getTime() - correctionDays * DAY_MS);
  const current = entries.map(({ id, text }) => ({ id, text }));
  return repository.toldOtherwise(tx, current, { since, limit: mostCorrections });
}

async function settle(
  dependencies: CorrectionsDependencies,
  tx: HotelTransaction,
  scope: HotelScope,
  { entry_id, now, conversation_ids, content }: Settlement,
): Promise<{ settled: number; closed: number }> {
  const { entries, hotel } = await entriesNow(dependencies, tx);
  const entry = entries.find(({ id }) => id === entry_id);
  // Changed since the person read it: the list has the new text.
  if (!entry || entry.text.trim() !== now.trim()) return { settled: 0, closed: 0 };
  const wanted = new Set(conversation_ids);
  const rows = await toldOtherwise(dependencies, tx, entries);
  // In the order in which messages are received (docs/data-model.md, Locking order).
  const chosen = rows
    .filter((row) => row.entry_id === entry_id && wanted.has(row.conversation_id))
    .toSorted((one, other) => (one.identity_key < other.identity_key ? -1 : 1));
  const counts = { settled: 0, closed: 0 };
  for (const row of chosen) {
    const typed = content === now.trim() ? inLanguageOf(entry, row.language, hotel).now : content;
    const outcome = await settleOne(dependencies, tx, scope, { row, entry, content: typed });
    if (outcome) counts[outcome] += 1;
  }
  if (content === null && counts.settled > 0) {
    const details = { entry_id, guests: counts.settled };
    const { hotel_id, caller } = scope;
    await dependencies.audit.write(tx, caller, { action: 'dismiss', entity: 'correction', hotel_id, details });
  }
  await dependencies.events.publish(tx, { type: 'knowledge.updated', hotel_id: scope.hotel_id });
  return counts;
}

type One = { row: repository.ToldRow; entry: KnowledgeEntry; content: string | null };

/** Null where it was settled before. */
async function settleOne(
  { audit, clock, events, outbox }: CorrectionsDependencies,
  tx: HotelTransaction,
  { hotel_id, caller }: HotelScope,
  { row, entry, content }: One,
): Promise<'settled' | 'closed' | null> {
  const { conversation_id } = row;
  const now = clock.now();
  const conversation = await lockConversation(tx, conversation_id);
  if (!conversation || conversation.opted_out_at) return null;
  if (content !== null && !windowIsOpen(conversation.last_inbound_at, now)) return 'closed';
  if (!(await repository.noteDecision(tx, row, content === null ? 'not_needed' : 'sent', now))) return null;
  if (content === null) return 'settled';
  const message = await outbox.send(tx, hotel_id, conversation_id, {
    author: 'staff',
    author_id: caller.user_id,
    author_name: caller.name,
    content,
    assistant: traceOf(entry, conversation.language),
  });
  const details = { correction_of: entry.id };
  await audit.write(tx, caller, { action: 'send', entity: 'message', entity_id: message.id, hotel_id, details });
  await events.publish(tx, { type: 'conversation.updated', hotel_id, conversation_id });
  return 'settled';
}

/** The correction has the entry as its source: when the entry changes again, the guest is found again. */
const traceOf = ({ id, kind, title, text }: KnowledgeEntry, language: string | null): AssistantTrace => ({
  action: 'reply',
  language: language ?? 'en',
  reasons: [],
  category: 'general',
  priority: 'normal',
  confidence: 1,
  sources: [{ id, kind, title, text }],
  checks: [],
  model: null,
  repaired: false,
  timings: {},
});

function grouped(
  rows: readonly repository.ToldRow[],
  entries: readonly KnowledgeEntry[],
  hotel: HotelFacts,
): OutdatedAnswer[] {
  return entries.flatMap((entry) => {
    const { id, title, text } = entry;
    const guests = rows.filter(({ entry_id }) => entry_id === id);
    if (guests.length === 0) return [];
    const told = guests.map(
      ({ entry_id: _id, told_at, last_inbound_at, text_key: _key, identity_key: _identity, ...guest }) => ({
        ...guest,
        ...inLanguageOf(entry, guest.language, hotel),
        told_at: told_at.toISOString(),
        window_expires_at: windowExpiresAt(last_inbound_at)?.toISOString() ?? null,
      }),
    );
    return [{ entry_id: id, title, now: text, guests: told }];
  });
}
