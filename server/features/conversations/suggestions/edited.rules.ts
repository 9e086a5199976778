import type { Suggestion } from '#shared/features/conversations/conversations.schema.ts';
import type { AssistantAnswer } from '#server/features/assistant/answer.schema.ts';
import type { HotelFacts, KnowledgeEntry } from '#server/features/assistant/assistant.types.ts';
import { checkAnswer } from '#server/features/assistant/checking/checks.rules.ts';
import { profileEntries } from '#server/features/assistant/retrieval/profile-entries.rules.ts';

/** The first problem of an edited draft, as the assistant's own reply would be checked; null if it passes. */
export function problemOfEdit(
  content: string,
  { trace, content: draft }: Suggestion,
  { hotel, question, signature }: { hotel: HotelFacts; question: string; signature: string | null },
): string | null {
  const offered: KnowledgeEntry[] = trace.sources.map(({ id, kind, title, text }) => ({
    id,
    title,
    text,
    kind: kindOf(kind),
    language: null,
    category: null,
  }));
  const answer: AssistantAnswer = {
    reply: content,
    language: trace.language,
    used_entry_ids: offered.map(({ id }) => id),
    action: 'reply',
    reasons: [],
    category: 'general',
    priority: 'normal',
    missing_information: null,
    commitments: [],
  };
  const checks = checkAnswer(answer, {
    offered,
    profile: profileEntries(hotel),
    ownTexts: [hotel.name, signature ?? '', draft],
    guestTexts: [question],
    question,
    language: trace.language,
    likelyLanguages: [hotel.default_language],
    length: 'detailed',
    signatureLength: 0,
    secrets: [],
  });
  return checks.find(({ name, passed }) => !passed && names.has(name))?.detail ?? null;
}

/** A person chooses the words and the sources: the other checks are about the model. */
const names = new Set(['facts_supported', 'language', 'other_guest', 'length', 'no_promise']);

const kinds = ['faq', 'knowledge', 'profile', 'booking'] as const;
const kindOf = (kind: string): KnowledgeEntry['kind'] => kinds.find((one) => one === kind) ?? 'knowledge';
