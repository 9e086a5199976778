import type { EscalationReason } from '#shared/features/conversations/conversations.schema.ts';
import type { AssistantAnswer } from '../answer.schema.ts';
import type { Decision, KnowledgeEntry, TurnContext } from '../assistant.types.ts';
import { fileSentence } from './attachments.rules.ts';
import { type Check, checkAnswer, type CheckContext, WHATSAPP_LIMIT } from '../checking/checks.rules.ts';
import { confidenceOf } from '../checking/confidence.rules.ts';
import { acknowledgementOf, wishesOf } from './acknowledgement.rules.ts';
import { decide, type Draft, priorityFor, shownChecks } from './decision.rules.ts';
import type { SentenceName } from '../sentences/fixed-sentences.ts';
import { unseenDanger } from './unseen-danger.ts';
import { scoreEntries } from '../retrieval/knowledge-ranking.rules.ts';
import { baseLanguage } from '../language/languages.rules.ts';
import type { Prompt } from './prompt.rules.ts';
import type { Reading } from './reading.rules.ts';
import { certainAnswer, PATIENCE, standIn, styled } from './unaided.rules.ts';

/** An answer with its checks and their input. */
export type Attempt = {
  answer: AssistantAnswer;
  offered: readonly KnowledgeEntry[];
  checks: Check[];
  repaired: boolean;
  model: string;
};

const LEAST_CONFIDENCE = 0.45;
/** With these reasons, the model's text is not sent to the guest. */
const SENSITIVE: ReadonlySet<EscalationReason> = new Set([
  'safety',
  'complaint',
  'injection_suspected',
  'identity_unverified',
  'conflicting_sources',
]);

export function judge(
  reading: Reading,
  answer: AssistantAnswer,
  offered: readonly KnowledgeEntry[],
  prompt: Prompt,
): Check[] {
  const { turn, expectedLanguage, likelyLanguages, profile, text, localTime, guestName } = reading;
  const context: CheckContext = {
    offered,
    profile,
    ownTexts: [
      turn.hotel.name,
      turn.settings.signature_phrase ?? '',
      localTime,
      turn.booking?.guest_name ?? '',
      guestName ?? '',
    ],
    guestTexts: [...turn.history.filter((message) => message.author === 'guest').map((message) => message.text), text],
    question: text,
    language: expectedLanguage,
    likelyLanguages,
    length: turn.settings.message_length_preference,
    signatureLength: turn.settings.signature_phrase?.length ?? 0,
    secrets: [prompt.nonce, prompt.hotelKey, prompt.instructions],
  };
  return checkAnswer(answer, context);
}

export const passed = (checks: readonly Check[]): boolean => checks.every((check) => check.passed);

const reasonsBeside = (answer: AssistantAnswer, reason: EscalationReason): EscalationReason[] =>
  answer.reasons.filter((each) => each !== reason);

/** Off-topic chat is declined as WhatsApp's policy requires, without escalation (docs/whatsapp.md, AI policy). */
export const isOffTopic = (answer: AssistantAnswer): boolean =>
  answer.reasons.includes('off_topic') && reasonsBeside(answer, 'off_topic').length === 0;

/** Whether the reply would be sent without staff and must therefore pass all checks. */
export const speaksAlone = (answer: AssistantAnswer): boolean =>
  answer.action !== 'escalate' && answer.reasons.length === 0 && answer.category !== 'emergency';

/** With these reasons alone the model says no more than that it found no answer. */
const FINDS_NOTHING: ReadonlySet<EscalationReason> = new Set([
  'no_source',
  'low_support',
  'injection_suspected',
  'off_topic',
]);

/** What the recogniser is sure of goes before a question back, an off-topic refusal and an answer that was not found. */
const mayBeOverruled = (answer: AssistantAnswer): boolean =>
  answer.category !== 'emergency' &&
  answer.category !== 'complaint' &&
  (answer.action !== 'reply' || answer.reasons.length > 0) &&
  answer.reasons.every((reason) => FINDS_NOTHING.has(reason));

const withChecks = (decision: Decision, { checks, repaired }: Attempt): Decision => ({
  ...decision,
  trace: { ...decision.trace, checks: shownChecks(checks), repaired },
});

/** Decision for an answer that passed its checks, or that requests escalation. */
export function decideFrom(reading: Reading, attempt: Attempt): Decision {
  const { answer } = attempt;
  const certain = mayBeOverruled(answer) ? certainAnswer(reading) : null;
  if (certain) return withChecks(certain, attempt);
  if (isOffTopic(answer))
    return decide({
      ...shared(reading, attempt),
      kind: 'reply',
      reply: reading.say('off_topic', languageOf(reading, answer)),
      category: 'general',
      priority: 'low',
      reasons: ['off_topic'],
      sources: [],
    });
  if (!speaksAlone(answer)) return escalate(reading, attempt, answer.reasons);
  if (answer.action === 'ask' && reading.turn.recentFailures >= PATIENCE)
    return escalate(reading, attempt, ['repeated_failure']);
  const confidence = answer.action === 'ask' ? 0.5 : confidenceIn(reading, attempt);
  if (confidence < LEAST_CONFIDENCE) return rejected(reading, attempt, ['low_support']);
  return decide({
    ...shared(reading, attempt),
    kind: 'reply',
    reply: styled(answer.reply, reading.turn.settings),
    action: answer.action,
    confidence,
  });
}

