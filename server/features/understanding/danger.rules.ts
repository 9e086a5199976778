import type { Reading } from './reading.ts';
import { readData } from './sources.ts';
import { DANGER_KINDS, type Danger, type DangerKind, type Intent } from './understanding.types.ts';

type Rule = Danger & { all: string[]; none: string[] };

/** From here on the trained part alone decides; below it, words and the trained part must agree. */
const CERTAIN = 0.75;
const CERTAIN_WITH_WORDS = 0.35;
const HALF = 0.25;
/** Words that the trained part finds this improbable are an idiom or a question about safety. */
const DOUBTED = 0.06;

const HARMLESS = 'HARMLESS';

const isDangerKind = (kind: string): kind is DangerKind => (DANGER_KINDS as readonly string[]).includes(kind);

/**
 * Reads `data/danger-rules.txt`: "kind level: CONCEPT CONCEPT -CONCEPT".
 * @throws Error naming a line of another form.
 */
export function parseRules(text: string): Rule[] {
  const lines = text.split('\n').filter((line) => line.trim() && !line.startsWith('#'));
  return lines.map((line) => {
    const [, kind = '', level = '', rest = ''] = /^(\w+) (certain|half): (.+)$/.exec(line) ?? [];
    if (!isDangerKind(kind)) throw new Error(`danger-rules.txt: "${line}"`);
    const concepts = rest.split(/\s+/);
    const none = concepts.filter((concept) => concept.startsWith('-')).map((concept) => concept.slice(1));
    return {
      kind,
      level: level === 'certain' ? 'certain' : 'half',
      all: concepts.filter((c) => !c.startsWith('-')),
      none,
    };
  });
}

const RULES = parseRules(readData('danger-rules.txt'));

/**
 * The danger that a message speaks of, by words (`data/lexicon/danger.txt`, `danger-rules.txt`) or by the trained part. A certain
 * one comes before a half one.
 */
export function dangerOf(readings: Reading[], intents: Intent[]): Danger | null {
  const found = readings.flatMap((reading) => dangerIn(reading, intents) ?? []);
  return found.find(({ level }) => level === 'certain') ?? found[0] ?? null;
}

function dangerIn({ concepts, probabilities }: Reading, intents: Intent[]): Danger | null {
  const trained = trainedDanger(probabilities, intents);
  const rules = RULES.filter(
    ({ all, none }) => all.every((c) => concepts.includes(c)) && !none.some((c) => concepts.includes(c)),
  );
  const rule = rules.find(({ level }) => level === 'certain') ?? rules[0];
  const { kind } = trained;
  // An idiom or a question about safety makes the trained part half as believable.
  const sum = concepts.includes(HARMLESS) ? trained.sum / 2 : trained.sum;
  if (kind && (sum >= CERTAIN || (rule && sum >= CERTAIN_WITH_WORDS))) return { kind, level: 'certain' };
  if (rule && sum >= DOUBTED) return { kind: rule.kind, level: 'half' };
  return kind && sum >= HALF ? { kind, level: 'half' } : null;
}

/** How much of the probability lies on dangers, and the most probable one. */
function trainedDanger(probabilities: Float32Array, intents: Intent[]): { kind: DangerKind | null; sum: number } {
  let sum = 0;
  let highest = 0;
  let kind: DangerKind | null = null;
  for (const [index, { id }] of intents.entries()) {
    const name = id.startsWith('emergency.') ? id.slice('emergency.'.length) : '';
    if (!isDangerKind(name)) continue;
    const probability = probabilities[index] ?? 0;
    sum += probability;
    if (probability > highest) [highest, kind] = [probability, name];
  }
  return { kind, sum };
}
