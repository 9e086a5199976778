import { logitByTrees, parseTrees } from '../model/trees.ts';
import { once } from '../once.ts';
import { readData } from '../sources.ts';
import { COMPARED_FEATURES, type Compared } from './compared.ts';
import { isTranslation } from './same-subject.ts';

/**
 * What the verdict is made by: what the trees say of an entry, how far it is ahead of the others, how probable the entry and
 * "none" are by the likeness of the whole message, and what the trees decide by.
 */
export const VERDICT_FEATURES = ['judged', 'judgedAhead', 'byAllShare', 'byAllNone', ...COMPARED_FEATURES] as const;

/**
 * @property logit by the trees; @property numbers in the order of COMPARED_FEATURES
 * @property guarded whether something speaks against the entry that the trees may not overrule
 */
export type Judged = Pick<Compared, 'entry' | 'numbers' | 'byAll' | 'guarded' | 'plain'> & { logit: number };

const trees = once(() => parseTrees(readData('verdict-trees.json'), VERDICT_FEATURES));
/** What the verdict says with this logit is sent (`ANSWER_FROM` is 0.75). Set on the figures as a whole. */
const SENT_FROM = 0.95;
const SHIFT = Math.log(0.75 / 0.25) - SENT_FROM;
/** How much the logit of the trees counts before the verdict corrects it. */
const BELIEVED = 0.5;
/** What plainly answers is lowered by no more: few of the messages are plain questions. */
const PLAIN_LOWERED = 0.5;
const SHORT = Math.log2(1 + 37 / 40);
/** Logits beyond these say no more. */
const LEAST = -6;
const FURTHEST = 9;

/** The numbers of an entry in the order of VERDICT_FEATURES. @param all that are compared with each other */
export function verdictNumbers(one: Judged, all: readonly Judged[]): number[] {
  const others = all.filter(({ entry }) => entry !== one.entry && !isTranslation(one.entry, entry));
  const [own, best] = [inside(one.logit), Math.max(-FURTHEST, ...others.map(({ logit }) => inside(logit)))];
  return [own, own - best, one.byAll.share, one.byAll.none, ...one.numbers];
}

/** The logit of an entry before the verdict corrects it. */
export const beforeVerdict = ({ logit }: Judged): number => BELIEVED * Math.max(LEAST, inside(logit));

/**
 * The logit that an entry answers a clause. The trees of `judged.ts` are learned from the hotels that the likeness is learned
 * from; the verdict, from hotels that nothing else has learned from (`data/asked/apart/`): it knows how often the trees are right.
 */
export function verdictOf(one: Judged, all: readonly Judged[]): number {
  const verdict = beforeVerdict(one) + logitByTrees(trees(), verdictNumbers(one, all)) + SHIFT;
  if (one.guarded) return Math.min(one.logit, verdict);
  return one.plain && isShort(one) ? Math.max(one.logit - PLAIN_LOWERED, verdict) : verdict;
}

const PARTS = COMPARED_FEATURES.indexOf('parts');
const LONG = COMPARED_FEATURES.indexOf('long');

/** One question of at most 37 letters. */
const isShort = ({ numbers }: Judged): boolean => numbers[PARTS] === 1 && numbers[LONG]! <= SHORT;

const inside = (logit: number): number => Math.min(FURTHEST, Math.max(-FURTHEST, logit));
