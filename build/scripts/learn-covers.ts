import fs from 'node:fs';
import path from 'node:path';
import { type CoverRow, learnWeights, logitOf } from '#server/features/understanding/cover-training/cover-learner.ts';
import { prepareLessonModel } from './lesson-model.ts';
import { linkedEntries } from '#tests/understanding/figures.ts';
import { developmentHotels, developmentLines } from '#tests/understanding/development.ts';
import type { HeldOutLine } from '#tests/understanding/held-out.ts';
import {
  COVER_FEATURES,
  type CoverFeature,
  coverFeatures,
} from '#server/features/understanding/entries/cover-features.ts';
import { namedThings } from '#server/features/understanding/entries/named-things.ts';
import { WEIGHTS } from '#server/features/understanding/entries/cover.ts';
import type { LinkedEntry } from '#server/features/understanding/entries/entries.types.ts';
import { knowledge } from '#server/features/understanding/model-store.ts';
import { understand } from '#server/features/understanding/understand.ts';
import type { Clause } from '#server/features/understanding/understanding.types.ts';

/** Learns the weights of covers from the messages of data/asked/usual (seconds) and writes them. */
const FILE = path.resolve(import.meta.dirname, '../../server/features/understanding/data/cover-weights.txt');
const HEAD = `# How much each feature (cover-features.ts) speaks for an entry, in logits: "name weight".
# Learned by \`npm run understanding:weights\` from the messages of data/asked/usual (decision 0037).
`;
const LEARNED_FROM: readonly HeldOutLine['kind'][] = ['answerable', 'plain', 'unanswerable', 'lookalike', 'harmless'];
/** The entries that are most probable before are learned from: the others say nothing. */
const MOST_ENTRIES = 8;
/** An entry is sent from 0.75 on (\`ANSWER_FROM\`). Set on the figures: what was learned as 0.65 becomes 0.75. */
const SHIFT = Math.log(0.75 / 0.25) - Math.log(0.65 / 0.35);

/** The logit of an intent of 20 %. */
const MISSED = Math.log(0.2 / 0.8);

await prepareLessonModel();
const names = ['start', ...COVER_FEATURES];
const before = Float64Array.from(names, (name) => WEIGHTS.get(name) ?? 0);
const hotels = new Map(developmentHotels().map((hotel) => [hotel.id, linkedEntries(hotel)]));
const rows = developmentLines()
  .filter(({ kind }) => LEARNED_FROM.includes(kind))
  .flatMap(rowsOf);
const weights = learnWeights(rows);
weights[0]! += SHIFT;
const lines = names.map((name, index) => `${name} ${(weights[index] ?? 0).toFixed(3)}`);
fs.writeFileSync(FILE, `${HEAD}${lines.join('\n')}\n`);
console.log(`${rows.length} rows`);
console.log(lines.join('\n'));

function rowsOf(line: HeldOutLine): CoverRow[] {
  const { clauses, danger, complaint } = understand(line.text);
  if (danger !== null || complaint || clauses.some(({ signals }) => signals.trouble)) return [];
  const entries = hotels.get(line.hotel) ?? [];
  return clauses.flatMap((clause) => nearest(clause, entries, line.answer ?? []));
}

function nearest(clause: Clause, entries: LinkedEntry[], answers: readonly string[]): CoverRow[] {
  const named = namedThings(clause, entries);
  return entries
    .map((entry) => {
      const features = coverFeatures(clause, entry, knowledge(), named);
      return {
        features: Float64Array.from([1, ...COVER_FEATURES.map((name) => features[name])]),
        answers: answers.includes(entry.id),
      };
    })
    .toSorted((a, b) => logitOf(b, before) - logitOf(a, before))
    .slice(0, MOST_ENTRIES)
    .filter(({ answers, features }) => !answers || !isMissed(features));
}

/** A question whose topic the recogniser missed, and of which the entry names nothing, says nothing about how the rest is weighed. */
function isMissed(features: Float64Array): boolean {
  const of = (name: CoverFeature): number => features[1 + COVER_FEATURES.indexOf(name)] ?? 0;
  return of('intent') < MISSED && of('titleNamed') + of('namedWords') === 0;
}
