import { conceptsIn, dangerData } from './danger-data.ts';
import { afterNow, FAREWELL, HARMLESS, PEACEFUL, POLITE, RISK } from './danger-words.rules.ts';
import { ALARMCAUSED, BURNTFOOD } from './kitchen-alarms.rules.ts';
import { LOSTTHING } from './lost-things.rules.ts';
import { TOOL } from './named-things.rules.ts';
import { isSaid, type Rule } from './parse-danger-rules.ts';
import { logit, trainedDanger } from './trained-danger.ts';
import type { LanguageCode } from '../languages.ts';
import { MESSAGE_KINDS } from '../model/message-kinds.ts';
import type { Reading } from '../reading.ts';
import type { Danger, DangerKind, Intent } from '../understanding.types.ts';

/**
 * A logistic model of danger, fitted on cross-validated phrases: what the trained part says (as a logit), and the rule that
 * the words match. The rules count more since most of the phrases are questions: the trained part says danger less surely.
 */
const BIAS = -1.4;
const TRAINED = 0.91;
const RULE: Record<Danger['level'], number> = { certain: 4.48, half: 1.8 };
/** Concepts that speak against danger. Set by hand: few phrases contain them. */
const AGAINST: Record<string, number> = {
  OVER: 3.5,
  CALM: 3.5,
  STORY: 2.5,
  EARLIER: 2,
  PRICES: 1,
  [HARMLESS]: 0.5,
  ASKS: 0.3,
};
/** The concepts that speak against danger. */
export const HARMLESS_CONCEPTS: readonly string[] = Object.keys(AGAINST);
/** A harmless phrase where no other word matches a rule: the trained part has read the words of that phrase. */
const ONLY_HARMLESS = 3.5;
/** These hold for the whole message: "He fell. He is fine now." */
const FOR_ALL = ['OVER', 'CALM'];
/** A missing person was seen earlier; that speaks for danger. */
const EARLIER = 'EARLIER';
/** Words of a person who cannot be found, and the danger. */
const MISSING = 'MISSING';
const MISSING_KIND: DangerKind = 'missing';
const FROM: Record<Danger['level'], number> = { certain: -1.35, half: -3 };
/** Where a certain rule holds, less is enough for half a danger, unless it is over or long ago. */
const HALF_BY_RULE = -5;
/**
 * Where no rule holds and no part of a message is told as an emergency (`MESSAGE_KINDS`, a logit), it is a level less. No
 * emergency of the held-out sets lies below both numbers.
 */
const TOLD_FROM = -2;
const DOUBTED_UNTIL = 0;
/** What happened earlier and is over is a danger only from this logit on. */
const PAST_FROM = 1;
/** The same for what plainly is none, in a message of few words and in a longer one. */
const PEACEFUL_FROM = { short: 3, long: 1 };
const FEW_WORDS = 10;
/** A guest who does not leave a sleeping child alone. */
const HELD_BY_SLEEP = ['KIDSLEEPS', 'STUCK'];
/** What might happen and shall not is a danger only from this logit on. */
const RISK_FROM = 5;
/** From this logit on the trained part knows better. */
const SURELY_TRAINED = 5;
/** Where no rule holds, a harmless phrase needs this much. */
const HARMLESS_FROM = -2.1;
/** Below this logit phrases of danger say nothing. */
const CALM_BELOW = -5;
/** "Adieu", "thank you for everything, goodbye everyone" and no other word of danger. */
const FAREWELLS: ReadonlySet<string> = new Set([FAREWELL, POLITE, 'THANKS', 'ALONE', 'SHORT', 'SHOUT']);
/** These take the firmness from a rule. */
const SOFTENING = ['OVER', 'CALM', 'EARLIER', 'STORY'];
/** A longer text is read by its sentences only: words of different sentences make no danger together. */
const LONGEST_WHOLE = 30;
/** "Please hurry" names no danger: it may be about towels. */
const HURRY: ReadonlySet<string> = new Set(['HURRY', 'SEVERE', 'SOMETHING', 'ALONE', 'SHORT', 'SHOUT']);
/** A short text of such words is a cry where the trained part says at least this much. */
const URGING_FROM = -5;
/** "Help" and nothing else. */
const CRY = ['HELPCRY', 'ALONE'];

