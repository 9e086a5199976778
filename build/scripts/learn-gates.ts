import { GATE_NUMBERS } from '#server/features/understanding/gates/gate-numbers.ts';
import { GATES } from '#server/features/understanding/gates/gates.ts';
import { type GateExample, learnGate } from './gate-lessons.ts';
import { rowsOfFolds } from './rows-of-folds.ts';
import { writeTrees } from './tree-files.ts';

/** Learns the trees of the gates from what is known of messages (`gateExamplesOf`) and writes them (half an hour on two processors). */
const examples = await rowsOfFolds<GateExample>(new URL('./gate-rows.ts', import.meta.url));
for (const gate of GATES) writeTrees(`${gate}-trees.json`, GATE_NUMBERS, learnGate(gate, examples));
console.log(`${examples.length} messages`);
