import type { EscalationReason } from '#shared/features/conversations/conversations.schema.ts';
import type { Decision, StyleSettings } from '../assistant.types.ts';
import { WHATSAPP_LIMIT } from '../checking/checks.rules.ts';
import { closeMatches } from '../retrieval/close-match.rules.ts';
import { confidenceOf } from '../checking/confidence.rules.ts';
import { decide, priorityFor } from './decision.rules.ts';
import { smalltalkOf } from '../gates/gates.rules.ts';
import { scoreEntries } from '../retrieval/knowledge-ranking.rules.ts';
import { withoutEmojis } from '../language/plain-text.rules.ts';
import type { Reading } from './reading.rules.ts';
import { triage } from '../gates/triage.rules.ts';

/** After so many turns in a row without an answer a person is called, whatever the guest asks. */
export const PATIENCE = 2;

/**
 * Decides without a model (docs/assistant.md, "Without a model"): greets, answers a close match in the entry's own words where
 * the language is the entry's, and calls a person for everything else.
 * @param because why there is no model's answer, where there should have been one
 */
export function decideUnaided(reading: Reading, because: readonly EscalationReason[] = []): Decision {
  return smalltalk(reading) ?? ownWords(reading) ?? callPerson(reading, because);
}

const hasFiles = ({ turn }: Reading): boolean => turn.messages.some((message) => message.attachments.length > 0);

function smalltalk(reading: Reading): Decision | null {
  const kind = hasFiles(reading) ? null : smalltalkOf(reading.text);
  return kind && decide({ kind: 'reply', reply: reading.say(kind), language: reading.language, priority: 'low' });
}

function ownWords(reading: Reading): Decision | null {
  const { text, entries, language, turn, languageConfident } = reading;
  const sources = hasFiles(reading) ? [] : closeMatches(text, entries, language);
  const words = signed(sources.map((entry) => entry.text.trim()).join('\n\n'), turn.settings);
  if (sources.length === 0 || words.length > WHATSAPP_LIMIT) return null;
  const support = Math.min(...sources.map((entry) => scoreEntries(text, [entry])[0]?.score ?? 0));
  const { category } = triage(text);
  return decide({
    kind: 'reply',
    reply: words,
    language,
    category,
    sources,
    confidence: confidenceOf({ support, sources: sources.length, checks: [], languageConfident, repaired: false }),
  });
}

function callPerson(reading: Reading, because: readonly EscalationReason[]): Decision {
  const found = triage(reading.text);
  const media = hasFiles(reading);
  const reasons: EscalationReason[] = [
    ...because,
    ...(media ? (['media_unreadable'] as const) : []),
    found.reason ?? 'no_source',
    ...(reading.turn.recentFailures >= PATIENCE ? (['repeated_failure'] as const) : []),
  ];
  const { language } = reading;
  return decide({
    kind: 'escalate',
    reply: reading.say(media ? 'media_unreadable' : 'acknowledgement'),
    language,
    category: found.category,
    priority: priorityFor(found.priority, reasons),
    reasons,
  });
}

/** The hotel's signature under a reply, where it fits and is not there already. */
export function signed(reply: string, { signature_phrase }: Pick<StyleSettings, 'signature_phrase'>): string {
  const signature = signature_phrase?.trim();
  if (!signature || reply.includes(signature) || reply.length + signature.length + 2 > WHATSAPP_LIMIT) return reply;
  return `${reply}\n\n${signature}`;
}

/** A model's reply as the settings want it: what can be corrected in code needs no second call. */
export function styled(reply: string, settings: StyleSettings): string {
  const bare = settings.include_emojis ? reply.trim() : withoutEmojis(reply);
  return signed(bare, settings);
}
