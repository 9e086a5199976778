import type { AnswerModes } from '#shared/features/messaging/answer-modes.schema.ts';
import { sql, type Selectable, type Updateable } from 'kysely';
import type { AcrossHotelsTransaction, HotelTransaction } from '#server/db/hotel-transaction.ts';
import type { PipelineDb } from '#server/db/pipeline.ts';
import type { GuestRequests, HotelMessageSettings, Hotels } from '#server/db/schema.generated.ts';
import type { ClaimedTurn, Settled, Settlement } from './claimed-turn.types.ts';

/** A value as it was stored in JSON. */
type Stored<Value> = Value extends Date
  ? string
  : Value extends object
    ? { [Key in keyof Value]: Stored<Value[Key]> }
    : Value;

/** Claims turns that are due (`claim_turns`). `lease`: seconds. `read`: messages of the conversation, at most. */
export async function claimTurns(
  db: PipelineDb,
  { worker, atMost, lease, now, read }: { worker: number; atMost: number; lease: number; now: Date; read: number },
): Promise<ClaimedTurn[]> {
  const { rows } = await sql<{ turn: Stored<ClaimedTurn> }>`
    select turn from claim_turns(${worker}, ${atMost}, make_interval(secs => ${lease}), ${now}, ${read}) as turn`.execute(
    db,
  );
  return rows.map(({ turn }) => revived(turn));
}

const instant = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** Instants are texts in JSON. */
function revived({ request, conversation, messages, ...turn }: Stored<ClaimedTurn>): ClaimedTurn {
  const { answered_at, escalated_at, updated_at, last_message_at } = request;
  return {
    ...turn,
    request: {
      ...request,
      answered_at: instant(answered_at),
      escalated_at: instant(escalated_at),
      updated_at: new Date(updated_at),
      last_message_at: new Date(last_message_at),
    },
    conversation: {
      ...conversation,
      opted_out_at: instant(conversation.opted_out_at),
    },
    messages: messages.map((message) => ({ ...message, created_at: new Date(message.created_at) })),
  };
}

/** Settles turns as a set (`settle_turns`). `attemptLease`: seconds; `quietMs`: of turns that a new message has joined. */
export async function settleTurns(
  db: PipelineDb,
  batch: Settlement[],
  { attemptLease, quietMs }: { attemptLease: number; quietMs: number },
): Promise<Settled[]> {
  const { rows } = await sql<Settled>`
    select * from settle_turns(${JSON.stringify(batch)}::jsonb, make_interval(secs => ${attemptLease}),
      make_interval(secs => ${quietMs / 1000}))`.execute(db);
  return rows;
}

/** Gives a claimed turn back, to be tried again after a growing delay. */
export async function postponeTurn(db: PipelineDb, worker: number, requestId: string): Promise<void> {
  await sql`select postpone_turn(${worker}, ${requestId})`.execute(db);
}

export type ComposedTurn = { id: string; messageCount: number; worker: number };

/** Places in `composed` of turns that have got a newer message, do not wait any more, or are not this worker's any more. */
export async function voidedTurns(db: AcrossHotelsTransaction, composed: ComposedTurn[]): Promise<number[]> {
  const places = composed.map((turn, place) => ({ ...turn, place }));
  const { rows } = await sql<{ place: number }>`
    select c.place from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) 
      as c (id uuid, "messageCount" integer, worker integer, place integer)
    left join guest_requests r on r.id = c.id and r.turn_state = 'waiting' and r.message_count = c."messageCount"
      and r.claimed_by = c.worker
    where r.id is null`.execute(db);
  return rows.map(({ place }) => place);
}

/** Gives back a turn that a newer message has joined: due when the guest has been quiet, at once in danger. */
export async function giveBackVoided(
  tx: HotelTransaction,
  { worker, id, quietMs }: { worker: number; id: string; quietMs: number },
): Promise<void> {
  await sql`
    update guest_requests set claimed_by = null, claims = 0, turn_since = now(),
      due_at = now() + case when turn_priority >= 10 then interval '0' else make_interval(secs => ${quietMs / 1000}) end
    where id = ${id} and turn_state = 'waiting' and claimed_by = ${worker}`.execute(tx);
}

