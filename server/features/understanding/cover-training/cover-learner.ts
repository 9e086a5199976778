import { COVER_FEATURES, type CoverFeature } from '../entries/cover-features.ts';

/** @property answers whether the entry answers the clause; @property weight of an error about it */
export type CoverRow = { features: Float64Array; answers: boolean; weight: number };

const ROUNDS = 6;
const STEPS = 12;
const RIDGE = 2;
/**
 * What is known before: a question about another place, a reason or a price that the entry does not name is not
 * answered. The phrases hold too few of these to learn it from them alone. Each counts as much as `PRIOR_RIDGE` rows.
 */
const PRIORS: Partial<Record<CoverFeature, number>> = {
  namedWords: 1,
  nothingNamed: -0.5,
  negated: -0.5,
  past: -1.2,
  elsewhere: -2.5,
  otherPerson: -1.5,
  why: -2.5,
  comparison: -1.5,
  state: -1.5,
  trouble: -1.5,
  emergency: -1.5,
  unknownNames: -0.4,
  noPrice: -4,
  noTime: -2,
};
const PRIOR_RIDGE = 30;
/**
 * Not learned: held-back look-alikes are so like the trained ones that the intents alone tell them, and real look-alikes
 * differ by words that are in no phrase.
 */
const FIXED: Partial<Record<CoverFeature, number>> = {
  other: -1.5,
  lookalike: -5,
  timeStated: 0.9,
  unknownWords: -0.7,
  knownWords: -0.5,
  namedByOthers: -1.2,
  long: 0.2,
};
const FIXED_RIDGE = 1e6;
/** Features that may only speak for an entry. `long` balances the others; all the rest speak against. */
const SPEAK_FOR: ReadonlySet<CoverFeature> = new Set([
  'intent',
  'intentMessage',
  'titleConcepts',
  'textConcepts',
  'titleNamed',
  'namedWords',
  'timeStated',
]);
const FREE: ReadonlySet<CoverFeature> = new Set(['long']);

/**
 * Logistic regression by Newton's method. A feature whose weight has the wrong sign is left out and the others are
 * learned again. Returns `start` and a weight for each of COVER_FEATURES, in logits.
 */
export function learnWeights(rows: CoverRow[]): Float64Array {
  const size = COVER_FEATURES.length + 1;
  let active = Array.from({ length: size }, (_, index) => index);
  for (let round = 0; ; round += 1) {
    const weights = regression(rows, active, size);
    const wrong = active.filter((index) => index > 0 && hasWrongSign(COVER_FEATURES[index - 1], weights[index] ?? 0));
    if (wrong.length === 0 || round === ROUNDS)
      return weights.map((value, index) => (wrong.includes(index) ? 0 : value));
    active = active.filter((index) => !wrong.includes(index));
  }
}

function hasWrongSign(name: CoverFeature | undefined, weight: number): boolean {
  if (!name || FREE.has(name)) return false;
  return SPEAK_FOR.has(name) ? weight < 0 : weight > 0;
}

function regression(rows: CoverRow[], active: number[], size: number): Float64Array {
  const weights = new Float64Array(size);
  const names = active.map((index) => COVER_FEATURES[index - 1] ?? 'long');
  const known = names.map((name) => FIXED[name] ?? PRIORS[name] ?? 0);
  const ridges = names.map((name) => (name in FIXED ? FIXED_RIDGE : name in PRIORS ? PRIOR_RIDGE : RIDGE));
  const total = rows.reduce((sum, { weight }) => sum + weight, 0) / rows.length;
  for (let step = 0; step < STEPS; step += 1) {
    const matrix = active.map((_, at) =>
      Float64Array.from(active, (__, other) => (at === other ? (ridges[at] ?? RIDGE) : 0)),
    );
    const slope = Float64Array.from(active, (index, at) =>
      index === 0 ? 0 : (ridges[at] ?? RIDGE) * ((weights[index] ?? 0) - (known[at] ?? 0)),
    );
    for (const row of rows) addRow(row, row.weight / total, weights, active, matrix, slope);
    const change = solve(matrix, slope);
    for (const [at, index] of active.entries()) weights[index]! -= change[at]!;
    if (change.every((value) => Math.abs(value) < 1e-4)) break;
  }
  return weights;
}

/** The logit of a row: its features begin with a 1 for `start`. */
export function logitOf({ features }: CoverRow, weights: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < features.length; index += 1) sum += features[index]! * weights[index]!;
  return sum;
}

function addRow(
  row: CoverRow,
  weight: number,
  weights: Float64Array,
  active: number[],
  matrix: Float64Array[],
  slope: Float64Array,
): void {
  const probability = 1 / (1 + Math.exp(-logitOf(row, weights)));
  const error = weight * (probability - (row.answers ? 1 : 0));
  const curve = weight * probability * (1 - probability);
  for (let at = 0; at < active.length; at += 1) {
    const value = row.features[active[at]!]!;
    if (value === 0) continue;
    slope[at]! += error * value;
    for (let other = 0; other < active.length; other += 1)
      matrix[at]![other]! += curve * value * row.features[active[other]!]!;
  }
}

/** Gaussian elimination; the matrix is positive definite. */
function solve(matrix: Float64Array[], right: Float64Array): Float64Array {
  const size = right.length;
  for (let column = 0; column < size; column += 1) {
    for (let row = column + 1; row < size; row += 1) {
      const factor = matrix[row]![column]! / matrix[column]![column]!;
      for (let at = column; at < size; at += 1) matrix[row]![at]! -= factor * matrix[column]![at]!;
      right[row]! -= factor * right[column]!;
    }
  }
  const result = new Float64Array(size);
  for (let row = size - 1; row >= 0; row -= 1) {
    let value = right[row]!;
    for (let at = row + 1; at < size; at += 1) value -= matrix[row]![at]! * result[at]!;
    result[row] = value / matrix[row]![row]!;
  }
  return result;
}
