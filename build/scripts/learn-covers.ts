import fs from 'node:fs';
import path from 'node:path';
import { learnCovers } from '#server/features/understanding/cover-training/cover-trials.ts';

const FILE = path.resolve(import.meta.dirname, '../../server/features/understanding/data/cover-weights.txt');
const HEAD = `# How much each feature (cover-features.ts) speaks for an entry, in logits: "name weight".
# Learned by \`npm run understanding:weights\` from the hotels of data/cover-hotels and held-back phrases.
`;

/** Learns the weights of covers (two trainings, some minutes) and writes them to data/cover-weights.txt. */
const { weights, report } = learnCovers((line) => console.log(line));
const rows = weights.map(([name, weight]) => `${name} ${weight.toFixed(3)}`);
fs.writeFileSync(FILE, `${HEAD}${rows.join('\n')}\n`);
console.log(report.join('\n'));
