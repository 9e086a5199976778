import { MESSAGE_KINDS, type MessageKind } from '../model/message-kinds.ts';
import { softmax } from '../model/softmax.ts';
import {
  type Base,
  type ChangedRows,
  changedOf,
  correct,
  embed,
  type FeatureRows,
  type Table,
  tableOf,
  textAlone,
} from './feature-rows.ts';
import { seededRandom, shuffle } from './random.ts';

/** Messages and what they are. @property kinds by message: its place in MESSAGE_KINDS */
export type KindTexts = { rows: FeatureRows; kinds: Uint8Array };

/** @property output for each of MESSAGE_KINDS as many weights as a direction has numbers */
export type MessageKindsModel = {
  changed: ChangedRows;
  output: Float32Array<ArrayBuffer>;
  bias: Float32Array<ArrayBuffer>;
};
export type MessageKindsOptions = { epochs: number; rate: number; seed: number };

/** How much a message counts: most of those that are written are questions. */
const COUNTS: Record<MessageKind, number> = {
  emergency: 2,
  harmless: 2,
  trouble: 2,
  complaint: 2,
  question: 0.5,
  lookalike: 0.5,
  remark: 2,
};
const SHARPNESS = 8;
const SMOOTHING = 0.05;
const DROPPED = 0.1;
const LAST_RATE = 0.2;
const BIAS_RATE = 5;
const FIRST_SQUARES = { output: 1e-2, bias: 1 };

type State = {
  table: Table;
  output: Float32Array<ArrayBuffer>;
  bias: Float32Array<ArrayBuffer>;
  outputSquares: Float32Array;
  biasSquares: Float32Array;
};

/**
 * A linear layer above the direction of a message, whose rows begin with the embedding's: stochastic gradient descent with
 * AdaGrad. The same seed gives the same numbers.
 */
export function trainMessageKinds(
  { rows, kinds }: KindTexts,
  base: Base,
  { epochs, rate, seed }: MessageKindsOptions,
): MessageKindsModel {
  const random = seededRandom(seed);
  const { size } = base;
  const classes = MESSAGE_KINDS.length;
  const state: State = {
    table: tableOf(base),
    output: Float32Array.from({ length: classes * size }, () => (random() - 0.5) * 0.2),
    bias: new Float32Array(classes),
    outputSquares: new Float32Array(classes * size).fill(FIRST_SQUARES.output),
    biasSquares: new Float32Array(classes).fill(FIRST_SQUARES.bias),
  };
  const order = Int32Array.from(kinds.keys());
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    const step = rate * (1 - (epoch / epochs) * (1 - LAST_RATE));
    for (const index of order) {
      const text = textAlone(rows, index, () => random() < DROPPED);
      const directions = new Float64Array(size);
      const length = embed(state.table, text, 0, directions, 0);
      const gradients = learn(state, directions, kinds[index]!, step);
      correct(state.table, text, 0, { directions, at: 0, length, gradients }, step);
    }
  }
  return {
    changed: changedOf(state.table),
    output: state.output.map((weight) => weight * SHARPNESS),
    bias: state.bias,
  };
}

/** Corrects the layer. @returns the gradient of the direction */
function learn(
  { output, bias, outputSquares, biasSquares }: State,
  direction: Float64Array,
  wanted: number,
  step: number,
): Float64Array {
  const size = direction.length;
  const scores = Float64Array.from(bias, (start, kind) => {
    let score = start;
    for (let nth = 0; nth < size; nth += 1) score += SHARPNESS * output[kind * size + nth]! * direction[nth]!;
    return score;
  });
  const shares = softmax(scores);
  const counts = COUNTS[MESSAGE_KINDS[wanted]!];
  const gradient = new Float64Array(size);
  for (const [kind, share] of shares.entries()) {
    const target = kind === wanted ? 1 - SMOOTHING : SMOOTHING / (shares.length - 1);
    const error = counts * (share - target);
    biasSquares[kind]! += error * error;
    bias[kind]! -= (step * BIAS_RATE * error) / Math.sqrt(biasSquares[kind]!);
    for (let nth = 0; nth < size; nth += 1) {
      const at = kind * size + nth;
      gradient[nth]! += error * SHARPNESS * output[at]!;
      const change = error * SHARPNESS * direction[nth]!;
      outputSquares[at]! += change * change;
      output[at]! -= (step * change) / Math.sqrt(outputSquares[at]!);
    }
  }
  return gradient;
}
