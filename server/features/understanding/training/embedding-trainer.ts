import { softmax } from '../model/softmax.ts';
import type { TrainingDocument } from './documents.ts';
import { seededRandom, shuffle } from './random.ts';

/** A sum of feature embeddings and a linear layer above it (as in fastText). */
export type EmbeddingModel = {
  classes: number;
  size: number;
  embeddings: Float32Array<ArrayBuffer>;
  output: Float32Array<ArrayBuffer>;
  bias: Float32Array<ArrayBuffer>;
};
export type EmbeddingOptions = { epochs: number; rate: number; size: number; decay: number; seed: number };

const SMOOTHING = 0.02;
const LEAST_GRADIENT = 0.002;
const BIAS_SHARE = 0.05;
const FIRST_SQUARE = 1e-2;

function embed({ size, embeddings }: EmbeddingModel, { ids, values }: TrainingDocument, hidden: Float32Array): void {
  hidden.fill(0);
  for (let index = 0; index < ids.length; index += 1) {
    const row = ids[index]! * size;
    const value = values[index]!;
    for (let nth = 0; nth < size; nth += 1) hidden[nth]! += value * embeddings[row + nth]!;
  }
}

function scoreEmbedding(
  model: EmbeddingModel,
  document: TrainingDocument,
  scores: Float32Array,
  hidden: Float32Array,
): void {
  embed(model, document, hidden);
  for (let label = 0; label < model.classes; label += 1) {
    let score = model.bias[label]!;
    const row = label * model.size;
    for (let nth = 0; nth < model.size; nth += 1) score += hidden[nth]! * model.output[row + nth]!;
    scores[label] = score;
  }
}

/** Stochastic gradient descent with AdaGrad; the same seed gives the same model. */
export function trainEmbedding(
  documents: TrainingDocument[],
  features: number,
  classes: number,
  { epochs, rate, size, decay, seed }: EmbeddingOptions,
): EmbeddingModel {
  const random = seededRandom(seed);
  const small = (length: number): Float32Array<ArrayBuffer> =>
    Float32Array.from({ length }, () => (random() - 0.5) * 0.2);
  const model: EmbeddingModel = {
    classes,
    size,
    embeddings: small(features * size),
    output: small(classes * size),
    bias: new Float32Array(classes),
  };
  const state = {
    squares: new Float32Array(features).fill(FIRST_SQUARE),
    outputSquares: new Float32Array(classes * size).fill(FIRST_SQUARE),
    hidden: new Float32Array(size),
    gradient: new Float32Array(size),
    scores: new Float32Array(classes),
  };
  const order = Int32Array.from(documents.keys());
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    const step = rate * (1 - (epoch / epochs) * 0.9);
    for (const at of order) {
      const document = documents[at]!;
      scoreEmbedding(model, document, state.scores, state.hidden);
      softmax(state.scores);
      updateOutput(model, state, document.label, step);
      updateEmbeddings(model, state, document, step, decay);
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
  squares: Float32Array<ArrayBuffer>;
  outputSquares: Float32Array<ArrayBuffer>;
  hidden: Float32Array<ArrayBuffer>;
  gradient: Float32Array<ArrayBuffer>;
  scores: Float32Array<ArrayBuffer>;
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
  model: EmbeddingModel,
  state: State,
  document: TrainingDocument,
  step: number,
  decay: number,
): void {
  const { size, embeddings } = model;
  const { gradient, squares } = state;
  let square = 0;
  for (const value of gradient) square += value * value;
  square /= size;
  for (let index = 0; index < document.ids.length; index += 1) {
    const feature = document.ids[index]!;
    const value = document.values[index]!;
    squares[feature]! += square * value * value;
    const change = (step * value) / Math.sqrt(squares[feature]!);
    const row = feature * size;
    for (let nth = 0; nth < size; nth += 1)
      embeddings[row + nth]! -= change * gradient[nth]! + step * decay * embeddings[row + nth]!;
  }
}
