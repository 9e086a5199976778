import type { EscalationReason } from '#shared/features/conversations/conversations.schema.ts';
import { saysTime } from '#server/features/understanding/lexicon/aspects.rules.ts';
import type { Clause } from '#server/features/understanding/understanding.types.ts';
import type { Decision, KnowledgeEntry, StyleSettings } from '../assistant.types.ts';
import { WHATSAPP_LIMIT } from '../checking/checks.rules.ts';
import { contactsAsked, isContact } from '../retrieval/contacts.rules.ts';
import { choiceLabels } from '../retrieval/choice-labels.ts';
import { type AskedEntry, chooseAnswers, type EntryChoice } from '../retrieval/entry-choice.ts';
import { acknowledgementOf, wishesOf } from './acknowledgement.rules.ts';
import { choiceLines, MOST_CHOICES, tappable } from './asking-back.rules.ts';
import { isEntries } from './chosen.rules.ts';
import { fileSentence, hasFiles, needsFiles } from './attachments.rules.ts';
import { ownWordsOf } from './own-words.rules.ts';
import { confidenceOf } from '../checking/confidence.rules.ts';
import { atLeast, decide, priorityFor } from './decision.rules.ts';
import { grievanceOf } from '../gates/complaint.rules.ts';
import { tellsShutSafe } from '../gates/told-faults.rules.ts';
import { followUpOf } from './follow-up.rules.ts';
import { talkOf } from './small-talk.rules.ts';
import { onlyNamesPlace } from '../language/choosing.rules.ts';
import { oneLine, withoutEmojis } from '../language/plain-text.rules.ts';
import type { Reading } from './reading.rules.ts';
import { triage } from '../gates/triage.rules.ts';

/** Consecutive unanswered turns after which staff are called. */
export const PATIENCE = 2;

/**
 * Decides without a model (docs/assistant.md, "Without a model"): greets, answers from the entries that cover the questions,
 * asks back where it is not sure, and calls a person for everything else.
 * @param because why the model gave no answer, if it was called
 */
export function decideUnaided(reading: Reading, because: readonly EscalationReason[] = []): Decision {
  return (
    possibleDanger(reading) ??
    chosenAnswer(reading) ??
    choiceOfNothing(reading) ??
    followUp(reading) ??
    smalltalk(reading) ??
    ownWords(reading) ??
    callPerson(reading, because)
  );
}

/** Possible danger: staff are called, and the guest gets the emergency number instead of opening hours. */
function possibleDanger(reading: Reading): Decision | null {
  if (!reading.danger) return null;
  return decide({
    kind: 'escalate',
    reply: reading.say('possible_danger'),
    language: reading.language,
    category: 'emergency',
    priority: 'high',
    reasons: ['safety'],
  });
}

function smalltalk(reading: Reading): Decision | null {
  const { language, turn } = reading;
  if (hasFiles(turn)) return null;
  const name = talkOf(reading);
  return name && decide({ kind: 'reply', reply: reading.say(name), language, priority: 'low' });
}

/** What the guest chose of the choices of a question back; null where that is left to a person. */
const chosenAnswer = (reading: Reading): Decision | null =>
  isEntries(reading.chosen)
    ? answered(
        reading,
        reading.chosen.flatMap((entry) => (isContact(entry) ? contactsAsked('', reading.entries) : [entry])),
        1,
      )
    : agreedAnswer(reading);

/** "Both", "the second one" where nothing was offered. */
const choiceOfNothing = (reading: Reading): Decision | null =>
  reading.chosen === null && onlyNamesPlace(reading.text) ? callPerson(reading, [], { open: [] }) : null;

/** "Yes, and when is it open?": what the yes takes, and what is asked beside it. */
function agreedAnswer(reading: Reading): Decision | null {
  const { agreed, understood, entries, language } = reading;
  if (!agreed || understood.complaint || understood.problem) return null;
  const { answers, asked, open } = chooseAnswers(understood, entries, language);
  const all = [...new Set([agreed, ...answers])];
  const isWhole = asked.length + open.length === 0 && !needsFiles(reading);
  return isWhole ? answered(reading, all, 1) : answeredInPart(reading, all, open);
}

/** What the last answer says to a short message that names no thing; where it says nothing, a person answers. */
function followUp(reading: Reading): Decision | null {
  const follow = needsFiles(reading) ? null : followUpOf(reading);
  if (!follow) return null;
  const { answers, related, own } = follow;
  if (own && answers.length > 0) return answered(reading, answers, 1);
  const certain = certainAnswer({ ...reading, entries: related });
  return certain ?? (answers.length > 0 ? answered(reading, answers, 1) : callPerson(reading, []));
}

/** What the hotel's entries answer: all of the turn, a part of it (a person does the rest), or a question back. */
function ownWords(reading: Reading): Decision | null {
  const { entries, language, understood } = reading;
  if (reading.chosen) return null;
  const { answers, asked, open, probability } = chooseAnswers(understood, entries, language);
  const before = reading.corrects ? (reading.history.at(-1)?.text ?? '') : null;
  // What the guest corrects is no answer to the correction.
  if (before !== null && answers.some(({ text }) => before.includes(text.trim()) || !saysTime(text))) return null;
  if (answers.length === 0) return open.length === 0 && asked.length > 0 ? askedBack(reading, asked) : null;
  if (open.length > 0 || asked.length > 0 || needsFiles(reading)) return answeredInPart(reading, answers, open);
  return answered(reading, answers, probability);
}

