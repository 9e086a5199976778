import type { ActingContext, HotelSendingPause, Me } from '#shared/features/auth/auth.contract.ts';
import { currencyDefault } from '#shared/features/hotels/hotels.values.ts';
import { preferences, type Preferences, type PreferencesChange } from '#shared/features/auth/preferences.schema.ts';
import type { AcrossHotels } from '#server/db/hotel-transaction.ts';
import { AppError } from '#server/app-error.ts';
import type { Caller } from '#server/caller.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { ActingService } from './acting.service.ts';
import * as repository from './auth.repository.ts';
import type { StandingRow } from './auth.repository.ts';

export type CallersDependencies = {
  acrossHotels: AcrossHotels;
  clock: Clock;
  /** Ends the caller's acting-as session. */
  endActing: ActingService['endIn'];
  superAdminEmails: string[];
  practice: boolean;
  /** False without a language model. */
  canTranslate: boolean;
  /** The demo's super admin needs no second factor on a server that only this machine can reach. */
  demoSuperAdmin: string | null;
};

/** Reads the caller of a session's user. */
export function createCallersService(dependencies: CallersDependencies) {
  const { acrossHotels, clock, endActing, superAdminEmails, practice, canTranslate, demoSuperAdmin } = dependencies;
  /** A *verified* address in SUPER_ADMIN_EMAILS is a super admin. No stored value grants this role. */
  const isSuperAdmin = (row: StandingRow) => row.emailVerified && superAdminEmails.includes(row.email.toLowerCase());

  const needsSecondFactor = (row: StandingRow) =>
    isSuperAdmin(row) && !row.twoFactorEnabled && row.email !== demoSuperAdmin;

  const standing = async (userId: string) => {
    const row = await acrossHotels((tx) => repository.standingOf(tx, userId, clock.now()));
    if (!row) throw new AppError('unauthenticated', 'account_gone');
    return row;
  };
  const pauseOf = async (hotelId: string): Promise<HotelSendingPause | null> => {
    const row = await acrossHotels((tx) => repository.sendingPauseOf(tx, hotelId));
    return row
      ? { reason: row.reason, paused_at: row.paused_at.toISOString(), all_hotels: row.hotel_id === null }
      : null;
  };

  return {
    /** The caller behind a session's user id; null when the account is gone or disabled. */
    callerOf: async (userId: string): Promise<Caller | null> => {
      const row = await acrossHotels(async (tx) => {
        const found = await repository.standingOf(tx, userId, clock.now());
        const now = clock.now();
        const hotel = found && workingHotel(found);
        // JSON contains the time as text.
        const seen = hotel?.last_login ? new Date(hotel.last_login).getTime() : 0;
        if (hotel && now.getTime() - seen > 300_000)
          await repository.touchLastLogin(tx, { user_id: userId, hotel_id: hotel.hotel_id }, now);
        return found;
      });
      if (!row || row.disabled_at) return null;
      const superAdmin = isSuperAdmin(row);
      return {
        user_id: userId,
        email: row.email,
        name: nameOf(row),
        is_super_admin: superAdmin,
        second_factor_needed: needsSecondFactor(row),
        memberships: membershipsOf(row).map(({ hotel_id, role }) => ({ hotel_id, role })),
        group_ids: row.groups.map(({ id }) => id),
        context: superAdmin && !needsSecondFactor(row) ? contextOf(row, clock.now()) : null,
      };
    },

    /** `hotelId`: the hotel of one window of the console; a hotel that is not the caller's counts as null. */
    me: async (caller: Caller, hotelId: string | null): Promise<Me> => {
      const row = await standing(caller.user_id);
      const asked = row.memberships.find(({ hotel_id }) => hotel_id === hotelId);
      const context = asked ? null : caller.context && contextOf(row, clock.now());
      const own = asked ?? workingHotel(row);
      const hotel = context ? actingHotel(row) : hotelOf(own);
      return {
        user: {
          id: caller.user_id,
          email: row.email,
          email_verified: row.emailVerified,
          first_name: row.first_name ?? '',
          last_name: row.last_name ?? '',
          created_at: row.createdAt.toISOString(),
        },
        is_super_admin: caller.is_super_admin,
        second_factor_needed: caller.second_factor_needed,
        hotel: hotel && { ...hotel, sending_pause: await pauseOf(hotel.id) },
        role: context ? 'admin' : (own?.role ?? null),
        context,
        memberships: membershipsOf(row).map(({ hotel_id, role, name, timezone }) => ({
          hotel_id,
          hotel_name: name,
          timezone,
          role,
        })),
        groups: row.groups,
        preferences: preferencesOf(row),
        practice,
        can_translate: canTranslate,
      };
    },

    setPreferences: async (caller: Caller, change: PreferencesChange): Promise<Preferences> =>
      preferencesOf(await acrossHotels((tx) => repository.savePreferences(tx, caller.user_id, change))),

    /** Selects the caller's hotel that the console shows. Ends a super admin's acting-as session. */
    chooseHotel: (caller: Caller, hotelId: string): Promise<void> =>
      acrossHotels(async (tx) => {
        if (!caller.memberships.some(({ hotel_id }) => hotel_id === hotelId))
          throw new AppError('forbidden', 'not_working_here');
        await endActing(tx, caller, clock.now());
        await repository.savePreferences(tx, caller.user_id, { working_hotel_id: hotelId });
      }),

    context: (caller: Caller): ActingContext | null => caller.context,
  };
}
export type CallersService = ReturnType<typeof createCallersService>;

