import { learnTrees, type TreeRow } from '#server/features/understanding/cover-training/tree-learner.ts';
import type { Tree } from '#server/features/understanding/model/trees.ts';
import type { Gate } from '#server/features/understanding/gates/gates.ts';
import { parsePhrases } from '#server/features/understanding/training/phrases.rules.ts';
import { parseGateLines } from '#server/features/understanding/training/gate-lines.rules.ts';
import { seededRandom } from '#server/features/understanding/training/random.ts';
import { readSources } from '#server/features/understanding/sources.ts';
import { gateNumbersOf } from '#server/features/understanding/understand.ts';
import { readDangerLines } from '#tests/understanding/danger-dev.ts';
import { DEVELOPMENT_SETS, developmentLines } from '#tests/understanding/development.ts';
import { EVERY_LEFT_OUT } from '#server/features/understanding/training/told.ts';
import { decodeModel, encodeModel } from '#server/features/understanding/model/model-file.ts';
import { setModel } from '#server/features/understanding/model-store.ts';
import type { LANGUAGES } from '#tests/understanding/held-out.ts';
import { foldOf, withKindsOfOthers } from './folds.ts';
import { prepareModelWithout } from './lesson-model.ts';

const OPTIONS = { trees: 300, leaves: 8, rate: 0.05, leastRows: 20, ridge: 5 };

type Lesson = { wanted: boolean; weight: number };
const WANTED: Lesson = { wanted: true, weight: 1 };
/** Missing one costs more than a false alarm. */
const WANTED_MORE: Lesson = { wanted: true, weight: 3 };
const NOT: Lesson = { wanted: false, weight: 1 };
/** Few are written, and they are like problems: "the room is small, but lovely". */
const NOT_MORE: Lesson = { wanted: false, weight: 3 };
const RATHER_NOT: Lesson = { wanted: false, weight: 0.5 };
/** What is short has few numbers that tell it: phrases that the recogniser is trained with stand for it. */
const SHORTEST = 24;
const ASKING = { answerable: NOT, plain: NOT, question: NOT, smalltalk: NOT };

/**
 * What the gates learn from a message of a kind; kinds that are not named are not learned from. Look-alikes ("why is the pool
 * closed?") may be read as problems: both go to a person.
 */
const LESSONS: Record<Gate, Partial<Record<string, Lesson>>> = {
  danger: {
    ...ASKING,
    emergency: WANTED_MORE,
    harmless: NOT,
    unanswerable: NOT,
    lookalike: NOT,
    short: NOT,
    remark: NOT,
    trouble: RATHER_NOT,
    complaint: RATHER_NOT,
  },
  problem: { ...ASKING, trouble: WANTED_MORE, complaint: WANTED_MORE, unanswerable: NOT, short: NOT, remark: NOT_MORE },
  lookalike: { ...ASKING, lookalike: WANTED },
};

/** @property share how much it counts */
export type GateExample = { kind: string; numbers: number[]; share: number };
/** @property from the hotel or the file that it was written for */
type Line = {
  lang: (typeof LANGUAGES)[number];
  text: string;
  kind: string;
  from: string | null;
};

/** How much a message of two things, or a phrase, counts beside the messages that were written. */
const JOINED = 0.5;
const JOINED_KINDS = ['emergency', 'harmless', 'trouble', 'complaint', 'question', 'smalltalk', 'remark'];
const AND = {
  en: 'and',
  fr: 'et',
  de: 'und',
  es: 'y',
  it: 'e',
  pt: 'e',
  nl: 'en',
  pl: 'i',
  ru: 'и',
  tr: 've',
  ar: 'و',
};

/**
 * Of a part of the messages of `data/gates/`, `data/asked/` and `tests/understanding/danger-dev/`, some of them joined to an ordinary
 * question, and of short phrases. They are read with a model that knows neither their hotels nor, for the kinds of messages, their files.
 */
export async function gateExamplesOf(fold: number): Promise<GateExample[]> {
  setModel(encodeModel(withKindsOfOthers(decodeModel(await prepareModelWithout(fold)), fold)));
  return allLines()
    .filter(({ from }) => foldOf(from) === fold)
    .map(({ kind, share, text }) => ({ kind, share, numbers: gateNumbersOf(text) }));
}

type Unread = Pick<GateExample, 'kind' | 'share'> & Pick<Line, 'text' | 'from'>;

function allLines(): Unread[] {
  const lines: Line[] = [
    ...DEVELOPMENT_SETS.flatMap((set) => developmentLines(set)).map(({ lang, kind, text, hotel }) => ({
      lang,
      kind,
      text,
      from: hotel,
    })),
    ...parseGateLines(readSources().gates).map(({ language, kind, text, house }) => ({
      lang: language,
      kind,
      text,
      from: house,
    })),
    ...readDangerLines().map(({ lang, kind, messages }) => ({
      lang,
      kind: kind === 'none' ? 'harmless' : 'emergency',
      text: messages.join('\n'),
      from: null,
    })),
  ];
  const plain = lines.filter(({ kind }) => kind === 'plain');
  const random = seededRandom(7);
  const joined = lines
    .filter(({ kind }) => JOINED_KINDS.includes(kind))
    .map((line) => ({ ...line, text: withQuestion(line, plain, random) }));
  return [
    ...shortPhrases(),
    ...lines.map(({ text, kind, from }) => ({ kind, from, share: 1, text })),
    ...joined.map(({ text, kind, from }) => ({ kind, from, share: JOINED, text })),
  ];
}

/** Of the phrases that the recogniser is trained with, a third of the short ones and of the small talk. */
function shortPhrases(): Unread[] {
  const { intents, phrases } = parsePhrases(readSources().phrases);
  const kinds = new Map(intents.map(({ id, kind }) => [id, kind]));
  const asked = ['smalltalk', 'question', 'request'];
  const told = ['emergency', 'trouble', 'complaint'];
  return phrases.flatMap(({ text, intent, family }): Unread[] => {
    const kind = kinds.get(intent) ?? 'other';
    const isUsed = family % EVERY_LEFT_OUT === 0 && (text.length <= SHORTEST || kind === 'smalltalk');
    if (!isUsed || ![...asked, ...told].includes(kind)) return [];
    const label = told.includes(kind) ? kind : 'short';
    return [{ kind: label, from: null, share: JOINED, text }];
  });
}

/** The same with an ordinary question before or after it, in one sentence or in two. */
function withQuestion({ lang, text }: Line, plain: Line[], random: () => number): string {
  const questions = plain.filter((line) => line.lang === lang);
  const question = questions[Math.floor(random() * questions.length)]?.text ?? '';
  const and = lang === 'zh' || lang === 'ja' ? '，' : ` ${AND[lang]} `;
  const joint = random() < 0.5 ? '\n' : and;
  return (random() < 0.5 ? [question, text] : [text, question]).join(joint);
}

/** The trees of a gate. */
export function learnGate(gate: Gate, examples: GateExample[]): Tree[] {
  const rows = examples.flatMap(({ kind, share, numbers }): TreeRow[] => {
    const lesson = LESSONS[gate][kind];
    // A look-alike is one as a whole.
    if (!lesson || (gate === 'lookalike' && share < 1)) return [];
    return [{ numbers, before: 0, wanted: lesson.wanted, weight: lesson.weight * share }];
  });
  return learnTrees(rows, OPTIONS);
}
