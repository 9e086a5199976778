import { softmax } from '../softmax.ts';
import type { TrainingDocument } from './documents.ts';
import { seededRandom, shuffle } from './random.ts';

/** Multinomial logistic regression: `weights` has a row of `classes` numbers for each feature. */
export type LinearModel = { classes: number; weights: Float32Array<ArrayBuffer>; bias: Float32Array<ArrayBuffer> };
export type LinearOptions = { epochs: number; rate: number; decay: number; seed: number };

const SMOOTHING = 0.02;
const BIAS_SHARE = 0.1;
/** Gradients below this are skipped: most classes are far from most texts. */
const LEAST_GRADIENT = 0.003;
const FIRST_SQUARE = 1e-2;

export function scoreLinear(
  { classes, weights, bias }: LinearModel,
  { ids, values }: TrainingDocument,
  scores: Float32Array,
): void {
  scores.set(bias);
  for (let index = 0; index < ids.length; index += 1) {
    const row = ids[index]! * classes;
    const value = values[index]!;
    for (let label = 0; label < classes; label += 1) scores[label]! += value * weights[row + label]!;
  }
}

/** Stochastic gradient descent with AdaGrad; the same seed gives the same weights. */
export function trainLinear(
  documents: TrainingDocument[],
  features: number,
  classes: number,
  { epochs, rate, decay, seed }: LinearOptions,
): LinearModel {
  const model: LinearModel = {
    classes,
    weights: new Float32Array(features * classes),
    bias: new Float32Array(classes),
  };
  const squares = new Float32Array(features * classes).fill(FIRST_SQUARE);
  const biasSquares = new Float32Array(classes).fill(FIRST_SQUARE);
  const scores = new Float32Array(classes);
  const active = new Int32Array(classes);
  const random = seededRandom(seed);
  const order = Int32Array.from(documents.keys());
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    const step = rate * (1 - (epoch / epochs) * 0.8);
    for (const at of order) {
      const document = documents[at]!;
      scoreLinear(model, document, scores);
      const count = gradientsOf(scores, document.label, active);
      for (let index = 0; index < count; index += 1) {
        const label = active[index]!;
        const gradient = scores[label]! * BIAS_SHARE;
        biasSquares[label]! += gradient * gradient;
        model.bias[label]! -= (step * gradient) / Math.sqrt(biasSquares[label]!);
      }
      for (let index = 0; index < document.ids.length; index += 1) {
        const row = document.ids[index]! * classes;
        const value = document.values[index]!;
        for (let nth = 0; nth < count; nth += 1) {
          const label = active[nth]!;
          const gradient = scores[label]! * value + decay * model.weights[row + label]!;
          squares[row + label]! += gradient * gradient;
          model.weights[row + label]! -= (step * gradient) / Math.sqrt(squares[row + label]!);
        }
      }
    }
  }
  return model;
}

/** Scores become gradients; returns how many of them matter, with their classes in `active`. */
function gradientsOf(scores: Float32Array, wanted: number, active: Int32Array): number {
  softmax(scores);
  let count = 0;
  for (let label = 0; label < scores.length; label += 1) {
    scores[label]! -= label === wanted ? 1 - SMOOTHING : SMOOTHING / (scores.length - 1);
    if (Math.abs(scores[label]!) > LEAST_GRADIENT) active[count++] = label;
  }
  return count;
}
