import type { AssistantAnswer } from '../answer.schema.ts';
import type { KnowledgeEntry } from '../assistant.types.ts';
import { factsOf, isSupported, supportOf } from './facts.rules.ts';
import type { Fact, FactKind } from './facts.types.ts';
import { asksAboutAnotherGuest, smalltalkOf } from '../gates/gates.rules.ts';
import { hoursWithoutSource } from './hours-claims.rules.ts';
import { thingsNamed } from './named-things.ts';
import { oppositeIn } from './opposites.rules.ts';
import { saysNothingKnown } from './not-knowing.phrases.ts';
import { hasLettersOrDigits } from '../language/plain-text.rules.ts';
import { overlap } from '../retrieval/knowledge-ranking.rules.ts';
import { detectLanguage } from '../language/language.rules.ts';
import { baseLanguage } from '../language/languages.rules.ts';
import { namesContract } from './contract-words.rules.ts';
import { freeWithoutSource } from './free-claims.rules.ts';
import { phraseMatcher } from '../language/phrases.rules.ts';
import { unknownThings } from './asked-things.rules.ts';
import { strangersIn } from './other-guests.rules.ts';
import { pricesForElse } from './price-claims.rules.ts';
import { NO_PROMISES, PROMISES } from './promises.phrases.ts';
import { speaksOfTopic, statementsOf } from './statements.rules.ts';
import { agesRepeated } from './told-ages.rules.ts';
import { unfoundedIn } from './unfounded-claims.rules.ts';
import { termsOf } from '../retrieval/question-terms.rules.ts';

export const WHATSAPP_LIMIT = 1600;
/** Above the length that the prompt asks for. */
const LENGTHS: Record<string, number> = { short: 500, medium: 1000, detailed: WHATSAPP_LIMIT };

/** @property unsupported of `facts_supported`: the kinds of the facts that no source contains. */
export type Check = { name: string; passed: boolean; detail: string; unsupported?: readonly FactKind[] };

export type CheckContext = {
  offered: readonly KnowledgeEntry[];
  /** Entries of the profile, which a reply may use without citing them. */
  profile: readonly KnowledgeEntry[];
  /** Fixed texts that a reply may repeat: the hotel's name, its signature, today's date. */
  ownTexts: readonly string[];
  /** All messages of the guest, this turn last. */
  guestTexts: readonly string[];
  /** This turn only. */
  question: string;
  /** The guest's language; null if it could not be detected. */
  language: string | null;
  likelyLanguages: readonly string[];
  length: string;
  signatureLength: number;
  /** Text that a reply must not contain: the call's instructions and delimiter. */
  secrets: readonly string[];
};

const promising = phraseMatcher(PROMISES, NO_PROMISES);

/**
 * All checks of an answer before it is sent (docs/assistant.md, step 6). Names are stable: consoles
 * show them. `detail` describes the problem, for the repair call and for staff; empty if passed.
 */
export function checkAnswer(answer: AssistantAnswer, context: CheckContext): Check[] {
  const used = context.offered.filter((entry) => answer.used_entry_ids.includes(entry.id));
  const loose = unsupportedFacts(answer, used, context);
  const failures: [name: string, detail: string, unsupported?: FactKind[]][] = [
    ['not_empty', withoutAnswer(answer)],
    ['sources_offered', unknownIds(answer, context)],
    ['facts_supported', listOf(loose), loose.map(({ kind }) => kind)],
    ['language', wrongLanguage(answer, context)],
    ['other_guest', anothersData(answer, used, context)],
    ['length', tooLong(answer.reply, context)],
    ['no_promise', promised(answer)],
    ['has_source', withoutSource(answer, used, context)],
    ['support', offTheSource(answer, used, context)],
    ['no_contradiction', contradicted(answer, used, context)],
    ['nothing_leaked', leaked(answer.reply, context)],
  ];
  return failures.map(([name, detail, unsupported]) => ({
    name,
    passed: detail === '',
    detail,
    ...(unsupported && { unsupported }),
  }));
}

