import { softmax } from '../model/softmax.ts';
import type { TrainingDocument } from './documents.ts';
import { seededRandom, shuffle } from './random.ts';

/** Multinomial logistic regression: `weights` has a row of `classes` numbers for each feature. */
export type LinearModel = { classes: number; weights: Float32Array<ArrayBuffer>; bias: Float32Array<ArrayBuffer> };
export type LinearOptions = { epochs: number; rate: number; seed: number };

const SMOOTHING = 0.02;
const BIAS_SHARE = 0.1;
/** Gradients below this are skipped: most classes are far from most texts. */
const LEAST_GRADIENT = 0.003;
const FIRST_SQUARE = 1e-2;

function scoreLinear(
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

/** Stochastic gradient descent with one AdaGrad step for each feature; the same seed gives the same weights. */
export function trainLinear(
  documents: TrainingDocument[],
  features: number,
  classes: number,
  { epochs, rate, seed }: LinearOptions,
): LinearModel {
  const model: LinearModel = {
    classes,
    weights: new Float32Array(features * classes),
    bias: new Float32Array(classes),
  };
  const squares = new Float32Array(features).fill(FIRST_SQUARE);
  const gradient: Gradient = {
    scores: new Float32Array(classes),
    active: new Int32Array(classes),
    count: 0,
    square: 0,
  };
  const random = seededRandom(seed);
  const order = Int32Array.from(documents.keys());
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    const step = rate * (1 - (epoch / epochs) * 0.8);
    for (const at of order) {
      const document = documents[at]!;
      scoreLinear(model, document, gradient.scores);
      toGradient(gradient, document.label);
      correct(model, squares, gradient, document, step);
    }
  }
  return model;
}

/** @property count of the classes that matter, which stand in `active`; @property square sum of their squares */
type Gradient = { scores: Float32Array; active: Int32Array; count: number; square: number };

/** Turns scores into the gradient, in place. */
function toGradient(gradient: Gradient, wanted: number): void {
  const { scores, active } = gradient;
  softmax(scores);
  gradient.count = 0;
  gradient.square = 0;
  for (let label = 0; label < scores.length; label += 1) {
    const error = scores[label]! - (label === wanted ? 1 - SMOOTHING : SMOOTHING / (scores.length - 1));
    scores[label] = error;
    if (Math.abs(error) <= LEAST_GRADIENT) continue;
    active[gradient.count] = label;
    gradient.count += 1;
    gradient.square += error * error;
  }
}

function correct(
  { classes, weights, bias }: LinearModel,
  squares: Float32Array,
  { scores, active, count, square }: Gradient,
  { ids, values }: TrainingDocument,
  step: number,
): void {
  for (let nth = 0; nth < count; nth += 1) bias[active[nth]!]! -= step * BIAS_SHARE * scores[active[nth]!]!;
  for (let index = 0; index < ids.length; index += 1) {
    const feature = ids[index]!;
    const value = values[index]!;
    squares[feature]! += square * value * value;
    const change = (step * value) / Math.sqrt(squares[feature]!);
    const row = feature * classes;
    for (let nth = 0; nth < count; nth += 1) {
      const label = active[nth]!;
      weights[row + label]! -= change * scores[label]!;
    }
  }
}
