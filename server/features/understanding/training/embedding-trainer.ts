import { softmax } from '../model/softmax.ts';
import type { Documents } from './documents.ts';
import { seededRandom, shuffle } from './random.ts';

/** A sum of feature embeddings and a linear layer above it (as in fastText). */
export type EmbeddingModel = {
  classes: number;
  size: number;
  embeddings: Float32Array<ArrayBuffer>;
  output: Float32Array<ArrayBuffer>;
  bias: Float32Array<ArrayBuffer>;
};
export type EmbeddingOptions = { epochs: number; rate: number; size: number; seed: number };

const SMOOTHING = 0.02;
const LEAST_GRADIENT = 0.002;
const BIAS_SHARE = 0.05;
const FIRST_SQUARE = 1e-2;

function embed(
  { size, embeddings }: EmbeddingModel,
  { starts, ends, ids, values }: Documents,
  document: number,
  hidden: Float64Array,
): void {
  hidden.fill(0);
  const end = ends[document]!;
  let index = starts[document]!;
  // Four features at once: a third of the time.
  for (; index + 3 < end; index += 4) {
    const a = ids[index]! * size;
    const b = ids[index + 1]! * size;
    const c = ids[index + 2]! * size;
    const d = ids[index + 3]! * size;
    const ofA = values[index]!;
    const ofB = values[index + 1]!;
    const ofC = values[index + 2]!;
    const ofD = values[index + 3]!;
    for (let nth = 0; nth < size; nth += 1)
      hidden[nth]! +=
        ofA * embeddings[a + nth]! +
        ofB * embeddings[b + nth]! +
        ofC * embeddings[c + nth]! +
        ofD * embeddings[d + nth]!;
  }
  for (; index < end; index += 1) {
    const row = ids[index]! * size;
    const value = values[index]!;
    for (let nth = 0; nth < size; nth += 1) hidden[nth]! += value * embeddings[row + nth]!;
  }
}

function scoreClasses(
  { classes, size, output, bias }: EmbeddingModel,
  hidden: Float64Array,
  scores: Float32Array,
): void {
  let label = 0;
  for (; label + 3 < classes; label += 4) {
    const row = label * size;
    let a = bias[label]!;
    let b = bias[label + 1]!;
    let c = bias[label + 2]!;
    let d = bias[label + 3]!;
    for (let nth = 0; nth < size; nth += 1) {
      const value = hidden[nth]!;
      a += value * output[row + nth]!;
      b += value * output[row + size + nth]!;
      c += value * output[row + 2 * size + nth]!;
      d += value * output[row + 3 * size + nth]!;
    }
    scores[label] = a;
    scores[label + 1] = b;
    scores[label + 2] = c;
    scores[label + 3] = d;
  }
  for (; label < classes; label += 1) {
    let score = bias[label]!;
    for (let nth = 0; nth < size; nth += 1) score += hidden[nth]! * output[label * size + nth]!;
    scores[label] = score;
  }
}

/** Stochastic gradient descent with AdaGrad; the same seed gives the same model. */
export function trainEmbedding(
  documents: Documents,
  classes: number,
  { epochs, rate, size, seed }: EmbeddingOptions,
): EmbeddingModel {
  const random = seededRandom(seed);
  const small = (length: number): Float32Array<ArrayBuffer> => {
    const numbers = new Float32Array(length);
    for (let index = 0; index < length; index += 1) numbers[index] = (random() - 0.5) * 0.2;
    return numbers;
  };
  const model: EmbeddingModel = {
    classes,
    size,
    embeddings: small(documents.features * size),
    output: small(classes * size),
    bias: new Float32Array(classes),
  };
  const state: State = {
    squares: new Float32Array(documents.features).fill(FIRST_SQUARE),
    outputSquares: new Float32Array(classes * size).fill(FIRST_SQUARE),
    hidden: new Float64Array(size),
    gradient: new Float64Array(size),
    scores: new Float32Array(classes),
  };
  const order = Int32Array.from(documents.labels.keys());
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    const step = rate * (1 - (epoch / epochs) * 0.9);
    for (const document of order) {
      embed(model, documents, document, state.hidden);
      scoreClasses(model, state.hidden, state.scores);
      softmax(state.scores);
      updateOutput(model, state, documents.labels[document]!, step);
      updateEmbeddings(model, state, documents, document, step);
    }
  }
  return model;
}

/** One model whose scores are the mean of those of several with the same features and classes: their sizes side by side. */
export function averageOf(models: EmbeddingModel[]): EmbeddingModel {
  const [first] = models;
  if (!first) throw new Error('No embedding to average.');
  const share = 1 / models.length;
  const size = models.reduce((sum, model) => sum + model.size, 0);
  const beside = (name: 'embeddings' | 'output', factor: number): Float32Array<ArrayBuffer> => {
    const rows = first[name].length / first.size;
    const joined = new Float32Array(rows * size);
    let column = 0;
    for (const model of models) {
      for (let row = 0; row < rows; row += 1)
        for (let nth = 0; nth < model.size; nth += 1)
          joined[row * size + column + nth] = model[name][row * model.size + nth]! * factor;
      column += model.size;
    }
    return joined;
  };
  const bias = first.bias.map((_, label) => models.reduce((sum, model) => sum + model.bias[label]! * share, 0));
  return { classes: first.classes, size, embeddings: beside('embeddings', 1), output: beside('output', share), bias };
}

type State = {
  squares: Float32Array;
  outputSquares: Float32Array;
  hidden: Float64Array;
  gradient: Float64Array;
  scores: Float32Array;
};

/** Corrects the upper layer and leaves the hidden layer's gradient in `state.gradient`. */
function updateOutput(model: EmbeddingModel, state: State, wanted: number, step: number): void {
  const { classes, size, output, bias } = model;
  const { gradient, hidden, outputSquares } = state;
  gradient.fill(0);
  for (let label = 0; label < classes; label += 1) {
    const error = state.scores[label]! - (label === wanted ? 1 - SMOOTHING : SMOOTHING / (classes - 1));
    if (Math.abs(error) < LEAST_GRADIENT) continue;
    bias[label]! -= step * BIAS_SHARE * error;
    const row = label * size;
    for (let nth = 0; nth < size; nth += 1) {
      gradient[nth]! += error * output[row + nth]!;
      const change = error * hidden[nth]!;
      outputSquares[row + nth]! += change * change;
      output[row + nth]! -= (step * change) / Math.sqrt(outputSquares[row + nth]!);
    }
  }
}

function updateEmbeddings(
  { size, embeddings }: EmbeddingModel,
  { gradient, squares }: State,
  { starts, ends, ids, values }: Documents,
  document: number,
  step: number,
): void {
  let square = 0;
  for (let nth = 0; nth < size; nth += 1) square += gradient[nth]! * gradient[nth]!;
  square /= size;
  const end = ends[document]!;
  for (let index = starts[document]!; index < end; index += 1) {
    const feature = ids[index]!;
    const value = values[index]!;
    squares[feature]! += square * value * value;
    const change = (step * value) / Math.sqrt(squares[feature]!);
    const row = feature * size;
    for (let nth = 0; nth < size; nth += 1) embeddings[row + nth]! -= change * gradient[nth]!;
  }
}
