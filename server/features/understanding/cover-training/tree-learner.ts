import type { Tree } from '../model/trees.ts';

/** One example: its numbers, whether it is what is looked for, its logit before any tree, and how much it counts. */
export type TreeRow = { numbers: readonly number[]; wanted: boolean; before: number; weight: number };
export type TreeOptions = { trees: number; leaves: number; rate: number; leastRows: number; ridge: number };

const MOST_BINS = 64;
/** A split must reduce the loss by more than this. */
const LEAST_GAIN = 1e-6;

type Binned = { borders: Float64Array[]; bins: Uint8Array[]; rows: number };
type Sums = { slopes: Float64Array; curves: Float64Array; counts: Float64Array };
type Leaf = { rows: Int32Array; sums: Sums[]; slope: number; curve: number; node: number; split: Split | null };
type Split = { feature: number; bin: number; gain: number };

/**
 * Gradient boosted trees for a probability: each tree corrects the logits of those before it. Histograms of at most 64
 * values of a number; a tree grows where it gains most. The same rows give the same trees.
 */
export function learnTrees(rows: TreeRow[], options: TreeOptions): Tree[] {
  const binned = binnedOf(rows);
  const logits = Float64Array.from(rows, ({ before }) => before);
  const slopes = new Float64Array(rows.length);
  const curves = new Float64Array(rows.length);
  const trees: Tree[] = [];
  while (trees.length < options.trees) {
    for (const [index, { wanted, weight }] of rows.entries()) {
      const probability = 1 / (1 + Math.exp(-logits[index]!));
      slopes[index] = weight * (probability - (wanted ? 1 : 0));
      curves[index] = weight * probability * (1 - probability);
    }
    trees.push(grow(binned, slopes, curves, logits, options));
  }
  return trees;
}

function binnedOf(rows: TreeRow[]): Binned {
  const features = rows[0]?.numbers.length ?? 0;
  const borders: Float64Array[] = [];
  const bins: Uint8Array[] = [];
  for (let feature = 0; feature < features; feature += 1) {
    const values = Float64Array.from(rows, (row) => row.numbers[feature]!);
    const own = bordersOf(values);
    borders.push(own);
    bins.push(Uint8Array.from(values, (value) => binOf(own, value)));
  }
  return { borders, bins, rows: rows.length };
}

/** At most 63 values between which about as many rows lie; a value belongs to the first border that is not below it. */
function bordersOf(values: Float64Array): Float64Array {
  const sorted = values.toSorted();
  const different = sorted.filter((value, index) => index === 0 || value !== sorted[index - 1]);
  const middles =
    different.length <= MOST_BINS
      ? Array.from(different.subarray(1), (value, index) => (value + different[index]!) / 2)
      : Array.from({ length: MOST_BINS - 1 }, (_, index) => {
          const at = Math.floor(((index + 1) * sorted.length) / MOST_BINS);
          return sorted[at]!;
        });
  return Float64Array.from(new Set(middles));
}

function binOf(borders: Float64Array, value: number): number {
  let [low, high] = [0, borders.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (value <= borders[middle]!) high = middle;
    else low = middle + 1;
  }
  return low;
}

function grow(
  binned: Binned,
  slopes: Float64Array,
  curves: Float64Array,
  logits: Float64Array,
  { leaves: mostLeaves, rate, leastRows, ridge }: TreeOptions,
): Tree {
  const tree: Tree = { features: [-1], limits: [0], lower: [0], values: [0] };
  const leafOf = (rows: Int32Array, sums: Sums[], node: number): Leaf => {
    let [slope, curve] = [0, 0];
    for (const row of rows) {
      slope += slopes[row]!;
      curve += curves[row]!;
    }
    const leaf: Leaf = { rows, sums, slope, curve, node, split: null };
    leaf.split = bestSplit(leaf, leastRows, ridge);
    return leaf;
  };
  const all = Int32Array.from({ length: binned.rows }, (_, index) => index);
  const leaves = [leafOf(all, sumsOf(binned, all, slopes, curves), 0)];
  while (leaves.length < mostLeaves) {
    const [leaf] = leaves.filter(({ split }) => split !== null).toSorted((a, b) => b.split!.gain - a.split!.gain);
    if (!leaf?.split) break;
    const { feature, bin } = leaf.split;
    const bins = binned.bins[feature]!;
    const below = leaf.rows.filter((row) => bins[row]! <= bin);
    const above = leaf.rows.filter((row) => bins[row]! > bin);
    const fewer = below.length <= above.length ? below : above;
    const ofFewer = sumsOf(binned, fewer, slopes, curves);
    const ofOthers = leaf.sums.map((sums, index) => difference(sums, ofFewer[index]!));
    const node = tree.features.length;
    tree.features[leaf.node] = feature;
    tree.limits[leaf.node] = binned.borders[feature]![bin]!;
    tree.lower[leaf.node] = node;
    for (const list of [tree.limits, tree.lower, tree.values]) list.push(0, 0);
    tree.features.push(-1, -1);
    leaves.splice(
      leaves.indexOf(leaf),
      1,
      leafOf(below, fewer === below ? ofFewer : ofOthers, node),
      leafOf(above, fewer === below ? ofOthers : ofFewer, node + 1),
    );
  }
  for (const { rows, slope, curve, node } of leaves) {
    const value = (-slope / (curve + ridge)) * rate;
    tree.values[node] = value;
    for (const row of rows) logits[row]! += value;
  }
  return tree;
}

function sumsOf({ borders, bins }: Binned, rows: Int32Array, slopes: Float64Array, curves: Float64Array): Sums[] {
  return bins.map((own, feature) => {
    const size = borders[feature]!.length + 1;
    const sums = {
      slopes: new Float64Array(size),
      curves: new Float64Array(size),
      counts: new Float64Array(size),
    };
    for (const row of rows) {
      const bin = own[row]!;
      sums.slopes[bin]! += slopes[row]!;
      sums.curves[bin]! += curves[row]!;
      sums.counts[bin]! += 1;
    }
    return sums;
  });
}

const difference = (all: Sums, some: Sums): Sums => ({
  slopes: all.slopes.map((value, index) => value - some.slopes[index]!),
  curves: all.curves.map((value, index) => value - some.curves[index]!),
  counts: all.counts.map((value, index) => value - some.counts[index]!),
});

function bestSplit({ rows, sums, slope, curve }: Leaf, leastRows: number, ridge: number): Split | null {
  const whole = (slope * slope) / (curve + ridge);
  let best: Split | null = null;
  for (const [feature, own] of sums.entries()) {
    let [lowSlope, lowCurve, lowCount] = [0, 0, 0];
    for (let bin = 0; bin < own.counts.length - 1; bin += 1) {
      lowSlope += own.slopes[bin]!;
      lowCurve += own.curves[bin]!;
      lowCount += own.counts[bin]!;
      if (lowCount < leastRows || rows.length - lowCount < leastRows) continue;
      const high = slope - lowSlope;
      const gain = (lowSlope * lowSlope) / (lowCurve + ridge) + (high * high) / (curve - lowCurve + ridge) - whole;
      if (gain > LEAST_GAIN && (!best || gain > best.gain)) best = { feature, bin, gain };
    }
  }
  return best;
}