/** The hotel and its message settings, as the assistant reads them. */
export async function hotelFacts(tx: HotelTransaction) {
  type Facts = {
    hotel: Selectable<Hotels>;
    settings: Selectable<HotelMessageSettings> | null;
    modes: AnswerModes | null;
  };
  const { rows } = await sql<Facts>`
    select to_jsonb(h) as hotel, to_jsonb(s) as settings, to_jsonb(a) as modes
    from hotels h left join hotel_message_settings s on s.hotel_id = h.id
    left join answer_modes a on a.hotel_id = h.id`.execute(tx);
  return rows[0]!;
}

/** Makes a turn due at once: the decision was made from a state that has changed. */
export async function takeUpAgain(tx: HotelTransaction, requestId: string): Promise<void> {
  await sql`update guest_requests set claimed_by = null, due_at = now() where id = ${requestId}`.execute(tx);
}

/** Waiting turns whose last message is older and for which staff have not been called, oldest first. */
export function overdueTurns(
  tx: AcrossHotelsTransaction,
  before: Date,
  limit: number,
): Promise<{ id: string; hotel_id: string }[]> {
  return tx
    .selectFrom('guest_requests')
    .select(['id', 'hotel_id'])
    .where('turn_state', '=', 'waiting')
    .where('human_required', '=', false)
    .where('last_message_at', '<=', before)
    .orderBy('last_message_at')
    .limit(limit)
    .execute();
}

/** Answered turns whose reply has waited longer for the provider, of which staff know nothing. */
export async function overdueReplies(
  tx: AcrossHotelsTransaction,
  before: Date,
  limit: number,
): Promise<{ id: string; hotel_id: string }[]> {
  const { rows } = await sql<{ id: string; hotel_id: string }>`
    select distinct r.id, r.hotel_id from messages m join guest_requests r on r.id = m.request_id
    where m.direction = 'out' and m.delivery_status = 'queued' and m.provider_sid is null
      and m.author = 'assistant' and m.created_at <= ${before}
      and r.turn_state = 'answered' and r.status = 'completed' and not r.human_required
    limit ${limit}`.execute(tx);
  return rows;
}

/** Requests that wait for staff because their reply was delayed, and whose reply the provider has taken since. */
export async function arrivedReplies(
  tx: AcrossHotelsTransaction,
  limit: number,
): Promise<{ id: string; hotel_id: string }[]> {
  const { rows } = await sql<{ id: string; hotel_id: string }>`
    select r.id, r.hotel_id from guest_requests r
    where r.status = 'open' and r.human_required and r.reasons = array['reply_delayed']
      and not exists (select from messages m
        where m.request_id = r.id and m.direction = 'out' and m.author = 'assistant' and m.provider_sid is null)
    limit ${limit}`.execute(tx);
  return rows;
}

/** An answered request with this status. */
export function lockAnsweredRequest(
  tx: HotelTransaction | AcrossHotelsTransaction,
  requestId: string,
  status: 'open' | 'completed',
) {
  return tx
    .selectFrom('guest_requests')
    .selectAll()
    .where('id', '=', requestId)
    .where('turn_state', '=', 'answered')
    .where('status', '=', status)
    .forUpdate()
    .executeTakeFirst();
}

/** A waiting request; with `worker` only while that worker has claimed it. */
export function lockWaitingRequest(tx: HotelTransaction, requestId: string, worker?: number) {
  return tx
    .selectFrom('guest_requests')
    .selectAll()
    .where('id', '=', requestId)
    .where('turn_state', '=', 'waiting')
    .$if(worker !== undefined, (query) => query.where('claimed_by', '=', worker!))
    .forUpdate()
    .executeTakeFirst();
}

export async function countInbound(tx: HotelTransaction, conversationId: string, since: Date): Promise<number> {
  const { n } = await tx
    .selectFrom('messages')
    .select((count) => count.fn.countAll<number>().as('n'))
    .where('conversation_id', '=', conversationId)
    .where('direction', '=', 'in')
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return n;
}

export async function staffAnsweredSince(
  tx: HotelTransaction,
  conversationId: string,
  messageId: string,
): Promise<boolean> {
  const answer = tx
    .selectFrom('messages')
    .select('id')
    .where('conversation_id', '=', conversationId)
    .where('author', '=', 'staff')
    .where('id', '>', messageId);
  return (await answer.limit(1).executeTakeFirst()) !== undefined;
}

export async function settleRequest(
  tx: HotelTransaction | AcrossHotelsTransaction,
  requestId: string,
  change: Updateable<GuestRequests>,
): Promise<void> {
  await tx.updateTable('guest_requests').set(change).where('id', '=', requestId).execute();
}
