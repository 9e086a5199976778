import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { mostContradictions, type ContradictingText } from '#shared/features/knowledge/contradictions.contract.ts';
import { mayMeet, type EntryDates } from '#shared/features/knowledge/entry-dates.rules.ts';
import { notFound } from '#server/app-error.ts';
import type { HotelScope } from '#server/caller.ts';
import type { AcrossHotels, HotelTransaction, InHotel } from '#server/db/hotel-transaction.ts';
import { ownLoopTurn } from '#server/features/assistant/loop-turn.ts';
import { rememberedBy } from '#server/features/understanding/remembered.rules.ts';
import { profileEntries } from '#server/features/assistant/retrieval/profile-entries.rules.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import { hotelFacts } from '../coverage.repository.ts';
import type { KnowledgeService } from '../knowledge.service.ts';
import { languageOfText } from '../text-language.rules.ts';
import { contradictionsIn, type ReadText } from './compare.rules.ts';
import type { Contradiction, Mark } from './contradictions.types.ts';
import * as repository from './contradictions.repository.ts';
import { statementsOf } from './statements.rules.ts';

export type ContradictionsDependencies = {
  inHotel: InHotel;
  acrossHotels: AcrossHotels;
  audit: AuditService;
  clock: Clock;
  events: Events;
  log: Logger;
  knowledge: Pick<KnowledgeService, 'everyEntry'>;
};
type OfHotel = Omit<ContradictingText, 'marks'> & { language: string | null; dates: EntryDates | null };

const HOTELS_AT_ONCE = 20;
const MOST_READ = 5000;
/** Longest time without a break, in milliseconds, so that guests are answered meanwhile. */
const LONGEST_STRETCH_MS = 20;
/** They repeat what other entries of the profile say. */
const REPEATED = new Set(['profile:check-times', 'profile:amenities', 'profile:services']);

const read = rememberedBy(
  ({ title, text, language }: OfHotel) => JSON.stringify([language, title, text]),
  (text) => statementsOf(text),
  MOST_READ,
);

/** Facts of a hotel's texts that cannot both be true (docs/product.md, section 5). */
export function createContradictionsService(dependencies: ContradictionsDependencies) {
  const { inHotel, acrossHotels, audit, clock, events, log } = dependencies;

  const check = async (due: repository.Check): Promise<void> => {
    const { hotel_id } = due;
    const texts = await inHotel({ hotel_id }, (tx) => textsOf(dependencies, tx));
    const found = (await compared(texts)).slice(0, mostContradictions).map(asRow);
    await inHotel({ hotel_id }, async (tx) => {
      await repository.endCheck(tx, due);
      if (await repository.replaceContradictions(tx, found, clock.now()))
        await events.publish(tx, { type: 'knowledge.updated', hotel_id });
    });
  };

  return {
    /** Compares the texts of hotels in which something was saved. */
    round: async (): Promise<void> => {
      for (const due of await acrossHotels((tx) => repository.dueChecks(tx, HOTELS_AT_ONCE)))
        await check(due).catch((error: unknown) =>
          log.error({ err: error, hotel_id: due.hotel_id }, 'the facts of a hotel were not compared'),
        );
    },

    list: (scope: HotelScope) =>
      inHotel(scope, async (tx) => {
        const rows = await repository.listContradictions(tx, { now: clock.now(), limit: mostContradictions });
        const items = rows.map(({ key, detail, found_at }) => ({ key, ...detail, found_at: found_at.toISOString() }));
        return { items, checking: await repository.isChecking(tx) };
      }),

    /** @throws AppError not_found */
    dismiss: (scope: HotelScope, key: string): Promise<null> =>
      inHotel(scope, async (tx) => {
        const { hotel_id, caller } = scope;
        const detail = await repository.dismiss(tx, key, clock.now());
        if (!detail) throw notFound('entry');
        const details = { texts: [detail.one.id, detail.other.id] };
        await audit.write(tx, caller, { action: 'dismiss', entity: 'contradiction', hotel_id, details });
        await events.publish(tx, { type: 'knowledge.updated', hotel_id });
        return null;
      }),
  };
}
export type ContradictionsService = ReturnType<typeof createContradictionsService>;

async function textsOf({ knowledge }: ContradictionsDependencies, tx: HotelTransaction): Promise<OfHotel[]> {
  const entries = [...profileEntries(await hotelFacts(tx)), ...(await knowledge.everyEntry(tx))];
  const replies = await repository.savedReplies(tx);
  return [
    ...entries
      .filter(({ id, kind }) => kind !== 'booking' && !REPEATED.has(id))
      .map(({ id, kind, title, text, language, dates = null }) => ({
        id,
        kind: kind as OfHotel['kind'],
        title,
        text,
        language: language ?? languageOfText({ question: title, answer: text }),
        dates,
      })),
    ...replies.map(({ id, title, content, language }) => ({
      id,
      kind: 'reply' as const,
      title,
      text: content,
      language: language ?? languageOfText({ question: title, answer: content }),
      dates: null,
    })),
  ];
}

/** Texts are read with breaks: several hundred new ones take a second. */
async function compared(texts: readonly OfHotel[]): Promise<Contradiction<OfHotel>[]> {
  const done: ReadText<OfHotel>[] = [];
  let begun = performance.now();
  for (const text of texts) {
    if (performance.now() - begun > LONGEST_STRETCH_MS) {
      await ownLoopTurn();
      begun = performance.now();
    }
    done.push({ text, statements: read(text) });
  }
  await ownLoopTurn();
  return contradictionsIn(done, (one, other) => mayMeet(one.dates, other.dates));
}

function asRow({ one, other, kinds, marks: [mine, theirs] }: Contradiction<OfHotel>) {
  const key = createHash('sha256')
    .update(JSON.stringify([wordsOf(one), wordsOf(other)].toSorted()))
    .digest('hex');
  const ends = [one, other].flatMap(({ dates }) => dates?.valid_until ?? []);
  const until = ends.toSorted()[0] ?? null;
  return { key, detail: { one: asText(one, mine), other: asText(other, theirs), kinds, until } };
}

const wordsOf = ({ id, title, text, dates }: OfHotel): string => JSON.stringify([id, title, text, dates]);

const asText = ({ id, kind, title, text }: OfHotel, marks: Mark[]): ContradictingText => ({
  id,
  kind,
  title,
  text,
  marks: marks.toSorted((a, b) => a.start - b.start),
});
