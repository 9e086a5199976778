import { softmax } from '../model/softmax.ts';
import type { Documents } from './documents.ts';
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
  { starts, ends, ids, values }: Documents,
  document: number,
  scores: Float32Array,
): void {
  scores.set(bias);
  const end = ends[document]!;
  let index = starts[document]!;
  // Four features at once: half of the time.
  for (; index + 3 < end; index += 4) {
    const a = ids[index]! * classes;
    const b = ids[index + 1]! * classes;
    const c = ids[index + 2]! * classes;
    const d = ids[index + 3]! * classes;
    const ofA = values[index]!;
    const ofB = values[index + 1]!;
    const ofC = values[index + 2]!;
    const ofD = values[index + 3]!;
    for (let label = 0; label < classes; label += 1)
      scores[label]! +=
        ofA * weights[a + label]! + ofB * weights[b + label]! + ofC * weights[c + label]! + ofD * weights[d + label]!;
  }
  for (; index < end; index += 1) {
    const row = ids[index]! * classes;
    const value = values[index]!;
    for (let label = 0; label < classes; label += 1) scores[label]! += value * weights[row + label]!;
  }
}

/** Stochastic gradient descent with one AdaGrad step for each feature; the same seed gives the same weights. */
export function trainLinear(documents: Documents, classes: number, { epochs, rate, seed }: LinearOptions): LinearModel {
  const model: LinearModel = {
    classes,
    weights: new Float32Array(documents.features * classes),
    bias: new Float32Array(classes),
  };
  const squares = new Float32Array(documents.features).fill(FIRST_SQUARE);
  const gradient: Gradient = {
    scores: new Float32Array(classes),
    active: new Int32Array(classes),
    count: 0,
    square: 0,
  };
  const random = seededRandom(seed);
  const order = Int32Array.from(documents.labels.keys());
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    const step = rate * (1 - (epoch / epochs) * 0.8);
    for (const document of order) {
      scoreLinear(model, documents, document, gradient.scores);
      toGradient(gradient, documents.labels[document]!);
      correct(model, squares, gradient, documents, document, step);
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
  { starts, ends, ids, values }: Documents,
  document: number,
  step: number,
): void {
  for (let nth = 0; nth < count; nth += 1) bias[active[nth]!]! -= step * BIAS_SHARE * scores[active[nth]!]!;
  const end = ends[document]!;
  for (let index = starts[document]!; index < end; index += 1) {
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