/** The signs of danger in a message and in its sentences. @property present whether a certain rule holds for a part of it that tells nothing of earlier */
export type MessageSigns = { whole: DangerSigns; parts: DangerSigns[]; present: boolean };

/** @param whole the message; @param parts its sentences */
export function dangerSigns(
  whole: Reading,
  parts: Reading[],
  intents: Intent[],
  languages: readonly LanguageCode[],
): MessageSigns {
  const all = conceptsIn(whole.text, languages);
  const shared = FOR_ALL.filter((concept) => all.has(concept));
  const ofWhole = signsIn(whole, all, intents);
  const present = [...(parts.length < 2 ? [] : parts.map(({ text }) => text)), ...afterNow(whole.text)].some((text) =>
    tellsOfNow(conceptsIn(text, languages)),
  );
  if (parts.length < 2) return { whole: ofWhole, parts: [ofWhole], present };
  const ofParts = parts.map((reading) => {
    const concepts = conceptsIn(reading.text, languages);
    return signsIn(reading, new Set([...concepts, ...shared]), intents);
  });
  const short = ofWhole.words <= LONGEST_WHOLE;
  return { whole: short ? ofWhole : ofParts[worstOf(ofParts)]!, parts: ofParts, present };
}

const tellsOfNow = (concepts: ReadonlySet<string>): boolean =>
  !concepts.has('OVER') && !concepts.has(EARLIER) && ruleFor(concepts)?.level === 'certain';

/**
 * The danger that a message speaks of, by its words (`data/danger`, `danger-rules.txt`), the trained part and the trees.
 * @param logit how much speaks for danger altogether (`gateLogit`)
 */
export function dangerOf(signs: MessageSigns, logit: number): Danger | null {
  const firm = firmRule([signs.whole, ...signs.parts]);
  if (firm?.level === 'certain') return { kind: firm.kind, level: 'certain' };
  return dangerByTrees(signs, logit) ?? (firm && { kind: firm.kind, level: 'half' });
}

function dangerByTrees({ whole, parts, present }: MessageSigns, logit: number): Danger | null {
  const signs = [whole, ...parts];
  const kind = kindOf(signs);
  if (!kind || logit < leastFor({ whole, parts, present })) return null;
  const doubted = logit < DOUBTED_UNTIL && signs.every(({ rule, told }) => rule === null && told < TOLD_FROM);
  // A cry alone does not say what has happened.
  const hurries = isHurry(whole);
  const alone = whole.concepts.has(TOOL) || CRY.every((concept) => whole.concepts.has(concept));
  const cries = alone || (hurries && isUrging(whole));
  if (logit >= FROM.certain && !cries && !hurries) return { kind, level: doubted ? 'half' : 'certain' };
  const isOver = whole.rule === null && whole.concepts.has('OVER');
  const past = !present && SOFTENING.some((concept) => whole.concepts.has(concept));
  const least = !past && signs.some(({ rule }) => rule === 'certain') ? HALF_BY_RULE : FROM.half;
  return cries || (logit >= least && !isOver && !doubted) ? { kind, level: 'half' } : null;
}

/** The logit below which a message is no danger at all: what is peaceful or over needs more. */
function leastFor({ whole, parts, present }: MessageSigns): number {
  const { concepts } = whole;
  if (!present && concepts.has('OVER') && concepts.has(EARLIER)) return PAST_FROM;
  if ([whole, ...parts].some(({ rule }) => rule !== null)) return -Infinity;
  if (concepts.has(FAREWELL) && [...concepts].every((concept) => FAREWELLS.has(concept))) return Infinity;
  const lost = losesThing([whole, ...parts]);
  if (lost && kindOf([whole, ...parts]) === MISSING_KIND) return Infinity;
  if (concepts.has(RISK)) return RISK_FROM;
  if (HELD_BY_SLEEP.every((concept) => concepts.has(concept))) return PEACEFUL_FROM.short;
  if ((lost || concepts.has(PEACEFUL)) && whole.trained < SURELY_TRAINED)
    return PEACEFUL_FROM[whole.words > FEW_WORDS && !isKitchenAlarm(concepts) ? 'long' : 'short'];
  return concepts.has(HARMLESS) ? HARMLESS_FROM : -Infinity;
}

