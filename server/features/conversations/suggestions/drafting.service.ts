import type { AssistantDraft } from '#shared/features/conversations/assistant-draft.contract.ts';
import { AppError, notFound } from '#server/app-error.ts';
import type { HotelScope } from '#server/caller.ts';
import type { AcrossHotels, HotelTransaction, InHotel } from '#server/db/hotel-transaction.ts';
import type { TurnContext } from '#server/features/assistant/assistant.types.ts';
import type { Composer } from '#server/features/assistant/composing/composer.ts';
import { knownAnswer } from '#server/features/assistant/composing/known-answer.ts';
import { takeFromQuota } from '#server/features/auth/quotas.ts';
import type { KnowledgeService } from '#server/features/knowledge/knowledge.service.ts';
import type { Clock } from '#server/ports/clock.ts';
import { conversationById } from '../conversations.repository.ts';
import { defaultStyle } from '../turns/hotel-knowledge.ts';
import { hotelFacts } from '../turns/turns.repository.ts';
import * as repository from './drafting.repository.ts';
import type { RecentMessage } from './drafting.repository.ts';
import { currentSuggestion } from './suggestions.repository.ts';

export type DraftingDependencies = {
  inHotel: InHotel;
  acrossHotels: AcrossHotels;
  composer: Composer;
  knowledge: Pick<KnowledgeService, 'forAssistant'>;
  clock: Clock;
};

const READ = 30;
const MOST_A_MINUTE = 10;
const MINUTE_MS = 60_000;

const none = (why: NonNullable<AssistantDraft['why']>): AssistantDraft => ({
  content: null,
  language: null,
  sources: [],
  made_by: null,
  why,
});

/** Replies that a person asks the assistant for. The assistant may be off, or the conversation with staff: a person sends it. */
export function createDraftingService(dependencies: DraftingDependencies) {
  const { inHotel, acrossHotels, composer, clock } = dependencies;

  const demandTurn = async ({ caller }: HotelScope): Promise<void> => {
    const now = clock.now();
    const quota = { key: `assistant_draft:${caller.user_id}`, limit: MOST_A_MINUTE, now, periodMs: MINUTE_MS };
    const next = await acrossHotels((tx) => takeFromQuota(tx, quota));
    if (!next) return;
    const seconds = Math.max(1, Math.ceil((next.getTime() - now.getTime()) / 1000));
    throw new AppError('rate_limited', 'too_many_drafts', undefined, seconds);
  };

  return {
    /** @throws AppError not_found; rate_limited after 10 in a minute. */
    make: async (scope: HotelScope, id: string): Promise<AssistantDraft> => {
      const read = await inHotel(scope, (tx) => turnOf(dependencies, tx, scope, id));
      if ('content' in read || read.messages.length === 0) return 'content' in read ? read : none('nothing_asked');
      await demandTurn(scope);
      const { kind, reply, language, opt, trace } = await composer.compose(read);
      if (kind === 'reply' && reply && trace.action === 'reply' && !opt) {
        const made_by = trace.model ? ('model' as const) : ('entries' as const);
        return { content: reply, language, sources: trace.sources, made_by, why: null };
      }
      const known = knownAnswer(read, clock.now());
      if (!known) return none('nothing_known');
      const sources = known.sources.map(({ id: entry, kind: of, title, text }) => ({
        id: entry,
        kind: of,
        title,
        text,
      }));
      return { content: known.content, language: known.language, sources, made_by: 'entries', why: null };
    },
  };
}
export type DraftingService = ReturnType<typeof createDraftingService>;

/** What the composer reads; or the draft that is there already (mode `suggest`). */
async function turnOf(
  { knowledge, clock }: DraftingDependencies,
  tx: HotelTransaction,
  { hotel_id }: HotelScope,
  id: string,
): Promise<TurnContext | AssistantDraft> {
  const conversation = await conversationById(tx, id);
  if (!conversation) throw notFound('conversation');
  const current = await currentSuggestion(tx, id);
  if (current) return asDraft(current.suggestion);
  const messages = await repository.recentMessages(tx, id, READ);
  const from = firstUnanswered(messages);
  const { hotel, settings } = await hotelFacts(tx);
  return {
    hotel_id,
    hotel: { ...hotel, assistant_enabled: true, status: 'active' },
    settings: settings ?? defaultStyle,
    entries: await knowledge.forAssistant(tx),
    booking: await repository.bookingOf(tx, id, clock.now()),
    history: messages.slice(0, from).map(({ author, text, created_at }) => ({ author, text, at: created_at })),
    messages: unanswered(messages.slice(from)).map(asTurnMessage),
    guestName: conversation.guest_name,
    guestPhone: conversation.reply_address,
    previousLanguage: conversation.language,
    owner: 'assistant',
    optedOut: false,
    assistantEnabled: true,
    recentFailures: 0,
  };
}

function asDraft({ content, trace }: NonNullable<Awaited<ReturnType<typeof currentSuggestion>>>['suggestion']) {
  const made_by = trace.model ? ('model' as const) : ('entries' as const);
  return { content, language: trace.language, sources: trace.sources, made_by, why: null };
}

const isGuest = ({ author }: RecentMessage): boolean => author === 'guest';

/**
 * The place of the guest's first message that no person has answered: of the open requests since the last words of staff, or
 * since the last message of the hotel. What the assistant said meanwhile (that a person will answer) is no answer.
 */
function firstUnanswered(messages: RecentMessage[]): number {
  const since = messages.findLastIndex(({ author }) => author === 'staff') + 1;
  const open = messages.findIndex((message, at) => at >= since && isGuest(message) && message.is_open);
  return open === -1 ? messages.findLastIndex((message) => !isGuest(message)) + 1 : open;
}

/** Without what the assistant has answered in between. */
function unanswered(messages: RecentMessage[]): RecentMessage[] {
  const open = messages.filter((message) => isGuest(message) && message.is_open);
  return open.length > 0 ? open : messages.filter(isGuest);
}

const asTurnMessage = (message: RecentMessage): TurnContext['messages'][number] => ({
  text: message.text,
  // A person looks at the files; the draft answers the words.
  attachments: [],
  location:
    message.location_lat === null && message.location_address === null
      ? null
      : { lat: message.location_lat, lng: message.location_lng, address: message.location_address },
});
