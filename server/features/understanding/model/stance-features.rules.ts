import { isCjk } from '../text/folding.rules.ts';
import { type IntentKind, type Stance, STANCES } from '../understanding.types.ts';
import { add, addDense, type Counts, type FeatureVector, normalised } from './features.rules.ts';

const isStance = (name: string): name is Stance => (STANCES as readonly string[]).includes(name);

/** The stance that phrases of an intent teach. */
export function stanceOf(id: string, kind: IntentKind): Stance {
  const sort = id.startsWith('other.') ? id.slice('other.'.length) : '';
  if (isStance(sort)) return sort;
  if (kind === 'question' || kind === 'request') return 'wish';
  return kind === 'other' || kind === 'smalltalk' ? 'talk' : 'problem';
}

const ENDING = 3;

/** What the stance is recognised by: words with the topics masked, so that the topic does not decide. */
export function stanceFeatures(masked: readonly string[], concepts: readonly string[]): FeatureVector {
  const counts: Counts = new Map();
  let [before, previous] = ['', '^'];
  for (const word of masked) {
    if (isCjk(word)) addDense(counts, `^${word}$`);
    else {
      add(counts, `w${word}`, 1);
      add(counts, `b${previous} ${word}`, 1);
      if (before) {
        add(counts, `s${before} ${word}`, 0.5);
        add(counts, `t${before} ${previous} ${word}`, 0.7);
      }
      if (word.length > ENDING + 1) add(counts, `e${word.slice(-ENDING)}`, 0.4);
    }
    [before, previous] = [previous, word];
  }
  add(counts, `b${previous} $`, 0.7);
  for (const concept of concepts) add(counts, `k${concept}`, 0.4);
  return normalised(counts);
}
