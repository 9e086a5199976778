import { DANGER_KINDS, type Danger, type DangerKind } from '../understanding.types.ts';

/** @property all each group needs one of its concepts @property firm holds whatever the trees say */
export type Rule = Danger & { all: string[][]; none: string[]; firm: boolean };

export const isDangerKind = (kind: string): kind is DangerKind => (DANGER_KINDS as readonly string[]).includes(kind);

/**
 * Reads `data/danger-rules.txt`: "kind level: CONCEPT A|B -CONCEPT", "level!" for a firm rule.
 * @throws Error naming a line of another form, or a concept that has no words.
 */
export function parseRules(text: string, known: ReadonlySet<string>): Rule[] {
  const lines = text.split('\n').filter((line) => line.trim() && !line.startsWith('#'));
  return lines.map((line) => {
    const [, kind = '', level = '', firm = '', rest = ''] = /^(\w+) (certain|half)(!?): (.+)$/.exec(line) ?? [];
    if (!isDangerKind(kind)) throw new Error(`danger-rules.txt: "${line}"`);
    const groups = rest.split(/\s+/);
    const none = groups.filter((group) => group.startsWith('-')).map((group) => group.slice(1));
    const all = groups.filter((group) => !group.startsWith('-')).map((group) => group.split('|'));
    const unknown = [...all.flat(), ...none].filter((concept) => !known.has(concept));
    if (unknown.length > 0) throw new Error(`danger-rules.txt: no words for ${unknown.join(', ')}`);
    return { kind, level: level === 'certain' ? 'certain' : 'half', all, none, firm: firm === '!' };
  });
}