/** Signs alone are no reply; a reply that knows nothing is a person's. */
function withoutAnswer({ reply, action }: AssistantAnswer): string {
  if (!hasLettersOrDigits(reply)) return 'The reply is empty.';
  return action !== 'escalate' && saysNothingKnown(reply) ? 'The reply says that it does not know: escalate.' : '';
}

function unknownIds(answer: AssistantAnswer, { offered }: CheckContext): string {
  const unknown = answer.used_entry_ids.filter((id) => !offered.some((entry) => entry.id === id));
  return unknown.length > 0 ? `These ids were not offered: ${unknown.join(', ').slice(0, 200)}.` : '';
}

const textOf = (entry: KnowledgeEntry): string => `${entry.title}\n${entry.text}`;
/** A price, code or address that only the guest mentioned is not a fact. */
const ONLY_OURS: ReadonlySet<FactKind> = new Set(['price', 'address', 'code']);

/** A question back may repeat what the guest said ("for 20:00?"); a statement may not: it would confirm it. */
function unsupportedFacts(answer: AssistantAnswer, used: KnowledgeEntry[], context: CheckContext): Fact[] {
  const facts = factsOf(answer.reply).filter(({ keys }) => !keys.includes('free'));
  const ours = supportOf([...used.map(textOf), ...context.profile.map(textOf), ...context.ownTexts]);
  const priced = supportOf(pricedIn(used, context).map(textOf));
  const stated = new Set(factsOf(statementsOf(answer)).flatMap(({ keys }) => keys));
  const guests = supportOf(answer.action === 'ask' ? context.guestTexts : []);
  const mayRepeat = ({ kind, keys }: Fact): boolean => !ONLY_OURS.has(kind) && !keys.some((key) => stated.has(key));
  const ages = agesRepeated(answer.reply, context.question, languageOf(answer, context));
  const isAge = ({ kind, keys }: Fact): boolean =>
    kind === 'number' && [...ages].some((age) => keys.includes(`n:${age}`));
  const loose = facts.filter(
    (fact) =>
      !isAge(fact) &&
      !isSupported(fact, fact.kind === 'price' ? priced : ours) &&
      !(mayRepeat(fact) && isSupported(fact, guests)),
  );
  return [...loose, ...loosePrices(answer.reply, used, context), ...looseHours(answer, used, context)];
}

/** What a price may stand in: the entries that the reply names, and the guest's own booking. */
const pricedIn = (used: KnowledgeEntry[], { offered }: CheckContext): KnowledgeEntry[] => [
  ...new Set([...used, ...offered.filter(({ kind }) => kind === 'booking')]),
];

function loosePrices(reply: string, used: KnowledgeEntry[], context: CheckContext): Fact[] {
  const sources = pricedIn(used, context);
  return [...pricesForElse(reply, sources.map(textOf)), ...freeWithoutSource(reply, context, sources)];
}

function looseHours(answer: AssistantAnswer, used: KnowledgeEntry[], context: CheckContext): Fact[] {
  const stated = statementsOf(answer);
  const named = thingsNamed(stated, context.language);
  const about = context.profile.filter(({ title }) => [...thingsNamed(title, 'en')].some((thing) => named.has(thing)));
  const sources = [...pricedIn(used, context), ...about].map(textOf);
  return hoursWithoutSource(stated, languageOf(answer, context), sources);
}

function contradicted(answer: AssistantAnswer, used: KnowledgeEntry[], context: CheckContext): string {
  const stated = statementsOf(answer);
  const opposite = oppositeIn(stated, aboutOf(answer, context), used);
  if (opposite) return opposite;
  const { guestTexts, ownTexts, question } = context;
  const others = [...context.profile, ...context.offered.filter(({ kind }) => kind === 'booking')];
  const sources = { used, others, ownTexts, guestTexts, question };
  return unfoundedIn({ stated, language: languageOf(answer, context) }, sources) ?? '';
}

const aboutOf = (answer: AssistantAnswer, context: CheckContext) => ({
  language: languageOf(answer, context),
  question: context.question,
});

const languageOf = ({ language }: AssistantAnswer, context: CheckContext): string =>
  context.language ?? baseLanguage(language);

