import { judgedEntries } from '#server/features/understanding/entries/judged.ts';
import { understand } from '#server/features/understanding/understand.ts';
import { isExpected, linkedEntries } from './figures.ts';
import { readHeldOut, readHotels, type SetName, SETS } from './held-out.ts';

/** Of the entries judged to answer with about the same probability: how many, their mean probability, and the share that does. */
export type Bin = { count: number; probability: number; right: number };

const BINS = 10;
const KINDS: ReadonlySet<string> = new Set(['answerable', 'plain', 'unanswerable', 'lookalike']);

/** How probable the nearest entry is judged to be, and how often it answers, in tenths: messages with one wish. */
export function calibration(sets: readonly SetName[] = SETS): Bin[] {
  const hotels = new Map(readHotels().map((hotel) => [hotel.id, { hotel, entries: linkedEntries(hotel) }]));
  const bins = Array.from({ length: BINS }, () => ({ count: 0, sum: 0, right: 0 }));
  for (const line of sets.flatMap((set) => readHeldOut(set))) {
    const found = hotels.get(line.hotel);
    const { clauses } = understand(line.text, { previousLanguage: line.previous ?? null });
    const [clause, ...others] = clauses;
    if (!found || !clause || others.length > 0 || !KINDS.has(line.kind)) continue;
    const [best] = judgedEntries(clause, clauses, found.entries);
    const bin = best && bins[Math.min(BINS - 1, Math.floor(best.probability * BINS))];
    if (!bin) continue;
    bin.count += 1;
    bin.sum += best.probability;
    bin.right += isExpected(best.entry, line, found.hotel) ? 1 : 0;
  }
  return bins.map(({ count, sum, right }) => ({ count, probability: sum / count, right: right / count }));
}

/** The expected calibration error: how far probability and share are apart, by the messages in each tenth. */
export function calibrationError(bins: readonly Bin[]): number {
  const all = bins.reduce((sum, { count }) => sum + count, 0);
  return bins.reduce(
    (sum, { count, probability, right }) => sum + (count > 0 ? count * Math.abs(probability - right) : 0) / all,
    0,
  );
}
