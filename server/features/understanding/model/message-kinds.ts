import { type BaseArrays, directionsBy } from './directions.ts';
import type { FeatureVector } from './features.rules.ts';
import type { HashIndex } from './hash-index.ts';
import type { ModelArrays, ModelHeader } from './model-file.ts';
import { softmax } from './softmax.ts';

/** What a message may be, whatever it is about (`message-kinds-trainer.ts`). `remark`: small talk, answers, a wish for a person. */
export const MESSAGE_KINDS = [
  'emergency',
  'harmless',
  'trouble',
  'complaint',
  'question',
  'lookalike',
  'remark',
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** A kind that is surer than this, or less, has the same logit. */
const LEAST = 1e-9;

/** How much speaks for each of MESSAGE_KINDS, in logits against all others. */
export type ScoreMessageKinds = (vector: FeatureVector) => number[];

export type KindArrays = Pick<ModelArrays, 'kindFeatures' | 'kindRows' | 'kindScales' | 'kindOutput' | 'kindBias'>;

export function openMessageKinds(
  { size }: Pick<ModelHeader, 'size'>,
  arrays: KindArrays & BaseArrays,
  vocabulary: HashIndex,
): ScoreMessageKinds {
  const { kindOutput, kindBias } = arrays;
  const changed = { features: arrays.kindFeatures, rows: arrays.kindRows, scales: arrays.kindScales };
  const directionOf = directionsBy(arrays, changed, { size, width: size }, vocabulary);
  return (vector) => {
    const direction = directionOf(vector);
    const scores = Float64Array.from(kindBias, (bias, kind) => {
      let score = bias;
      for (let nth = 0; nth < size; nth += 1) score += direction[nth]! * kindOutput[kind * size + nth]!;
      return score;
    });
    return Array.from(softmax(scores), (share) => Math.log(Math.max(LEAST, share) / Math.max(LEAST, 1 - share)));
  };
}