/** Unknown values of an older or newer console are ignored. */
function preferencesOf(row: { [Field in keyof Preferences]: string | boolean | null }): Preferences {
  const { language, appearance } = preferences.shape;
  return {
    language: language.catch(null).parse(row.language),
    appearance: appearance.catch(null).parse(row.appearance),
    alarm_sound: row.alarm_sound !== false,
    desktop_notices: row.desktop_notices !== false,
    auto_translate: row.auto_translate === true,
  };
}

function nameOf(row: StandingRow): string {
  return [row.first_name, row.last_name].filter(Boolean).join(' ') || row.name || row.email;
}

function contextOf(row: StandingRow, now: Date): ActingContext | null {
  if (!row.session_id || !row.acting_hotel_id || !row.acting_ends_at) return null;
  return {
    session_id: row.session_id,
    hotel_id: row.acting_hotel_id,
    view_mode: row.view_mode ?? 'hotel',
    hotel_name: row.acting_hotel_name ?? '',
    reason: row.acting_reason ?? '',
    ends_at: row.acting_ends_at.toISOString(),
    seconds_left: Math.ceil((row.acting_ends_at.getTime() - now.getTime()) / 1000),
  };
}

/** The caller's hotels, the one that the console shows first. */
function membershipsOf(row: StandingRow): StandingRow['memberships'] {
  const chosen = row.memberships.find(({ hotel_id }) => hotel_id === row.working_hotel_id);
  return chosen ? [chosen, ...row.memberships.filter((membership) => membership !== chosen)] : row.memberships;
}

const workingHotel = (row: StandingRow) => membershipsOf(row)[0] ?? null;

function hotelOf(own: StandingRow['memberships'][number] | null): Me['hotel'] {
  if (!own) return null;
  const { hotel_id, name, status, timezone, currency, default_language } = own;
  return { id: hotel_id, name, status, timezone, currency, default_language };
}

function actingHotel(row: StandingRow): Me['hotel'] {
  if (!row.acting_hotel_id) return null;
  return {
    id: row.acting_hotel_id,
    name: row.acting_hotel_name ?? '',
    status: row.acting_hotel_status ?? 'active',
    timezone: row.acting_hotel_timezone ?? 'UTC',
    currency: row.acting_hotel_currency ?? currencyDefault,
    default_language: row.acting_hotel_language ?? 'en',
  };
}
