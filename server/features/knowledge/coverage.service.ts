import { coverageDays } from '#shared/features/knowledge/guest-questions.values.ts';
import type { Coverage } from '#shared/features/knowledge/coverage.schema.ts';
import type { InHotel } from '#server/db/hotel-transaction.ts';
import { toldPlainly } from '#server/features/assistant/retrieval/asked-plainly.ts';
import { repeatsAnother } from '#server/features/assistant/retrieval/entry-choice.ts';
import { linkAhead } from '#server/features/assistant/retrieval/linked-entries.ts';
import { withoutOverruled } from '#server/features/assistant/retrieval/own-entries.ts';
import { profileEntries } from '#server/features/assistant/retrieval/profile-entries.rules.ts';
import type { HotelScope } from '#server/caller.ts';
import type { Clock } from '#server/ports/clock.ts';
import { coverageOf } from './coverage-rows.ts';
import * as repository from './coverage.repository.ts';
import type { KnowledgeService } from './knowledge.service.ts';

export type CoverageDependencies = {
  inHotel: InHotel;
  clock: Clock;
  knowledge: Pick<KnowledgeService, 'forAssistant'>;
};

/** What guests ask, and which of it a hotel answers. */
export function createCoverageService({ inHotel, clock, knowledge }: CoverageDependencies) {
  return {
    /** Entries are linked outside the transaction: a hotel with a thousand new entries takes a second. */
    read: async (scope: HotelScope): Promise<Coverage> => {
      const { entries, asked, language } = await inHotel(scope, async (tx) => {
        const hotel = await repository.hotelFacts(tx);
        return {
          entries: [...(await knowledge.forAssistant(tx)), ...profileEntries(hotel)],
          asked: await repository.askedSince(tx, clock.now(), coverageDays),
          language: hotel.default_language,
        };
      });
      await linkAhead(entries);
      const counted = withoutOverruled(entries).filter((entry) => !repeatsAnother(entry));
      return coverageOf(counted, asked, language, await toldPlainly(counted));
    },
  };
}
export type CoverageService = ReturnType<typeof createCoverageService>;
