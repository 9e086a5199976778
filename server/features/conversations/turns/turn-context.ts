import type { TurnContext } from '#server/features/assistant/assistant.types.ts';
import type { Proof } from '../proof/proof.service.ts';
import type { ClaimedTurn } from './claimed-turn.types.ts';
import type { HotelKnowledge } from './hotel-knowledge.ts';

const HOUR_MS = 3600_000;

/** The guest's messages of the last hour among those that were claimed; null if there may be more. */
export function writtenLately({ messages }: ClaimedTurn, read: number, now: Date): number | null {
  const since = new Date(now.getTime() - HOUR_MS);
  const oldest = messages[0];
  if (messages.length >= read && oldest && oldest.created_at > since) return null;
  return messages.filter(({ direction, created_at }) => direction === 'in' && created_at > since).length;
}

/** The composer's view of a claimed turn. @param mayAnswer false if the guest has written more than is answered */
export function contextOf(
  turn: ClaimedTurn,
  { hotel, settings, entries, modes }: HotelKnowledge,
  mayAnswer: boolean,
  proof: Proof | null = null,
): TurnContext {
  const { messages, conversation } = turn;
  return {
    hotel_id: turn.hotel_id,
    hotel,
    settings,
    entries,
    ...(modes ? { modes } : {}),
    booking: turn.booking ?? proof?.booking ?? null,
    ...(proof ? { proof: proof.booking ? 'proved' : 'refused' } : {}),
    history: messages
      .filter(({ own }) => !own)
      .map(({ author, content, created_at, offered }) => ({ author, text: content, at: created_at, offered })),
    messages: messages
      .filter(({ own }) => own)
      .map(({ content, attachments, location_lat, location_lng, location_address }) => ({
        text: content,
        attachments,
        location:
          (location_lat === null || location_lng === null) && location_address === null
            ? null
            : { lat: location_lat, lng: location_lng, address: location_address },
      })),
    guestName: conversation.guest_name,
    guestPhone: conversation.reply_address,
    previousLanguage: conversation.language,
    owner: conversation.owner,
    optedOut: conversation.opted_out_at !== null,
    assistantEnabled: mayAnswer,
    recentFailures: turn.escalations,
    awaitsStaff: turn.awaits_staff,
  };
}
