import type { StaffRole } from '#shared/features/auth/auth.contract.ts';
import type { PlatformUser } from '#shared/features/auth/users.contract.ts';
import type { UserState } from '#shared/features/auth/auth.values.ts';
import type { AuditAction } from '#shared/features/platform/audit.values.ts';
import { AppError, notFound } from '#server/app-error.ts';
import type { Caller, HotelScope } from '#server/caller.ts';
import type { AcrossHotels, AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';
import { cursorOf, decodeBefore, toPage } from '#server/db/page.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Jobs } from '#server/ports/jobs.ts';
import { linkMail } from '../auth.mails.ts';
import { endActingSessions } from '../auth.repository.ts';
import * as repository from './users.repository.ts';

export type UsersDependencies = {
  acrossHotels: AcrossHotels;
  clock: Clock;
  audit: AuditService;
  jobs: Jobs;
  publicUrl: string;
  superAdminEmails: string[];
  /** Mails another link that confirms an address. */
  requestVerification: (email: string) => Promise<void>;
  /** Changes of a hotel's members, with the hotel's own rules and live events. */
  members: {
    set: (scope: HotelScope, userId: string, role: StaffRole) => Promise<void>;
    remove: (scope: HotelScope, userId: string) => Promise<void>;
    release: (scope: HotelScope, userId: string) => Promise<void>;
  };
};
export type UserList = {
  search?: string | undefined;
  state?: UserState | undefined;
  cursor?: string | undefined;
  limit: number;
};

/** Accounts in the hands of the super admin. Each change has an audit entry that names the account. */
export function createUsersService(dependencies: UsersDependencies) {
  const { acrossHotels, clock, audit, superAdminEmails: superAdmins, requestVerification, members } = dependencies;
  const { jobs, publicUrl } = dependencies;

  const read = async (tx: AcrossHotelsTransaction, id: string) => {
    const row = await repository.userById(tx, id, clock.now());
    if (!row) throw notFound('account');
    return asUser(row, superAdmins);
  };

  /** Runs a change of an account with its row locked. `work` returns the details of the audit entry; null: no change. */
  const change = (
    caller: Caller,
    id: string,
    action: AuditAction,
    work: (tx: AcrossHotelsTransaction, user: LockedUser) => Promise<Record<string, unknown> | null>,
    before: (tx: AcrossHotelsTransaction) => Promise<void> = async () => {},
  ): Promise<PlatformUser> =>
    acrossHotels(async (tx) => {
      await before(tx);
      const user = await repository.lockUser(tx, id);
      if (!user) throw notFound('account');
      const details = await work(tx, user);
      if (details)
        await audit.write(tx, caller, {
          action,
          entity: 'account',
          entity_id: id,
          details: { email: user.email, ...details },
        });
      return read(tx, id);
    });

  /** Two super admins who disable each other at once: the second one is refused. */
  const demandStanding = async (tx: AcrossHotelsTransaction, caller: Caller) => {
    const standing = await repository.lockSuperAdmins(tx, superAdmins);
    if (!standing.includes(caller.user_id)) throw new AppError('forbidden', 'super_admins_only');
  };

  /** The scope of a platform action on the members of a hotel, without an acting session. */
  const scopeIn = async (caller: Caller, id: string, hotel_id: string): Promise<HotelScope> => {
    await acrossHotels(async (tx) => {
      await read(tx, id);
      if (!(await repository.hotelExists(tx, hotel_id))) throw notFound('hotel');
    });
    return { hotel_id, role: 'admin', caller };
  };

  return {
    list: ({ search, state, cursor, limit }: UserList) => {
      const before = decodeBefore(cursor);
      const asked = { search, state, superAdmins };
      return acrossHotels(async (tx) => {
        const rows = await repository.listUsers(tx, asked, before, limit + 1, clock.now());
        const { items, next_cursor } = toPage(rows, limit, cursorOf);
        const total = await repository.countUsers(tx, asked);
        return { items: items.map((row) => asUser(row, superAdmins)), next_cursor, total };
      });
    },

    get: (id: string): Promise<PlatformUser> => acrossHotels((tx) => read(tx, id)),

    /** The caller stays able to sign in, so one super admin always does. @throws AppError conflict for the own account */
    disable: async (caller: Caller, id: string, reason: string): Promise<PlatformUser> => {
      if (id === caller.user_id) throw new AppError('conflict', 'own_account');
      const disable = async (tx: AcrossHotelsTransaction, { disabled_at }: LockedUser) => {
        if (disabled_at) return null;
        await repository.setDisabled(tx, id, { at: clock.now(), reason });
        await repository.deleteCallAddresses(tx, id);
        await endActingSessions(tx, id, clock.now());
        return { reason, sessions: await repository.deleteSessions(tx, id) };
      };
      const disabled = await change(caller, id, 'disable', disable, (tx) => demandStanding(tx, caller));
      for (const { hotel_id } of disabled.memberships) await members.release({ hotel_id, role: 'admin', caller }, id);
      return disabled;
    },

    enable: (caller: Caller, id: string) =>
      change(caller, id, 'enable', async (tx, { disabled_at }) => {
        if (!disabled_at) return null;
        await repository.setDisabled(tx, id, null);
        return {};
      }),

    /** @throws AppError conflict if the address is confirmed, rate_limited after 10 mails in a day */
    resendVerification: async (caller: Caller, id: string) => {
      const { email, email_verified } = await acrossHotels((tx) => read(tx, id));
      if (email_verified) throw new AppError('conflict', 'address_confirmed');
      await requestVerification(email);
      return change(caller, id, 'resend_verification', async () => ({}));
    },

    /** The person is told by mail, signs in with the password alone and sets up another one; a super admin has to. */
    resetSecondFactor: (caller: Caller, id: string) =>
      change(caller, id, 'reset_second_factor', async (tx, { email, twoFactorEnabled }) => {
        if (!twoFactorEnabled) throw new AppError('conflict', 'no_second_factor');
        await repository.deleteSecondFactor(tx, id);
        const language = await repository.languageOf(tx, id);
        const mail = { kind: 'second_factor_removed', to: email, url: `${publicUrl}/auth`, language } as const;
        await jobs.sendAll(tx, 'mail', [{ data: linkMail(mail) }]);
        return { sessions: await repository.deleteSessions(tx, id) };
      }),

    endSessions: (caller: Caller, id: string) =>
      change(caller, id, 'revoke_sessions', async (tx) => ({ sessions: await repository.deleteSessions(tx, id) })),

    setMembership: async (caller: Caller, id: string, hotelId: string, role: StaffRole) => {
      await members.set(await scopeIn(caller, id, hotelId), id, role);
      return acrossHotels((tx) => read(tx, id));
    },

    removeMembership: async (caller: Caller, id: string, hotelId: string) => {
      await members.remove(await scopeIn(caller, id, hotelId), id);
      return acrossHotels((tx) => read(tx, id));
    },
  };
}
export type UsersService = ReturnType<typeof createUsersService>;
type LockedUser = NonNullable<Awaited<ReturnType<typeof repository.lockUser>>>;

function asUser(row: repository.UserRow, superAdmins: string[]): PlatformUser {
  const { emailVerified, twoFactorEnabled, created_at, disabled_at, last_seen, ...rest } = row;
  return {
    ...rest,
    email_verified: emailVerified,
    second_factor: twoFactorEnabled === true,
    is_super_admin: emailVerified && superAdmins.includes(row.email.toLowerCase()),
    created_at: created_at.toISOString(),
    disabled_at: disabled_at?.toISOString() ?? null,
    last_seen: last_seen?.toISOString() ?? null,
  };
}
