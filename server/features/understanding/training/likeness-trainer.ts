import { softmax } from '../model/softmax.ts';
import {
  type Base,
  type ChangedRows,
  changedOf,
  correct,
  embed,
  type FeatureRows,
  productsOf,
  type Table,
  tableOf,
  textAlone,
} from './feature-rows.ts';
import { seededRandom, shuffle } from './random.ts';

/**
 * A hotel and what its guests ask.
 * @property entryOf the number of the entry of each text of `stated` (titles and sentences), in rising order
 * @property answers the numbers of the entries that answer each text of `asked`; none where none does
 */
export type House = {
  entries: number;
  stated: FeatureRows;
  entryOf: Int32Array;
  asked: FeatureRows;
  answers: number[][];
};

/**
 * What questions and entries are compared by: an embedding for questions, one for what entries state, a map from the first to the
 * second, and what speaks for a question that no entry answers.
 * @property map `size` rows of `size` numbers; @property none a weight for each number of a question, a constant at the end
 */
export type LikenessModel = {
  size: number;
  asked: ChangedRows;
  stated: ChangedRows;
  map: Float32Array<ArrayBuffer>;
  none: Float32Array<ArrayBuffer>;
};
export type LikenessOptions = { epochs: number; rate: number; seed: number };

/** How much a cosine counts in the softmax over the entries of a hotel. */
export const SHARPNESS = 12;
/** Before the training, a question is answered by no entry where all cosines are below this. */
const NONE_AT_FIRST = 0.6;
const BATCH = 64;
/** The share of a question's features that is left out, so that no single word decides. */
const DROPPED = 0.1;
const LAST_RATE = 0.2;
const NONE_RATE = 5;
const CONSTANT_RATE = 20;
const FIRST_SQUARES = { map: 1e-3, none: 1e-3, constant: 1 };
const LEAST_GRADIENT = 1e-4;

type State = Pick<LikenessModel, 'size' | 'map' | 'none'> & {
  asked: Table;
  stated: Table;
  mapSquares: Float32Array;
  noneSquares: Float32Array;
};
type Batch = { house: House; order: Int32Array; from: number; to: number };

/**
 * Moves each question nearer to the entry that answers it than to the others of its hotel, or to "none": a softmax over the
 * entries of the hotel, stochastic gradient descent with AdaGrad. The same seed gives the same numbers.
 */
export function trainLikeness(houses: House[], base: Base, { epochs, rate, seed }: LikenessOptions): LikenessModel {
  const random = seededRandom(seed);
  const state = startOf(base);
  const orders = houses.map(({ answers }) => Int32Array.from(answers.keys()));
  const batches = houses.flatMap((house, index): Batch[] =>
    Array.from({ length: Math.ceil(house.answers.length / BATCH) }, (_, nth) => ({
      house,
      order: orders[index]!,
      from: nth * BATCH,
      to: Math.min(house.answers.length, (nth + 1) * BATCH),
    })),
  );
  const sequence = Int32Array.from(batches.keys());
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const order of orders) shuffle(order, random);
    shuffle(sequence, random);
    const step = rate * (1 - (epoch / epochs) * (1 - LAST_RATE));
    for (const index of sequence) learnBatch(state, batches[index]!, step, random);
  }
  const { size, map, none } = state;
  return { size, asked: changedOf(state.asked), stated: changedOf(state.stated), map, none };
}

function startOf(base: Base): State {
  const { size } = base;
  const map = new Float32Array(size * size);
  for (let nth = 0; nth < size; nth += 1) map[nth * size + nth] = 1;
  const none = new Float32Array(size + 1);
  none[size] = SHARPNESS * NONE_AT_FIRST;
  return {
    size,
    asked: tableOf(base),
    stated: tableOf(base),
    map,
    none,
    mapSquares: new Float32Array(size * size).fill(FIRST_SQUARES.map),
    noneSquares: new Float32Array(size + 1).fill(FIRST_SQUARES.none).fill(FIRST_SQUARES.constant, size),
  };
}

/** What a hotel's entries state, as directions one after the other, and the gradients that a batch adds up. */
type Gathered = {
  stated: Float64Array;
  statedGradients: Float64Array;
  touched: Uint8Array;
  mapGradient: Float64Array;
  noneGradient: Float64Array;
};

