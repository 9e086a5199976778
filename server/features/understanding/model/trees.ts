/**
 * A decision tree, a node at each place: where `features` is -1 the node is a leaf with a value in logits; otherwise rows
 * whose number is at most `limits` go to the node at `lower`, the others to the one after it.
 */
export type Tree = { features: number[]; limits: number[]; lower: number[]; values: number[] };

/** The sum of what the trees say about a row, in logits. */
export function logitByTrees(trees: readonly Tree[], row: ArrayLike<number>): number {
  let sum = 0;
  for (const { features, limits, lower, values } of trees) {
    let node = 0;
    let feature = features[0]!;
    while (feature >= 0) {
      node = row[feature]! <= limits[node]! ? lower[node]! : lower[node]! + 1;
      feature = features[node]!;
    }
    sum += values[node]!;
  }
  return sum;
}

/**
 * Reads a file of `data/` with trees: the names of the numbers that they look at, and the trees.
 * @throws Error where the names are others than `names`: the trees have to be learned again.
 */
export function parseTrees(text: string, names: readonly string[]): Tree[] {
  const { features, trees }: { features: string[]; trees: Tree[] } = JSON.parse(text);
  if (features.join(' ') !== names.join(' '))
    throw new Error('The trees in data/ were learned from other numbers: run npm run understanding:weights.');
  return trees;
}
