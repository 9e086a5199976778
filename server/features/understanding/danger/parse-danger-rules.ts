import { DANGER_KINDS, type Danger, type DangerKind } from '../understanding.types.ts';

/** Concepts that are said together. @property all each group needs one of its concepts @property none must not be said */
export type Combination = { all: string[][]; none: string[] };
/** @property firm holds whatever the trees say */
export type Rule = Danger & Combination & { firm: boolean };

export const isDangerKind = (kind: string): kind is DangerKind => (DANGER_KINDS as readonly string[]).includes(kind);

const PEACEFUL_LINE = 'peaceful: ';
const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() && !line.startsWith('#'));

/**
 * Reads `data/danger-rules.txt`: "kind level: CONCEPT A|B -CONCEPT", "level!" for a firm rule.
 * @throws Error naming a line of another form, or a concept that has no words.
 */
export function parseRules(text: string, known: ReadonlySet<string>): Rule[] {
  const lines = linesOf(text).filter((line) => !line.startsWith(PEACEFUL_LINE));
  return lines.map((line) => {
    const [, kind = '', level = '', firm = '', rest = ''] = /^(\w+) (certain|half)(!?): (.+)$/.exec(line) ?? [];
    if (!isDangerKind(kind)) throw new Error(`danger-rules.txt: "${line}"`);
    return { kind, level: level === 'certain' ? 'certain' : 'half', ...combinationOf(rest, known), firm: firm === '!' };
  });
}

/** What plainly is no danger ("peaceful: CONCEPT A|B -CONCEPT"): spilled coffee on a carpet. */
export const parsePeaceful = (text: string, known: ReadonlySet<string>): Combination[] =>
  linesOf(text)
    .filter((line) => line.startsWith(PEACEFUL_LINE))
    .map((line) => combinationOf(line.slice(PEACEFUL_LINE.length), known));

function combinationOf(rest: string, known: ReadonlySet<string>): Combination {
  const groups = rest.split(/\s+/);
  const none = groups.filter((group) => group.startsWith('-')).map((group) => group.slice(1));
  const all = groups.filter((group) => !group.startsWith('-')).map((group) => group.split('|'));
  const unknown = [...all.flat(), ...none].filter((concept) => !known.has(concept));
  if (unknown.length > 0) throw new Error(`danger-rules.txt: no words for ${unknown.join(', ')}`);
  return { all, none };
}

/** Whether the concepts of a text are those of a combination. */
export const isSaid = ({ all, none }: Combination, concepts: ReadonlySet<string>): boolean =>
  all.every((group) => group.some((concept) => concepts.has(concept))) && !none.some((c) => concepts.has(c));
