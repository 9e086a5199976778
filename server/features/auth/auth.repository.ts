import { sql, type Insertable, type Updateable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { ActingSessions, UserPreferences } from '#server/db/schema.generated.ts';
import type { AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';

/** A signed-in caller in one statement: memberships (oldest first), groups and the hotel in which a super admin acts at `now`. */
export function standingOf(tx: AcrossHotelsTransaction, userId: string, now: Date) {
  return tx
    .selectFrom('user as u')
    .leftJoin('acting_sessions as a', (join) =>
      join.onRef('a.user_id', '=', 'u.id').on('a.ended_at', 'is', null).on('a.ends_at', '>', now),
    )
    .leftJoin('hotels as ah', 'ah.id', 'a.hotel_id')
    .leftJoin('user_preferences as p', 'p.user_id', 'u.id')
    .select((row) => [
      'u.email',
      'u.emailVerified',
      'u.twoFactorEnabled',
      'u.disabled_at',
      'u.name',
      'u.first_name',
      'u.last_name',
      'u.createdAt',
      'a.id as session_id',
      'a.hotel_id as acting_hotel_id',
      'a.view_mode',
      'a.reason as acting_reason',
      'a.ends_at as acting_ends_at',
      'ah.name as acting_hotel_name',
      'ah.status as acting_hotel_status',
      'ah.timezone as acting_hotel_timezone',
      'ah.currency as acting_hotel_currency',
      'ah.default_language as acting_hotel_language',
      'p.language',
      'p.appearance',
      'p.alarm_sound',
      'p.desktop_notices',
      'p.auto_translate',
      'p.working_hotel_id',
      jsonArrayFrom(
        row
          .selectFrom('hotel_staff as s')
          .innerJoin('hotels as h', 'h.id', 's.hotel_id')
          .select(['s.hotel_id', 's.role', 's.last_login'])
          .select(['h.name', 'h.status', 'h.timezone', 'h.currency', 'h.default_language'])
          .whereRef('s.user_id', '=', 'u.id')
          .orderBy('s.created_at')
          .orderBy('s.id'),
      ).as('memberships'),
      jsonArrayFrom(
        row
          .selectFrom('group_admins as ga')
          .innerJoin('hotel_groups as g', 'g.id', 'ga.group_id')
          .select(['g.id', 'g.name'])
          .whereRef('ga.user_id', '=', 'u.id')
          .orderBy('g.name')
          .orderBy('g.id'),
      ).as('groups'),
    ])
    .where('u.id', '=', userId)
    .executeTakeFirst();
}
export type StandingRow = NonNullable<Awaited<ReturnType<typeof standingOf>>>;

/** The pause of sending that concerns the hotel; that of all hotels first. */
export function sendingPauseOf(tx: AcrossHotelsTransaction, hotelId: string) {
  return tx
    .selectFrom('sending_pauses')
    .select(['hotel_id', 'reason', 'paused_at'])
    .where((where) => where.or([where('hotel_id', 'is', null), where('hotel_id', '=', hotelId)]))
    .orderBy('hotel_id', (order) => order.asc().nullsFirst())
    .limit(1)
    .executeTakeFirst();
}

/** Merges with the stored preferences. */
export function savePreferences(tx: AcrossHotelsTransaction, userId: string, change: Updateable<UserPreferences>) {
  return tx
    .insertInto('user_preferences')
    .values({ ...change, user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...change, user_id: userId }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Locks, so that concurrent changes of one person's acting session run one after the other. */
export async function lockActing(tx: AcrossHotelsTransaction, userId: string): Promise<void> {
  await tx.selectFrom('user').select('id').where('id', '=', userId).forUpdate().execute();
}

export function endActingSessions(tx: AcrossHotelsTransaction, userId: string, at: Date) {
  return tx
    .updateTable('acting_sessions')
    .set({ ended_at: sql<Date>`least(${at}::timestamptz, ends_at)` })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .returning(['id', 'hotel_id', 'ends_at'])
    .execute();
}

/** Ends sessions whose time is over. */
/** Has rows while `endExpiredSessions` would end some. */
export function expiredSessions(tx: AcrossHotelsTransaction, at: Date) {
  return tx.selectFrom('acting_sessions').select('id').where('ended_at', 'is', null).where('ends_at', '<=', at);
}

export function endExpiredSessions(tx: AcrossHotelsTransaction, at: Date) {
  return tx
    .updateTable('acting_sessions')
    .set({ ended_at: (row) => row.ref('ends_at') })
    .where('ended_at', 'is', null)
    .where('ends_at', '<=', at)
    .returning(['id', 'hotel_id', 'user_id'])
    .execute();
}

export function startActingSession(tx: AcrossHotelsTransaction, session: Insertable<ActingSessions>) {
  return tx.insertInto('acting_sessions').values(session).returning('id').executeTakeFirstOrThrow();
}

export function hotelNamed(tx: AcrossHotelsTransaction, hotelId: string) {
  return tx.selectFrom('hotels').select(['id', 'name']).where('id', '=', hotelId).executeTakeFirst();
}

/** Records that a staff member used the console for this hotel; written at most once in five minutes. */
export async function touchLastLogin(
  tx: AcrossHotelsTransaction,
  member: { user_id: string; hotel_id: string },
  at: Date,
): Promise<void> {
  await tx
    .updateTable('hotel_staff')
    .set({ last_login: at })
    .where('user_id', '=', member.user_id)
    .where('hotel_id', '=', member.hotel_id)
    .where((where) =>
      where.or([where('last_login', 'is', null), where('last_login', '<', new Date(at.getTime() - 300_000))]),
    )
    .execute();
}
