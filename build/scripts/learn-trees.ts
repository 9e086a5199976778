import { learnTrees, type TreeRow } from '#server/features/understanding/cover-training/tree-learner.ts';
import { COMPARED_FEATURES } from '#server/features/understanding/entries/compared.ts';
import { rowsOfFolds } from './rows-of-folds.ts';
import { writeTrees } from './tree-files.ts';

/**
 * Learns the trees that correct `covers` from the messages of data/asked/ and writes them (half an hour on two processors). Each
 * message is read with a model that does not know its hotel.
 */
const OPTIONS = { trees: 500, leaves: 16, rate: 0.05, leastRows: 40, ridge: 10 };

const rows = await rowsOfFolds<TreeRow>(new URL('./tree-rows.ts', import.meta.url));
writeTrees('cover-trees.json', COMPARED_FEATURES, learnTrees(rows, OPTIONS));
console.log(`${rows.length} rows`);