/** Whether food is burnt, or a shower set off the alarm: also more words about it are no danger. */
const isKitchenAlarm = (concepts: ReadonlySet<string>): boolean => concepts.has(BURNTFOOD) || concepts.has(ALARMCAUSED);

/** Whether things are lost, and no word says that a person is missing. */
const losesThing = (signs: DangerSigns[]): boolean =>
  signs.some(({ concepts }) => concepts.has(LOSTTHING)) && !signs.some(({ concepts }) => concepts.has(MISSING));

/** Whether a message that is no danger surely is none: phrases that only sound like danger do not count then. */
export function isCalm(signs: MessageSigns, logit: number): boolean {
  const told = !signs.present && FOR_ALL.some((concept) => signs.whole.concepts.has(concept));
  return told || logit < Math.max(CALM_BELOW, leastFor(signs));
}

/** A firm rule that nothing softens, a certain one first. */
function firmRule(signs: DangerSigns[]): Rule | null {
  const firm = signs.flatMap(({ concepts }) =>
    SOFTENING.some((concept) => concepts.has(concept)) ? [] : rulesFor(concepts).filter((rule) => rule.firm),
  );
  return firm.find(({ level }) => level === 'certain') ?? firm[0] ?? null;
}

/** The place of the signs with the highest score. */
export const worstOf = (signs: readonly DangerSigns[]): number =>
  signs.reduce((worst, { score }, index) => (score > signs[worst]!.score ? index : worst), 0);

/** The kind of a certain rule, otherwise of what has the highest score. */
function kindOf(signs: DangerSigns[]): DangerKind | null {
  const sorted = signs.toSorted((a, b) => b.score - a.score);
  return (sorted.find(({ rule }) => rule === 'certain') ?? sorted[0])?.kind ?? null;
}

const isHurry = ({ rule, concepts }: DangerSigns): boolean =>
  !rule && concepts.has('HURRY') && [...concepts].every((concept) => HURRY.has(concept));

/** "Quick!", but not "is the wifi quick?". */
const isUrging = ({ concepts, trained }: DangerSigns): boolean =>
  concepts.has('ALONE') || (concepts.has('SHORT') && trained >= URGING_FROM);

/**
 * What speaks for danger in a reading. @property score a logit; @property trained the same by the trained part alone
 * @property rule the level of the rule that the words match; @property concepts of danger that the text names @property words of the text
 * @property told how much it is like an emergency as a whole, a logit
 */
export type DangerSigns = {
  kind: DangerKind | null;
  score: number;
  trained: number;
  harmless: number;
  rule: Danger['level'] | null;
  concepts: ReadonlySet<string>;
  words: number;
  told: number;
};

const EMERGENCY = MESSAGE_KINDS.indexOf('emergency');

function signsIn(
  { text, probabilities, messageKinds }: Reading,
  concepts: ReadonlySet<string>,
  intents: Intent[],
): DangerSigns {
  const trained = trainedDanger(probabilities, intents);
  const rule = ruleFor(concepts);
  const kind = rule?.level === 'certain' ? rule.kind : (trained.kind ?? rule?.kind ?? null);
  const score =
    BIAS +
    TRAINED * logit(trained.sum) +
    (rule ? RULE[rule.level] : 0) -
    (!rule && concepts.has(HARMLESS) ? ONLY_HARMLESS : 0) -
    againstIn(concepts, kind).reduce((sum, concept) => sum + (AGAINST[concept] ?? 0), 0);
  return {
    kind,
    score,
    trained: logit(trained.sum),
    harmless: trained.harmless,
    rule: rule?.level ?? null,
    concepts,
    words: wordsIn(text),
    told: messageKinds()[EMERGENCY] ?? 0,
  };
}

const wordsIn = (text: string): number => text.split(/\s+/).length;

const againstIn = (concepts: ReadonlySet<string>, kind: DangerKind | null): string[] =>
  Object.keys(AGAINST).filter((concept) => concepts.has(concept) && !(concept === EARLIER && kind === 'missing'));

/** The first rule that holds; a certain one before a half one. */
function ruleFor(concepts: ReadonlySet<string>): Rule | null {
  const matching = rulesFor(concepts);
  return matching.find(({ level }) => level === 'certain') ?? matching[0] ?? null;
}

const rulesFor = (concepts: ReadonlySet<string>): Rule[] => dangerData().rules.filter((rule) => isSaid(rule, concepts));
