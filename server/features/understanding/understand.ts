import { asksByName, isUnheardOf, namesNoDanger } from './gates/bare-words.rules.ts';
import { gateLogit } from './gates/gates.ts';
import { gateNumbers } from './gates/gate-numbers.ts';
import { complains, reportsProblem } from './gates/problem.rules.ts';
import { dangerOf, dangerSigns, isCalm } from './danger/danger.rules.ts';
import { LONGEST_TEXT } from './text/folding.rules.ts';
import { isLentFarewell } from './language/common-words.ts';
import { writtenOut } from './language/chat-spellings.rules.ts';
import { detectLanguage, type LanguageContext } from './language/detect.ts';
import type { LanguageCode } from './languages.ts';
import { knowledge, type Knowledge } from './model-store.ts';
import {
  asking,
  asksPlainly,
  bestIntent,
  isStory,
  isTalk,
  isTold,
  OWN_WISH,
  readingsOf,
  shareOf,
  wantsSeveral,
} from './message-readings.ts';
import { once } from './once.ts';
import { rememberedBy } from './remembered.rules.ts';
import { rememberedOf } from './remembered-of.ts';
import { clauseOf, type Reading, readText } from './reading.ts';
import { asksWithoutTopic, takenOver, topicsOf, withoutQualities } from './lexicon/topic.rules.ts';
import type { Clause, Intent, Language, Understanding } from './understanding.types.ts';

/**
 * @property previousLanguage the conversation's language so far (ISO 639-1)
 * @property houseLanguage the hotel's: that of a first message which does not say its own ("Prosecco?")
 * @property country of the guest's number (two letters), for characters that Chinese and Japanese both write ("温泉")
 * @property topic concepts of the conversation's last question: "how much?" is read with them
 */
export type UnderstandOptions = {
  previousLanguage?: string | null;
  houseLanguage?: string | null;
  country?: string | null;
  topic?: readonly string[];
};

/** A message is small talk when this much of the probability says so. */
const SMALLTALK = 0.6;
/** The same for a sentence that names no topic. */
const SMALLTALK_ALONE = 0.42;
/** The same for several sentences of which one alone is none ("Thanks! You saved our day"). */
const SMALLTALK_WHOLE = 0.8;
/** Small talk that a name ending like a word of praise ("Gouda") is not. */
const PRAISE = 'praise';
const MOST_CLAUSES = 6;

/** Receipt, danger, consent and the turn itself read the same message. */
const MOST_REMEMBERED = 2000;

type Request = LanguageContext & { sample: string; topic: readonly string[] };
type Detected = { sample: string; language: Language; languages: LanguageCode[]; topic: readonly string[] };

/** The understanding with a model. Receipt does not know the conversation's language, the turn does: mostly the message is in it. */
const understandingWith = rememberedOf((known: Knowledge) => {
  const readOnce = rememberedBy<Detected, Understanding>(JSON.stringify, (text) => read(text, known), MOST_REMEMBERED);
  return rememberedBy<Request, Understanding>(
    JSON.stringify,
    ({ sample, topic, ...context }) => {
      const clear = writtenOut(sample, null);
      const { likely, ...language } = detectLanguage(clear, context, known);
      const written = writtenOut(clear, language.code);
      return readOnce({ sample: written, language, languages: likely.slice(0, language.sure ? 1 : 3), topic });
    },
    MOST_REMEMBERED,
  );
});

/**
 * What a guest's message says: its language, its wishes, danger, small talk and complaints. Reads the first 2,000
 * characters; takes less than a millisecond once the model is loaded (`prepareModel`). The last 2,000 results are kept and
 * shared: they must not be modified.
 */
export function understand(
  text: string,
  {
    previousLanguage: previous = null,
    houseLanguage: house = null,
    country = null,
    topic = [],
  }: UnderstandOptions = {},
): Understanding {
  const sample = text.slice(0, LONGEST_TEXT);
  return understandingWith(knowledge())({ sample, previous, house, country, topic });
}

/** What the gates decide by, of a message of its own (`GATE_NUMBERS`). */
export function gateNumbersOf(text: string): number[] {
  const known = knowledge();
  const sample = text.slice(0, LONGEST_TEXT);
  const { likely, ...language } = detectLanguage(sample, { previous: null, house: null, country: null }, known);
  const languages = likely.slice(0, language.sure ? 1 : 3);
  const { whole, pieces } = readingsOf(sample, languages, known);
  return numbersOf(whole, pieces, languages, known.model.intents);
}

const numbersOf = (whole: Reading, pieces: Reading[], languages: LanguageCode[], intents: Intent[]): number[] =>
  gateNumbers(whole, pieces, dangerSigns(whole, pieces, intents, languages), intents);

const lookalikeLogit = (numbers: number[]): number => gateLogit('lookalike', numbers);

