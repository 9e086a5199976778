import { GATE_NUMBERS } from '#server/features/understanding/gates/gate-numbers.ts';
import { GATES } from '#server/features/understanding/gates/gates.ts';
import { gateExamples, learnGate } from './gate-lessons.ts';
import { prepareLessonModel } from './lesson-model.ts';
import { writeTrees } from './tree-files.ts';

/** Learns the trees of the gates from the messages of tests/understanding that are there to develop with, and writes them (eight minutes). */
await prepareLessonModel();
const examples = gateExamples();
for (const gate of GATES) writeTrees(`${gate}-trees.json`, GATE_NUMBERS, learnGate(gate, examples));
console.log(`${examples.length} messages`);
