import { decodeModel } from '#server/features/understanding/model/model-file.ts';
import { GATE_NUMBERS } from '#server/features/understanding/gates/gate-numbers.ts';
import { GATES } from '#server/features/understanding/gates/gates.ts';
import { gateExamples, learnGate } from './gate-lessons.ts';
import { prepareLessonModel } from './lesson-model.ts';
import { writeTrees } from './tree-files.ts';

/** Learns the trees of the gates from what is known of messages (`gateExamples`) and writes them (eight minutes). */
const file = decodeModel(await prepareLessonModel());
const examples = gateExamples(file);
for (const gate of GATES) writeTrees(`${gate}-trees.json`, GATE_NUMBERS, learnGate(gate, examples));
console.log(`${examples.length} messages`);
