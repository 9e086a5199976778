import { reason } from '#shared/reasons/reasons.ts';
import { createHash, randomUUID } from 'node:crypto';
import { invitationLifetimeDays } from '#shared/features/staff/staff.values.ts';
import type { InvitationDraft, InvitationPreview } from '#shared/features/staff/staff.schema.ts';
import { dayMs } from '#shared/lib/dates.ts';
import type { LinkSigner } from '#server/features/auth/account-links.ts';
import { demandQuota, hashedAddress } from '#server/features/auth/quotas.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import type { HotelTransaction, InHotel, AcrossHotels, AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';
import { once, onceFor } from '#server/db/once.ts';
import { cursorOf, decodeBefore, toPage } from '#server/db/page.ts';
import { AppError, notFound } from '#server/app-error.ts';
import type { Caller, PersonScope } from '#server/caller.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import type { Jobs } from '#server/ports/jobs.ts';
import * as held from './invitations.repository.ts';
import * as repository from './staff.repository.ts';
import type { StaffList } from './staff.service.ts';

export type InvitationsDependencies = {
  inHotel: InHotel;
  acrossHotels: AcrossHotels;
  audit: AuditService;
  events: Events;
  jobs: Jobs;
  clock: Clock;
  links: LinkSigner;
};

const gone = 'invitation_gone';

/** Invitations by mail. Only the hash of a token is stored, so a copy of the database does not allow joining a hotel. */
export function createInvitationsService({
  inHotel,
  acrossHotels,
  audit,
  events,
  jobs,
  clock,
  links,
}: InvitationsDependencies) {
  return {
    list: (scope: PersonScope, { cursor, limit }: StaffList) =>
      inHotel(scope, async (tx) => {
        const before = decodeBefore(cursor);
        return toPage(await repository.listPending(tx, clock.now(), before, limit + 1), limit, cursorOf);
      }),

    /** The mail is queued in the transaction that stores the invitation. @throws AppError conflict if the address is a member. */
    invite: (scope: PersonScope, { email, role }: InvitationDraft) =>
      once(inHotel, scope, async (tx) => {
        if (await repository.isMemberAddress(tx, email))
          throw new AppError('conflict', reason('already_member', { email }));
        const created_at = clock.now();
        await demandInvitation(tx, scope, email, created_at);
        const expires_at = new Date(created_at.getTime() + invitationLifetimeDays * dayMs);
        const invitation = await repository.replaceInvitation(tx, {
          email,
          role,
          token_hash: hashOf(randomUUID()),
          invited_by: scope.caller.user_id,
          created_at,
          expires_at,
        });
        await repository.setTokenHash(tx, invitation.id, hashOf(links.sign('invitation', invitation.id)));
        await jobs.send(tx, 'account_mail', { kind: 'invitation', invitation_id: invitation.id });
        await audit.write(tx, scope.caller, {
          action: 'invite',
          entity: 'invitation',
          entity_id: invitation.id,
          hotel_id: scope.hotel_id,
          details: { email, role },
        });
        await events.publish(tx, { type: 'staff.updated', hotel_id: scope.hotel_id });
        return invitation;
      }),

    cancel: (scope: PersonScope, id: string) =>
      inHotel(scope, async (tx) => {
        const cancelled = await repository.deleteInvitation(tx, id);
        if (!cancelled) throw notFound('invitation');
        await audit.write(tx, scope.caller, {
          action: 'cancel',
          entity: 'invitation',
          entity_id: id,
          hotel_id: scope.hotel_id,
          details: { email: cancelled.email },
        });
        await events.publish(tx, { type: 'staff.updated', hotel_id: scope.hotel_id });
      }),

    preview: (token: string): Promise<InvitationPreview> =>
      acrossHotels(async (tx) => {
        const invitation = await held.invitationByHash(tx, hashOf(token)).executeTakeFirst();
        if (!invitation || invitation.used_at) throw new AppError('not_found', gone);
        const { hotel_name, email, role, expires_at } = invitation;
        return { hotel_name, email, role, expired: expires_at <= clock.now() };
      }),

    accept: (caller: Caller, token: string) =>
      onceFor(acrossHotels, caller, async (tx) => {
        const now = clock.now();
        const invitation = await held.lockInvitation(tx, hashOf(token));
        checkUsable(invitation, now);
        await checkAccount(tx, caller, invitation);
        const { hotel_id, hotel_name, role } = invitation;
        const member = await held.insertMember(tx, { hotel_id, user_id: caller.user_id, role, created_at: now });
        if (!member) throw new AppError('conflict', 'you_already_member');
        await held.markUsed(tx, invitation.id, now);
        await audit.write(tx, caller, {
          action: 'accept',
          entity: 'invitation',
          entity_id: invitation.id,
          hotel_id,
          details: { role, staff_id: member.id },
        });
        await events.publish(tx, { type: 'staff.updated', hotel_id });
        return { hotel_id, hotel_name, role };
      }),
  };
}
export type InvitationsService = ReturnType<typeof createInvitationsService>;

/** Daily limits per hotel, per person across hotels, and per address, against abuse of our mail server. */
const perDay = { hotel: 30, person: 30, address: 10 };

async function demandInvitation(tx: HotelTransaction, scope: PersonScope, email: string, now: Date): Promise<void> {
  const quota = (kind: keyof typeof perDay, id: string) => ({ key: `invite:${kind}:${id}`, limit: perDay[kind], now });
  await demandQuota(tx, quota('hotel', scope.hotel_id), 'invitations_per_hotel');
  await demandQuota(tx, quota('person', scope.caller.user_id), 'invitations_per_person');
  await demandQuota(tx, quota('address', hashedAddress(email)), 'invitations_per_address');
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function checkUsable(
  invitation: held.HeldInvitation | undefined,
  now: Date,
): asserts invitation is held.HeldInvitation {
  if (!invitation) throw new AppError('not_found', gone);
  if (invitation.used_at) throw new AppError('conflict', 'invitation_used');
  if (invitation.expires_at <= now) throw new AppError('conflict', 'invitation_expired');
}

async function checkAccount(
  tx: AcrossHotelsTransaction,
  caller: Caller,
  invitation: held.HeldInvitation,
): Promise<void> {
  const account = await held.account(tx, caller.user_id);
  if (account?.email.toLowerCase() !== invitation.email) {
    throw new AppError('forbidden', reason('invitation_for_other', { email: invitation.email }));
  }
  if (!account.emailVerified) throw new AppError('forbidden', 'confirm_email_first');
}
