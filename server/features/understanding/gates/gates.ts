import { logitByTrees, parseTrees } from '../model/trees.ts';
import { once } from '../once.ts';
import { readData } from '../sources.ts';
import { GATE_NUMBERS } from './gate-numbers.ts';

/**
 * What sends a message to a person.
 * - `danger`: a person or the house is in danger.
 * - `problem`: the guest reports a fault or complains.
 * - `lookalike`: the question is about another place, an earlier stay, the state at this moment, a reason or a favour.
 */
export const GATES = ['danger', 'problem', 'lookalike'] as const;
export type Gate = (typeof GATES)[number];

const treesOf = (gate: Gate) => once(() => parseTrees(readData(`${gate}-trees.json`), GATE_NUMBERS));
const trees = { danger: treesOf('danger'), problem: treesOf('problem'), lookalike: treesOf('lookalike') };

/** How much speaks for a gate, in logits. @param numbers in the order of GATE_NUMBERS */
export const gateLogit = (gate: Gate, numbers: readonly number[]): number => logitByTrees(trees[gate](), numbers);
