import { COVER_FEATURES, type CoverFeature } from '../entries/cover-features.ts';

/** @property features begin with a 1 for `start`; @property answers whether the entry answers the clause */
export type CoverRow = { features: Float64Array; answers: boolean };

const ROUNDS = 8;
const STEPS = 30;
/**
 * What a feature is worth before anything is learned, in logits. The messages hold too few questions about other
 * places, reasons and earlier stays to learn these from them alone.
 */
const PRIORS: Record<CoverFeature, number> = {
  intent: 0.35,
  intentMessage: 0.18,
  linkWeight: 0,
  titleConcepts: 0.75,
  textConcepts: 0.525,
  titleNamed: 1.51,
  namedWords: 1.728,
  timeStated: 0.9,
  nothingNamed: -0.44,
  namedByOthers: -3.2,
  openConcepts: 0,
  openConceptsUnsure: -0.438,
  knownWords: -0.5,
  unknownWords: -0.7,
  unknownNames: -0.521,
  unknownAround: -0.127,
  lookalike: -5.5,
  other: -1.5,
  trouble: -0.446,
  emergency: -1.104,
  negated: -0.084,
  past: 0,
  elsewhere: -1.827,
  otherPerson: -1.065,
  why: -2.463,
  comparison: -1.407,
  state: -1.386,
  lastTime: -3.5,
  theirs: -3,
  detailMissing: -3,
  otherPlace: -4.5,
  noPrice: -5,
  noTime: -1.973,
  long: 0.2,
};
/** How many rows' worth of doubt a weight needs to leave its prior. */
const RIDGE = 10;
/**
 * Not learned: in a message of one clause `intentMessage` is the same as `intent`, and too few of the messages ask for a
 * price that the entry does not name, for two things at once ("my dog at breakfast") or for another place.
 */
const FIXED: ReadonlySet<CoverFeature> = new Set(['intentMessage', 'noPrice', 'namedByOthers', 'otherPlace']);
const FIXED_RIDGE = 1e6;
/** Features that may only speak for an entry. `long` balances the others; all the rest speak against. */
const SPEAK_FOR: ReadonlySet<CoverFeature> = new Set([
  'intent',
  'intentMessage',
  'linkWeight',
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
  const names = active.map((index) => COVER_FEATURES[index - 1]);
  const known = names.map((name) => (name ? PRIORS[name] : 0));
  const ridges = names.map((name) => (name === undefined ? 1e-3 : FIXED.has(name) ? FIXED_RIDGE : RIDGE));
  for (const [at, index] of active.entries()) weights[index] = known[at] ?? 0;
  for (let step = 0; step < STEPS; step += 1) {
    const matrix = active.map((_, at) =>
      Float64Array.from(active, (__, other) => (at === other ? (ridges[at] ?? RIDGE) : 0)),
    );
    const slope = Float64Array.from(
      active,
      (index, at) => (ridges[at] ?? RIDGE) * ((weights[index] ?? 0) - (known[at] ?? 0)),
    );
    for (const row of rows) addRow(row, weights, active, matrix, slope);
    const change = solve(matrix, slope);
    for (const [at, index] of active.entries()) weights[index]! -= change[at]!;
    if (change.every((value) => Math.abs(value) < 1e-4)) break;
  }
  return weights;
}

/** The logit of a row. */
export function logitOf({ features }: CoverRow, weights: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < features.length; index += 1) sum += features[index]! * weights[index]!;
  return sum;
}

function addRow(
  row: CoverRow,
  weights: Float64Array,
  active: number[],
  matrix: Float64Array[],
  slope: Float64Array,
): void {
  const probability = 1 / (1 + Math.exp(-logitOf(row, weights)));
  const error = probability - (row.answers ? 1 : 0);
  const curve = probability * (1 - probability);
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