function read({ sample, language, languages, topic }: Detected, known: Knowledge): Understanding {
  const { whole, readings, pieces } = readingsOf(sample, languages, known);
  const { intents } = known.model;
  const signs = dangerSigns(whole, pieces, intents, languages);
  const safe = namesNoDanger(pieces, signs);
  if (safe && asksByName(whole, intents)) return read({ sample: `${sample}?`, language, languages, topic }, known);
  const numbers = gateNumbers(whole, pieces, signs, intents);
  const lookalike = once(() => lookalikeLogit(numbers));
  const wishes = once(() => wishesIn(withTopics(readings, topic, languages, known), languages, known));
  const allPlain = once(() => wishes().every(asksPlainly));
  const together = (reading: Reading): Clause => {
    const clause = clauseOf(reading, whole, known, languages);
    const trouble = clause.signals.trouble && problem();
    const asked = readings.length === 1 || reading.together ? clause.asked : whole.asked();
    const told = isTold(reading, intents);
    return { ...clause, asked, signals: { ...clause.signals, trouble }, lookalike: lookalike(), told };
  };
  const apart = (reading: Reading): Clause => {
    const clause = together(reading);
    const ofItself = lookalikeLogit(numbersOf(reading, [reading], languages, intents));
    const asked = reading.asked();
    const askedByAll = allPlain() ? asked : clause.askedByAll;
    return { ...clause, asked, askedByAll, message: clause.intents, lookalike: ofItself, apart: true };
  };
  const clauses = once(() => {
    const found = clausesOf(whole, readings, wishes(), languages, known);
    // Where several wishes are sure, each speaks for itself; otherwise the message says what its only one is about.
    const several = wantsSeveral(found, intents) || found.some((reading) => isTalk(reading, intents));
    return found.slice(0, MOST_CLAUSES).map(several ? apart : together);
  });
  const separate = once(() => (wishes().length < 2 ? [] : wishes().slice(0, MOST_CLAUSES).map(apart)));
  const problem = once(() => reportsProblem({ whole, readings, pieces }, numbers, intents));
  const smalltalk = once(() =>
    isLentFarewell(sample, language.code) ? 'farewell' : smalltalkOf(whole, readings, intents),
  );
  const complaint = once(() => problem() && complains(readings, intents));
  // Receipt asks for danger only, in a process that answers nothing.
  const logit = gateLogit('danger', numbers);
  const danger = safe ? null : dangerOf(signs, logit);
  return {
    language,
    danger,
    calm: danger === null && isCalm(signs, logit),
    get clauses() {
      return clauses();
    },
    get wishes() {
      return separate();
    },
    get smalltalk() {
      return smalltalk();
    },
    get complaint() {
      return complaint();
    },
    get problem() {
      return problem();
    },
  };
}

/** A wish that names no topic ("how much?") is about that of what stands before it, or the conversation's. */
function withTopics(
  readings: Reading[],
  topic: readonly string[],
  languages: LanguageCode[],
  known: Knowledge,
): Reading[] {
  let last = topic;
  return readings.map((reading) => {
    const elliptic = last.length > 0 && asksWithoutTopic(reading.text, reading.concepts);
    if (elliptic)
      return {
        ...readText(reading.text, languages, known, takenOver(last, reading.concepts)),
        sentence: reading.sentence,
        carried: last === topic,
      };
    const named = reading.told() ? withoutQualities(reading.concepts) : reading.concepts;
    if (topicsOf(named).length > 0) last = named;
    return reading;
  });
}

/** The readings that want something. A wish that is not clear is read together with what stands before it. */
function wishesIn(readings: Reading[], languages: LanguageCode[], known: Knowledge): Reading[] {
  const { intents } = known.model;
  if (readings.length < 2) return readings;
  return readings.flatMap((reading, index) => {
    if (!wants(reading, intents)) return [];
    const before = readings[index - 1];
    if (!before || asking(reading, intents) >= OWN_WISH || !isStory(before, intents)) return [reading];
    const joined = readText(`${before.text} ${reading.text}`, languages, known);
    return [asking(joined, intents) > asking(reading, intents) ? joined : reading];
  });
}

/**
 * The wishes of a message, or all of it: a burst of fragments ("we come by car" / "tonight" / "where to leave it?") may only say
 * something as a whole.
 */
function clausesOf(
  whole: Reading,
  readings: Reading[],
  wishes: Reading[],
  languages: LanguageCode[],
  known: Knowledge,
): Reading[] {
  const { intents } = known.model;
  if (readings.length < 2) return wishes;
  if (wishes.length === 0) return [whole];
  if (tellsOfItsOwn(wishes)) {
    const text = wishes.map((wish) => wish.text).join(' ');
    return [{ ...readText(text, languages, known), together: true }];
  }
  const clearest = Math.max(OWN_WISH, ...wishes.map((reading) => asking(reading, intents)));
  return asking(whole, intents) > clearest && !wantsSeveral(wishes, intents) ? [whole] : wishes;
}

/** "We have a small dog. May he come with us?": what is told is what is asked about. */
const tellsOfItsOwn = (wishes: Reading[]): boolean =>
  wishes.some(({ told }) => told()) && new Set(wishes.map((wish) => bestIntent(wish).index)).size === 1;

const QUESTION_MARK = /[?？؟]/u;

const wants = (reading: Reading, intents: Intent[]): boolean =>
  QUESTION_MARK.test(reading.text) || !isStory(reading, intents);

/** Asks nothing and names nothing that a hotel knows. */
const namesNothing = ({ text, concepts }: Reading): boolean =>
  !QUESTION_MARK.test(text) && topicsOf(concepts).length === 0;

/** The small talk a message consists of: every sentence, or surely the whole; the last one that is not a greeting counts. */
function smalltalkOf(whole: Reading, readings: Reading[], intents: Intent[]): string | null {
  const talks = (reading: Reading): boolean =>
    shareOf(reading, intents, 'smalltalk') >= (topicsOf(reading.concepts).length > 0 ? SMALLTALK : SMALLTALK_ALONE);
  const surely = shareOf(whole, intents, 'smalltalk') >= SMALLTALK_WHOLE;
  if (!readings.every((reading) => talks(reading) || (surely && (namesNothing(reading) || isStory(reading, intents)))))
    return null;
  const talking = readings.every(talks) ? readings : [whole];
  const kinds = talking.map((reading) => intents[bestIntent(reading).index]?.id.replace('talk.', '') ?? '');
  const kind = kinds.findLast((other) => other !== 'greeting') ?? kinds.at(-1) ?? null;
  return kind === PRAISE && isUnheardOf(whole) ? null : kind;
}