/** What stands in for a model's rejected draft: a fixed sentence for small talk, or a certain answer. */
export const standIn = (reading: Reading): Decision | null =>
  reading.danger ? null : (smalltalk(reading) ?? certainAnswer(reading));

/** An answer to all of the turn that the recogniser is sure of. */
export function certainAnswer(reading: Reading): Decision | null {
  if (reading.danger || needsFiles(reading)) return null;
  if (reading.chosen) return chosenAnswer(reading);
  const found = certainEntries(reading);
  return found && answered(reading, found.answers, found.probability);
}

/** The entries that surely answer all of the turn; null where there are none. */
export function certainEntries({ entries, language, understood, chosen }: Reading): EntryChoice | null {
  if (chosen) return null;
  const choice = chooseAnswers(understood, entries, language);
  return choice.answers.length > 0 && choice.asked.length + choice.open.length === 0 ? choice : null;
}

function answered(reading: Reading, sources: KnowledgeEntry[], support: number): Decision | null {
  const { text, language, turn, languageConfident } = reading;
  const words = signed(ownWordsOf(sources, reading), turn.settings);
  if (words.length > WHATSAPP_LIMIT) return null;
  return decide({
    kind: 'reply',
    reply: words,
    language,
    category: triage(text).category,
    sources,
    confidence: confidenceOf({ support, sources: sources.length, checks: [], languageConfident, repaired: false }),
  });
}

function answeredInPart(reading: Reading, sources: KnowledgeEntry[], open: readonly Clause[]): Decision | null {
  const rest = callPerson(reading, [], { open, besideAnswer: true });
  const words = `${ownWordsOf(sources, reading)}\n\n${rest.reply}`;
  if (words.length > WHATSAPP_LIMIT) return null;
  return decide({ ...rest, reply: words, sources });
}

/** Once: a guest whose answer to a question back is not understood gets a person. */
function askedBack(reading: Reading, asked: readonly AskedEntry[]): Decision | null {
  const { turn, language, text, offers } = reading;
  if (hasFiles(turn) || offers.length > 0 || turn.recentFailures >= PATIENCE) return null;
  const labels = choiceLabels(asked, language).map(oneLine);
  const named = asked.map(({ entry: { id } }, index) => ({ id, title: labels[index] ?? '' }));
  const offered = named.filter(({ title }, index) => labels.indexOf(title) === index).slice(0, MOST_CHOICES);
  return decide({
    kind: 'reply',
    reply: `${reading.say(offered.length === 1 ? 'this_one' : 'which_one')}\n${choiceLines(offered)}`,
    offered,
    choices: tappable(offered, reading.say('open_choices')),
    language,
    category: triage(text).category,
    action: 'ask',
    confidence: 0.5,
  });
}

const isLockedOut = ({ clauses }: Reading['understood']): boolean =>
  clauses.some(({ intents: [best] }) => best?.id === 'trouble.locked_out');

/** @param open what staff will answer; all wishes of the turn that are no small talk where nothing was answered */
function callPerson(
  reading: Reading,
  because: readonly EscalationReason[],
  { open = wishesOf(reading), besideAnswer = false }: { open?: readonly Clause[]; besideAnswer?: boolean } = {},
): Decision {
  const found = triage(reading.text);
  const media = hasFiles(reading.turn);
  const reasons: EscalationReason[] = [
    ...because,
    ...(media ? (['media_unreadable'] as const) : []),
    found.reason ?? 'no_source',
    ...(reading.turn.recentFailures >= PATIENCE ? (['repeated_failure'] as const) : []),
  ];
  const { language, text, understood } = reading;
  const fault = grievanceOf(text, understood) === 'fault';
  return decide({
    kind: 'escalate',
    reply: fault
      ? reading.say(isLockedOut(understood) && !tellsShutSafe(text) ? 'locked_out' : 'complaint')
      : media
        ? reading.say(fileSentence(reading.turn))
        : acknowledgementOf(reading, open, { besideAnswer }),
    language,
    category: fault ? 'maintenance' : found.category,
    priority: priorityFor(fault ? atLeast(found.priority, 'high') : found.priority, reasons),
    reasons,
  });
}

/** Appends the hotel's signature to a reply if it fits and is not there already. */
function signed(reply: string, { signature_phrase }: Pick<StyleSettings, 'signature_phrase'>): string {
  const signature = signature_phrase?.trim();
  if (!signature || reply.includes(signature) || reply.length + signature.length + 2 > WHATSAPP_LIMIT) return reply;
  return `${reply}\n\n${signature}`;
}

/** Applies settings to a model's reply in code, which saves a repair call. */
export function styled(reply: string, settings: StyleSettings): string {
  const bare = settings.include_emojis ? reply.trim() : withoutEmojis(reply);
  return signed(bare, settings);
}