/** Reasons for the escalation after the repair call has failed too. */
export function reasonsOf(checks: readonly Check[]): EscalationReason[] {
  const failed = checks.filter((check) => !check.passed);
  const has = (name: string): boolean => failed.some((check) => check.name === name);
  if (has('other_guest')) return ['identity_unverified'];
  if (failed.some((check) => check.unsupported?.includes('price'))) return ['price_or_availability_unknown'];
  if (has('has_source') || has('sources_offered')) return ['no_source'];
  return ['low_support'];
}

/** Instead of a rejected draft: small talk's sentence or what the hotel's entries surely answer; otherwise a person. */
export function rejected(reading: Reading, attempt: Attempt, because: readonly EscalationReason[]): Decision {
  const certain = because.includes('identity_unverified') ? null : standIn(reading);
  return certain ? withChecks(certain, attempt) : escalate(reading, attempt, because);
}

function escalate(reading: Reading, attempt: Attempt, because: readonly EscalationReason[]): Decision {
  const { answer } = attempt;
  const urgent = answer.category === 'emergency' || because.includes('safety');
  if (urgent && !reading.danger) return unseenDanger(reading, shared(reading, attempt), because);
  const reasons: EscalationReason[] = urgent
    ? [...new Set<EscalationReason>(['safety', ...because])]
    : because.length > 0
      ? [...because]
      : ['no_source'];
  const more = reading.turn.recentFailures >= PATIENCE ? (['repeated_failure'] as const) : [];
  const name = sentenceFor(reasons, reading.turn);
  const language = languageOf(reading, answer);
  const isPlain = name === 'acknowledgement';
  const plain = isPlain
    ? acknowledgementOf(reading, [], { language, besideAnswer: true })
    : reading.say(name, language);
  const partial = partOf(reading, attempt, reasons, plain);
  const alone = isPlain ? acknowledgementOf(reading, wishesOf(reading), { language }) : plain;
  return decide({
    ...shared(reading, attempt),
    kind: 'escalate',
    reply: partial ? `${partial}\n\n${plain}` : alone,
    category: urgent ? 'emergency' : reasons.includes('complaint') ? 'complaint' : answer.category,
    priority: priorityFor(answer.priority, reasons),
    reasons: [...reasons, ...more],
    sources: partial ? sourcesOf(attempt) : [],
    action: 'escalate',
  });
}

function sentenceFor(reasons: readonly EscalationReason[], turn: TurnContext): SentenceName {
  if (reasons.includes('safety')) return 'safety';
  if (reasons.includes('complaint')) return 'complaint';
  if (reasons.includes('identity_unverified')) return 'privacy';
  if (reasons.includes('explicit_request')) return 'explicit_person';
  return reasons.includes('media_unreadable') ? fileSentence(turn) : 'acknowledgement';
}

/** The part of an escalated turn that the entries answer; only if it passes the checks as a separate reply. */
function partOf(
  reading: Reading,
  { answer, checks }: Attempt,
  reasons: readonly EscalationReason[],
  sentence: string,
): string | null {
  const worthy =
    answer.action === 'escalate' && answer.used_entry_ids.length > 0 && answer.reply.trim() !== '' && passed(checks);
  if (!worthy || reasons.some((reason) => SENSITIVE.has(reason))) return null;
  const bare = styled(answer.reply, { ...reading.turn.settings, signature_phrase: null });
  return bare.length + sentence.length + 2 <= WHATSAPP_LIMIT ? bare : null;
}

const sourcesOf = ({ answer, offered }: Attempt): KnowledgeEntry[] =>
  offered.filter((entry) => answer.used_entry_ids.includes(entry.id));

function shared(reading: Reading, attempt: Attempt): Omit<Draft, 'kind' | 'reply'> {
  const { answer, checks, repaired, model } = attempt;
  return {
    language: languageOf(reading, answer),
    category: answer.category,
    priority: answer.priority,
    checks,
    repaired,
    model,
    sources: sourcesOf(attempt),
  };
}

/** The detected language of the text; if detection was not certain, the model's answer. */
function languageOf({ expectedLanguage, language }: Reading, answer: AssistantAnswer): string {
  const declared = baseLanguage(answer.language);
  return expectedLanguage ?? (/^[a-z]{2,3}$/.test(declared) ? declared : language);
}

function confidenceIn(reading: Reading, attempt: Attempt): number {
  const sources = sourcesOf(attempt);
  const comparable =
    sources.length > 0 && sources.every((entry) => entry.language && baseLanguage(entry.language) === reading.language);
  const support = comparable ? (scoreEntries(reading.text, sources)[0]?.score ?? 0) : null;
  return confidenceOf({
    support,
    sources: sources.length,
    checks: attempt.checks,
    languageConfident: reading.languageConfident,
    repaired: attempt.repaired,
  });
}
