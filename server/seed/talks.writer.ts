import type { StoredAttachment } from '#server/db/json-columns.ts';
import type { AssistantTrace } from '#shared/features/conversations/conversations.schema.ts';
import type { Pen, StoredEntry } from './house.writer.ts';
import type { TalkSeed, TurnSeed } from './seed.types.ts';
import type { StoredGuest } from './stays.writer.ts';
import { newSid, outgoing, type Thread } from './threads.writer.ts';
import { secondsAfter } from './time.seed.ts';

/** Reasons that the assistant settles without calling staff. */
const settledAlone: readonly string[] = ['off_topic'];

/** One talk as rows. Ids are in the order of time, which is the order of the thread. */
export function threadOf(
  talk: TalkSeed,
  guests: Map<string, StoredGuest>,
  entries: Map<string, StoredEntry>,
  pen: Pen,
): Thread {
  const guest = talk.guest ? guests.get(talk.guest)! : null;
  const address = talk.wrote_from ?? guest?.phone ?? talk.stranger!.address;
  const name = guest ? guest.name : talk.stranger!.name;
  const id = pen.ids(pen.times.minutesAgo(talk.turns[0]!.minutes_ago));
  const thread: Thread = {
    id,
    guest,
    address,
    name,
    language: talk.language,
    talk,
    opted_out_at: null,
    messages: [],
    requests: [],
  };
  const lastInbound = Math.min(...talk.turns.map(({ minutes_ago }) => minutes_ago));
  for (const turn of talk.turns)
    addTurn(thread, talk, turn, { entries, pen, answeredSince: turn.minutes_ago > lastInbound });
  return thread;
}

type Around = { entries: Map<string, StoredEntry>; pen: Pen; answeredSince: boolean };

function addTurn(thread: Thread, talk: TalkSeed, turn: TurnSeed, around: Around): void {
  const { pen, answeredSince } = around;
  const start = pen.times.minutesAgo(turn.minutes_ago);
  const requestId = pen.ids(start);
  const attachments = attachmentsOf(turn);
  const last = addGuestMessages(thread, turn, requestId, start, pen);
  const replyAt = secondsAfter(last, turn.reply_after ?? 6);
  const shared = { conversation_id: thread.id, request_id: requestId };
  if (turn.reply) {
    const assistant = JSON.stringify(traceOf(talk, turn, around.entries));
    thread.messages.push({
      id: pen.ids(replyAt),
      ...shared,
      author: 'assistant',
      content: turn.reply,
      assistant,
      ...outgoing(replyAt, answeredSince),
    });
  }
  for (const answer of turn.staff ?? []) {
    const at = secondsAfter(start, answer.after * 60 + 20);
    const { id: author_id, name: author_name } = pen.staff.get(answer.by)!;
    thread.messages.push({
      id: pen.ids(at),
      ...shared,
      author: 'staff',
      author_id,
      author_name,
      content: answer.text,
      ...outgoing(at, answeredSince, answer.failure),
    });
  }
  if (talk.opted_out && turn === talk.turns.at(-1)) thread.opted_out_at = replyAt;
  thread.requests.push({
    id: requestId,
    ...requestRow(thread, turn, pen, start, last, replyAt),
    attachments: JSON.stringify(attachments),
  });
}

/** The texts of a burst, a few seconds apart; a photo comes with the first one, a place as a message of its own. */
function addGuestMessages(thread: Thread, turn: TurnSeed, requestId: string, start: Date, { ids }: Pen): Date {
  const shared = {
    conversation_id: thread.id,
    request_id: requestId,
    direction: 'in' as const,
    author: 'guest' as const,
    author_name: thread.name,
    delivery_status: 'received',
  };
  let at = start;
  turn.guest.forEach((content, index) => {
    at = secondsAfter(start, index * 9);
    const attachments = JSON.stringify(index === 0 ? attachmentsOf(turn) : []);
    thread.messages.push({ id: ids(at), ...shared, content, attachments, provider_sid: newSid(), created_at: at });
  });
  if (!turn.location) return at;
  at = secondsAfter(at, 11);
  const { lat, lng, address } = turn.location;
  thread.messages.push({
    id: ids(at),
    ...shared,
    content: '',
    location_lat: lat,
    location_lng: lng,
    location_address: address,
    provider_sid: newSid(),
    created_at: at,
  });
  return at;
}

function attachmentsOf({ photo }: TurnSeed): StoredAttachment[] {
  return photo
    ? [
        {
          type: 'image',
          url: `practice-media:seed/${photo.file}`,
          filename: photo.filename,
          content_type: photo.content_type,
        },
      ]
    : [];
}

function requestRow(thread: Thread, turn: TurnSeed, { staff, times }: Pen, start: Date, last: Date, replyAt: Date) {
  const called = needsPerson(turn) || (!turn.reply && turn.status !== undefined);
  const status = turn.status ?? 'completed';
  const waits = called && (status === 'open' || status === 'in_progress');
  const answer = turn.staff?.[0];
  const done = answer ? secondsAfter(start, answer.after * 60 + 45) : replyAt;
  return {
    conversation_id: thread.id,
    guest_name: thread.name,
    guest_phone: thread.guest?.phone ?? null,
    message: turn.guest.join('\n'),
    category: turn.category,
    ai_response: turn.reply ?? null,
    status,
    priority: turn.priority ?? 'normal',
    human_required: waits,
    reasons: turn.reasons ?? [],
    location_lat: turn.location?.lat ?? null,
    location_lng: turn.location?.lng ?? null,
    location_address: turn.location?.address ?? null,
    turn_state: turn.reply
      ? called
        ? ('escalated' as const)
        : ('answered' as const)
      : called
        ? ('staff' as const)
        : ('silent' as const),
    last_message_at: last,
    answered_at: turn.reply ? replyAt : null,
    escalated_at: called ? replyAt : null,
    resolved_by: called && !waits && answer ? staff.get(answer.by)!.id : null,
    created_at: start,
    updated_at: done < times.now ? done : replyAt,
  };
}

function needsPerson({ reasons }: TurnSeed): boolean {
  return (reasons ?? []).some((reason) => !settledAlone.includes(reason));
}

/** What staff see behind a reply: the entries that it stands on, and why a person was called. */
function traceOf(talk: TalkSeed, turn: TurnSeed, entries: Map<string, StoredEntry>): AssistantTrace {
  const sources = (turn.sources ?? []).map((key) => entries.get(key)!);
  const called = needsPerson(turn);
  return {
    action: called ? 'escalate' : 'reply',
    language: talk.language,
    reasons: turn.reasons ?? [],
    category: turn.category,
    priority: turn.priority ?? 'normal',
    confidence: called ? (sources.length ? 0.58 : 0.21) : sources.length ? 0.93 : 0.8,
    sources,
    checks: sources.length
      ? [
          { name: 'facts', passed: true },
          { name: 'language', passed: true },
        ]
      : [{ name: 'language', passed: true }],
    model: null,
    repaired: false,
    timings: { total: 38 + turn.guest.join('').length },
  };
}
