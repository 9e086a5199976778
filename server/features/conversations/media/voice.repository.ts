import { sql } from 'kysely';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';

/** By the database's clock, because two processes compare it. */
const isFree = sql`coalesce((extras ->> 'hearing_until')::timestamptz <= clock_timestamp(), true)`;

/** Makes this caller the one that transcribes a note. False while another one does, or where it is transcribed. */
export async function claimNote(tx: HotelTransaction, id: string, seconds: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update messages set extras = coalesce(extras, '{}')
      || jsonb_build_object('hearing_until', clock_timestamp() + make_interval(secs => ${seconds}))
    where id = ${id} and attachments <> '[]' and extras -> 'transcript' is null and ${isFree}`.execute(tx);
  return numAffectedRows === 1n;
}

/** Gives a claim back: the note could not be transcribed. */
export async function releaseNote(tx: HotelTransaction, id: string): Promise<void> {
  await sql`update messages set extras = extras - 'hearing_until' where id = ${id}`.execute(tx);
}

export async function setTranscript(
  tx: HotelTransaction,
  id: string,
  transcript: { text: string; uncertain: string[] },
): Promise<void> {
  await sql`
    update messages set extras = (coalesce(extras, '{}') - 'hearing_until') || ${JSON.stringify({ transcript })}::jsonb
    where id = ${id} and attachments <> '[]'`.execute(tx);
}