/** Corrects the rows of the questions one after the other, and those of the entries, the map and "none" at the end of the batch. */
function learnBatch(state: State, { house, order, from, to }: Batch, step: number, random: () => number): void {
  const { size } = state;
  const texts = house.entryOf.length;
  const stated = new Float64Array(texts * size);
  const lengths = Float64Array.from(house.entryOf, (_, text) =>
    embed(state.stated, house.stated, text, stated, text * size),
  );
  const gathered = {
    stated,
    statedGradients: new Float64Array(texts * size),
    touched: new Uint8Array(texts),
    mapGradient: new Float64Array(size * size),
    noneGradient: new Float64Array(size + 1),
  };
  for (const question of order.subarray(from, to)) {
    const asked = textAlone(house.asked, question, () => random() < DROPPED);
    const directions = new Float64Array(size);
    const length = embed(state.asked, asked, 0, directions, 0);
    const gradients = gradientOf(state, house, directions, house.answers[question]!, gathered);
    correct(state.asked, asked, 0, { directions, at: 0, length, gradients }, step);
  }
  for (let text = 0; text < texts; text += 1) {
    if (gathered.touched[text] === 0) continue;
    const change = { directions: stated, at: text * size, length: lengths[text]!, gradients: gathered.statedGradients };
    correct(state.stated, house.stated, text, change, step);
  }
  descend(state.map, gathered.mapGradient, state.mapSquares, () => step);
  descend(
    state.none,
    gathered.noneGradient,
    state.noneSquares,
    (index) => step * (index === size ? CONSTANT_RATE : NONE_RATE),
  );
}

/** The gradient of a question's direction; adds those of what it is compared with to `gathered`. */
function gradientOf(
  { size, map, none }: State,
  house: House,
  question: Float64Array,
  answers: readonly number[],
  { stated, statedGradients, touched, mapGradient, noneGradient }: Gathered,
): Float64Array {
  const mapped = new Float64Array(size);
  let noneScore = none[size]!;
  for (let row = 0; row < size; row += 1) {
    noneScore += none[row]! * question[row]!;
    for (let nth = 0; nth < size; nth += 1) mapped[nth]! += question[row]! * map[row * size + nth]!;
  }
  const { scores, nearest } = nearestTexts(house, stated, mapped);
  const errors = errorsOf(scores, noneScore, answers);
  const mappedGradient = new Float64Array(size);
  for (let entry = 0; entry < house.entries; entry += 1) {
    const error = errors[entry]! * SHARPNESS;
    if (Math.abs(error) < LEAST_GRADIENT) continue;
    const text = nearest[entry]! * size;
    touched[nearest[entry]!] = 1;
    for (let nth = 0; nth < size; nth += 1) {
      mappedGradient[nth]! += error * stated[text + nth]!;
      statedGradients[text + nth]! += error * mapped[nth]!;
    }
  }
  const ofNone = errors[house.entries]!;
  noneGradient[size]! += ofNone;
  const gradient = new Float64Array(size);
  for (let row = 0; row < size; row += 1) {
    let sum = ofNone * none[row]!;
    for (let nth = 0; nth < size; nth += 1) {
      sum += map[row * size + nth]! * mappedGradient[nth]!;
      mapGradient[row * size + nth]! += question[row]! * mappedGradient[nth]!;
    }
    gradient[row] = sum;
    noneGradient[row]! += ofNone * question[row]!;
  }
  return gradient;
}

function descend(
  numbers: Float32Array,
  gradient: Float64Array,
  squares: Float32Array,
  stepOf: (index: number) => number,
): void {
  for (let index = 0; index < gradient.length; index += 1) {
    const value = gradient[index]!;
    squares[index]! += value * value;
    numbers[index]! -= (stepOf(index) * value) / Math.sqrt(squares[index]!);
  }
}

/** For each entry the text that lies nearest to a question, and how near, in logits. */
function nearestTexts({ entries, entryOf }: House, stated: Float64Array, mapped: Float64Array) {
  const scores = new Float64Array(entries).fill(-Infinity);
  const nearest = new Int32Array(entries);
  const likeness = productsOf(stated, mapped);
  for (let text = 0; text < entryOf.length; text += 1) {
    const entry = entryOf[text]!;
    const score = likeness[text]! * SHARPNESS;
    if (score <= scores[entry]!) continue;
    scores[entry] = score;
    nearest[entry] = text;
  }
  return { scores, nearest };
}

/** By entry, and for "none" at the end: how much more probable it is than it should be. */
function errorsOf(scores: Float64Array, noneScore: number, answers: readonly number[]): Float64Array {
  const errors = new Float64Array(scores.length + 1);
  errors.set(scores);
  errors[scores.length] = noneScore;
  softmax(errors);
  const right = answers.length > 0 ? answers : [scores.length];
  const share = right.reduce((total, index) => total + errors[index]!, 0);
  for (const index of right) errors[index]! -= errors[index]! / Math.max(1e-9, share);
  return errors;
}
