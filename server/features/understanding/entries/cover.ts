import { COVER_FEATURES, type CoverFeature, type CoverFeatures, coverFeatures } from './cover-features.ts';
import type { Cover, CoverReason, LinkedEntry } from './entries.types.ts';
import { knowledge } from '../model-store.ts';
import { readData } from '../sources.ts';
import type { Clause } from '../understanding.types.ts';

/** Logits by feature, and `start`, the logit of an entry of which nothing is known. */
export type CoverWeights = ReadonlyMap<string, number>;

/**
 * Reads `data/cover-weights.txt`: "name weight" on each line.
 * @throws Error naming a feature without a weight.
 */
export function parseWeights(text: string): CoverWeights {
  const rows = text.split('\n').filter((line) => line.trim() && !line.startsWith('#'));
  const weights = new Map(rows.map((row) => [row.split(/\s+/)[0] ?? '', Number(row.split(/\s+/)[1])]));
  for (const name of ['start', ...COVER_FEATURES])
    if (!Number.isFinite(weights.get(name))) throw new Error(`cover-weights.txt: no weight for ${name}`);
  return weights;
}

export const WEIGHTS = parseWeights(readData('cover-weights.txt'));

/** What a feature is about, for the reasons; the others are signals. */
const SORTS: Partial<Record<CoverFeature, CoverReason['sort']>> = {
  intent: 'intent',
  intentMessage: 'intent',
  linkWeight: 'intent',
  titleConcepts: 'words',
  textConcepts: 'words',
  titleNamed: 'words',
  namedWords: 'words',
  timeStated: 'aspect',
  nothingNamed: 'unexplained',
  namedByOthers: 'unexplained',
  openConcepts: 'unexplained',
  openConceptsUnsure: 'unexplained',
  knownWords: 'unexplained',
  unknownWords: 'unexplained',
  unknownNames: 'unexplained',
  unknownAround: 'unexplained',
  noPrice: 'aspect',
  noTime: 'aspect',
};

/**
 * How probable it is that an entry answers a clause, and why. A tenth of a millisecond for 50 entries.
 * @param named things of the clause that some entry of the hotel names (`namedThings`)
 */
export function covers(clause: Clause, entry: LinkedEntry, named?: ReadonlySet<string>): Cover {
  const features = coverFeatures(clause, entry, knowledge(), named);
  return {
    entry: entry.id,
    probability: probabilityOf(features),
    get reasons() {
      return reasonsOf(features);
    },
  };
}

const WEIGHED = COVER_FEATURES.map((name) => ({ name, weight: WEIGHTS.get(name) ?? 0 }));

function probabilityOf(features: CoverFeatures): number {
  let logit = WEIGHTS.get('start') ?? 0;
  for (const { name, weight } of WEIGHED) logit += features[name] * weight;
  return 1 / (1 + Math.exp(-logit));
}

function reasonsOf(features: CoverFeatures): CoverReason[] {
  const reasons: CoverReason[] = [];
  for (const { name, weight } of WEIGHED) {
    const effect = features[name] * weight;
    if (effect !== 0) put(reasons, { sort: SORTS[name] ?? 'signal', detail: detailOf(name, features), effect });
  }
  return reasons;
}

function detailOf(name: CoverFeature, { best, open }: CoverFeatures): string {
  const sort = SORTS[name];
  if (sort === 'intent') return best;
  if (sort === 'unexplained') return open.join(' ');
  return sort === 'words' ? '' : name;
}

/** Effects of the same sort and detail are told as one. */
function put(reasons: CoverReason[], reason: CoverReason): void {
  const same = reasons.find(({ sort, detail }) => sort === reason.sort && detail === reason.detail);
  if (same) same.effect += reason.effect;
  else reasons.push(reason);
}
