import type { EscalationReason } from '#shared/features/conversations/conversations.schema.ts';
import type { Decision } from '../assistant.types.ts';
import { WHATSAPP_LIMIT } from '../checking/checks.rules.ts';
import { triage } from '../gates/triage.rules.ts';
import { fixedSentence } from '../sentences/fixed-sentences.ts';
import { acknowledgementOf, wishesOf } from './acknowledgement.rules.ts';
import { decide, type Draft } from './decision.rules.ts';
import { ownWordsOf } from './own-words.rules.ts';
import type { Reading } from './reading.rules.ts';
import { certainEntries } from './unaided.rules.ts';

/**
 * A danger that only the model sees. The recogniser decides about the emergency sentence: a person is called with high
 * priority, and the guest reads an acknowledgement without opening hours, after what the entries surely answer.
 */
export function unseenDanger(
  reading: Reading,
  draft: Omit<Draft, 'kind' | 'reply'>,
  because: readonly EscalationReason[],
): Decision {
  const { language } = draft;
  const { name: hotelName } = reading.turn.hotel;
  const quiet: Reading = {
    ...reading,
    say: (name, wanted = language) => fixedSentence(name, wanted, { hotelName }),
  };
  const sources = certainEntries(reading)?.answers ?? [];
  const told = sources.length > 0 ? ownWordsOf(sources, reading) : null;
  const sentence = acknowledgementOf(quiet, told ? [] : wishesOf(reading), { language, besideAnswer: told !== null });
  const whole = told ? `${told}\n\n${sentence}` : sentence;
  return decide({
    ...draft,
    kind: 'escalate',
    reply: whole.length <= WHATSAPP_LIMIT ? whole : sentence,
    category: triage(reading.text).category,
    priority: 'high',
    reasons: ['safety', ...because],
    sources,
    action: 'escalate',
  });
}
