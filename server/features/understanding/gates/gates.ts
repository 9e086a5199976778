import { logitByTrees, parseTrees } from '../entries/trees.ts';
import { once } from '../once.ts';
import { readData } from '../sources.ts';
import { GATE_NUMBERS } from './gate-numbers.ts';

/**
 * What keeps a message from being answered from the entries: somebody is in danger, the guest reports a problem, or the message
 * only looks like a question about the hotel (another place, an earlier stay, how it is right now, a reason, a favour).
 */
export const GATES = ['danger', 'problem', 'lookalike'] as const;
export type Gate = (typeof GATES)[number];

const treesOf = (gate: Gate) => once(() => parseTrees(readData(`${gate}-trees.json`), GATE_NUMBERS));
const trees = { danger: treesOf('danger'), problem: treesOf('problem'), lookalike: treesOf('lookalike') };

/** How much speaks for a gate, in logits. @param numbers in the order of GATE_NUMBERS */
export const gateLogit = (gate: Gate, numbers: readonly number[]): number => logitByTrees(trees[gate](), numbers);
