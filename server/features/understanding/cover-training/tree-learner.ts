import type { CoverTree } from '../entries/cover-trees.ts';
import type { CoverRow } from './cover-learner.ts';
import { COVER_FEATURES } from '../entries/cover-features.ts';

const TREES = 100;
const DEPTH = 3;
/** How much of a tree's correction counts. */
const RATE = 0.06;
/** A leaf holds at least this many rows, and this much doubt pulls its value to 0. */
const LEAST_ROWS = 20;
const RIDGE = 5;
/** Limits tried for each feature. */
const MOST_LIMITS = 32;

type Split = { feature: number; bin: number; gain: number };
/**
 * @property limits between the values of each feature; @property bins how many limits the value of a row reaches, by feature
 * @property slopes and @property curves of the loss by row, for the next tree
 */
type Learning = { limits: number[][]; bins: Uint8Array[]; slopes: Float64Array; curves: Float64Array };

/**
 * Gradient boosting (Friedman 2001, https://doi.org/10.1214/aos/1013203451): small trees that correct the logits of the
 * linear weights one after the other: what two features say together.
 *
 * @param logits of the rows by the linear weights
 */
export function learnTrees(rows: CoverRow[], logits: Float64Array): CoverTree[] {
  const limits = COVER_FEATURES.map((_, feature) => limitsOf(rows, feature));
  const bins = limits.map((of, feature) => Uint8Array.from(rows, ({ features }) => binOf(features[1 + feature]!, of)));
  const all = Array.from(rows.keys());
  const corrected = Float64Array.from(logits);
  return Array.from({ length: TREES }, () => {
    const learning = { limits, bins, ...lossOf(rows, corrected) };
    return grow(learning, all, DEPTH, corrected);
  });
}

function lossOf(rows: CoverRow[], logits: Float64Array): Pick<Learning, 'slopes' | 'curves'> {
  const probabilities = logits.map((logit) => 1 / (1 + Math.exp(-logit)));
  return {
    slopes: probabilities.map((probability, row) => (rows[row]!.answers ? 1 : 0) - probability),
    curves: probabilities.map((probability) => probability * (1 - probability)),
  };
}

/** Between two values of the rows each, so that no rounding moves a row to the other side. */
function limitsOf(rows: CoverRow[], feature: number): number[] {
  const values = rows.map(({ features }) => features[1 + feature]!).toSorted((a, b) => a - b);
  const different = [...new Set(values)];
  const picked =
    different.length <= MOST_LIMITS
      ? different
      : new Set(
          Array.from({ length: MOST_LIMITS }, (_, nth) => values[Math.floor((nth * values.length) / MOST_LIMITS)]!),
        );
  return different.flatMap((value, nth) =>
    nth > 0 && [...picked].includes(value) ? [(value + different[nth - 1]!) / 2] : [],
  );
}

/** @param corrected the logits of all rows, to which the values of the leaves are added */
function grow(learning: Learning, rows: number[], depth: number, corrected: Float64Array): CoverTree {
  const split = depth > 0 ? bestSplit(learning, rows) : null;
  if (!split) {
    const value = rounded(RATE * leafValue(learning, rows));
    for (const row of rows) corrected[row]! += value;
    return value;
  }
  const { feature, bin } = split;
  const bins = learning.bins[feature]!;
  return [
    COVER_FEATURES[feature]!,
    rounded(learning.limits[feature]![bin]!),
    grow(
      learning,
      rows.filter((row) => bins[row]! <= bin),
      depth - 1,
      corrected,
    ),
    grow(
      learning,
      rows.filter((row) => bins[row]! > bin),
      depth - 1,
      corrected,
    ),
  ];
}

const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;

/** The value by which the loss of the rows falls most. */
function leafValue({ slopes, curves }: Learning, rows: number[]): number {
  const slope = rows.reduce((sum, row) => sum + slopes[row]!, 0);
  return slope / (rows.reduce((sum, row) => sum + curves[row]!, 0) + RIDGE);
}

/** How much the loss of rows falls with their best value. */
const gainOf = (slope: number, curve: number): number => slope ** 2 / (curve + RIDGE);

function bestSplit(learning: Learning, rows: number[]): Split | null {
  let best: Split | null = null;
  for (const feature of COVER_FEATURES.keys()) {
    const split = splitOf(learning, rows, feature);
    if (split && split.gain > (best?.gain ?? 0)) best = split;
  }
  return best;
}

function splitOf({ limits, bins, slopes, curves }: Learning, rows: number[], feature: number): Split | null {
  const of = bins[feature]!;
  const size = limits[feature]!.length + 1;
  const [counts, slopeSums, curveSums] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  for (const row of rows) {
    const bin = of[row]!;
    counts[bin]! += 1;
    slopeSums[bin]! += slopes[row]!;
    curveSums[bin]! += curves[row]!;
  }
  const slope = slopeSums.reduce((sum, value) => sum + value, 0);
  const curve = curveSums.reduce((sum, value) => sum + value, 0);
  const before = gainOf(slope, curve);
  let best: Split | null = null;
  let [count, slopeBelow, curveBelow] = [0, 0, 0];
  for (let bin = 0; bin < size - 1; bin += 1) {
    count += counts[bin]!;
    slopeBelow += slopeSums[bin]!;
    curveBelow += curveSums[bin]!;
    if (count < LEAST_ROWS || rows.length - count < LEAST_ROWS) continue;
    const gain = gainOf(slopeBelow, curveBelow) + gainOf(slope - slopeBelow, curve - curveBelow) - before;
    if (gain > (best?.gain ?? 1e-9)) best = { feature, bin, gain };
  }
  return best;
}

/** The number of limits that a value reaches. */
function binOf(value: number, limits: number[]): number {
  let bin = 0;
  while (bin < limits.length && value >= limits[bin]!) bin += 1;
  return bin;
}
