import type { CoverFeature } from './cover-features.ts';
import { readData } from '../sources.ts';

/** A correction in logits, or a feature, a limit, and what counts below the limit and from it on. */
export type CoverTree = number | [feature: CoverFeature, least: number, below: CoverTree, from: CoverTree];

/** Learned by `npm run understanding:weights` (decision 0037). */
const TREES = JSON.parse(readData('cover-trees.json')) as CoverTree[];

/** What the trees add to the logit of the linear weights. */
export const treeLogit = (features: Record<CoverFeature, number>, trees: readonly CoverTree[] = TREES): number =>
  trees.reduce<number>((sum, tree) => sum + valueOf(tree, features), 0);

function valueOf(tree: CoverTree, features: Record<CoverFeature, number>): number {
  let at = tree;
  while (typeof at !== 'number') at = features[at[0]] < at[1] ? at[2] : at[3];
  return at;
}