function listOf(facts: readonly Fact[]): string {
  const list = facts.map(({ kind, label }) => `${kind} "${label}"`).join(', ');
  return list ? `Not in the entries used: ${list.slice(0, 400)}.` : '';
}

function wrongLanguage(answer: AssistantAnswer, { language, likelyLanguages }: CheckContext): string {
  const expected = language ?? baseLanguage(answer.language);
  const declared = baseLanguage(answer.language);
  const read = detectLanguage(answer.reply, { likely: [...likelyLanguages, expected], previous: expected });
  if (read.confident && read.language !== expected)
    return `The guest writes in "${expected}", the reply is in "${read.language}".`;
  return language && declared !== language ? `The guest writes in "${language}", the answer says "${declared}".` : '';
}

function anothersData(answer: AssistantAnswer, used: KnowledgeEntry[], context: CheckContext): string {
  if (answer.action !== 'escalate' && asksAboutAnotherGuest(context.question))
    return 'The guest asks about another guest: only a person may answer.';
  const sources = pricedIn(used, context).map(textOf).join('\n');
  const strange = strangersIn(answer.reply, sources, [...context.guestTexts, ...context.ownTexts].join('\n'));
  return strange.length > 0 ? `A room number or a person that is in no entry used: ${strange.join(', ')}.` : '';
}

function tooLong(reply: string, { length, signatureLength }: CheckContext): string {
  const most = Math.min(LENGTHS[length] ?? 1000, WHATSAPP_LIMIT - signatureLength);
  return reply.length > most ? `The reply has ${reply.length} characters; at most ${most} are allowed.` : '';
}

function promised(answer: AssistantAnswer): string {
  const commitments = answer.commitments.filter((each) => each.trim() !== '');
  if (answer.action !== 'escalate' && commitments.length > 0)
    return `No task for staff covers this promise: ${commitments.join('; ').slice(0, 200)}.`;
  return promising.matches(answer.reply)
    ? 'The reply says that something was or will be done, but no task for staff covers it.'
    : '';
}

const isGreeting = (question: string): boolean => smalltalkOf(question) !== null;

function askedWithoutSource(answer: AssistantAnswer, context: CheckContext): string {
  if (speaksOfTopic(statementsOf(answer))) return 'A question back must not state what no entry says; only ask.';
  const unknown = unknownThings(answer.reply, context);
  return unknown.length > 0 ? `A question back names what no entry and no guest named: ${unknown.join(', ')}.` : '';
}

function withoutSource(answer: AssistantAnswer, used: KnowledgeEntry[], context: CheckContext): string {
  if (answer.action === 'escalate' || answer.reasons.includes('off_topic') || used.length > 0) return '';
  if (answer.action === 'ask') return askedWithoutSource(answer, context);
  return isGreeting(context.question) ? '' : 'A reply must stand on at least one entry.';
}

/** A cited entry must be related to the question or the reply. */
function offTheSource(answer: AssistantAnswer, used: KnowledgeEntry[], { question, language }: CheckContext): string {
  const stated = statementsOf(answer);
  if (answer.action === 'escalate' || stated === '' || used.length === 0 || isGreeting(question)) return '';
  const known = used.filter((entry) => entry.language && baseLanguage(entry.language) === language);
  if (known.length < used.length) return '';
  const asked = termsOf(question).topics;
  if (asked.length === 0) return '';
  return overlap(question, known) === 0 && overlap(stated, known) < 0.25
    ? 'The entries used say nothing about what was asked.'
    : '';
}

const LEAK_LENGTH = 60;
function leaked(reply: string, { secrets }: CheckContext): string {
  if (namesContract(reply)) return 'The reply names instructions.';
  const flat = reply.replace(/\s+/g, ' ');
  const shown = secrets.some((secret) => {
    const hidden = secret.replace(/\s+/g, ' ');
    if (hidden.length < LEAK_LENGTH) return hidden !== '' && flat.includes(hidden);
    for (let at = 0; at + LEAK_LENGTH <= hidden.length; at += 20)
      if (flat.includes(hidden.slice(at, at + LEAK_LENGTH))) return true;
    return false;
  });
  return shown ? 'The reply repeats instructions.' : '';
}
