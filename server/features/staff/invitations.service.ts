import { createHash, randomBytes } from 'node:crypto';
import {
  invitationLifetimeDays,
  type InvitationDraft,
  type InvitationPreview,
} from '#shared/features/staff/staff.schema.ts';
import type { AuditService } from '#server/features/notifications/audit.service.ts';
import type { InHotel, InPlatform, PlatformTransaction } from '#server/db/hotel-transaction.ts';
import { decodeCursor, encodeCursor, toPage } from '#server/db/page.ts';
import { AppError, notFound } from '#server/http/app-error.ts';
import type { Caller, HotelScope } from '#server/http/caller.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import type { Jobs } from '#server/ports/jobs.ts';
import * as held from './invitations.repository.ts';
import { invitationMail } from './staff.mails.ts';
import * as repository from './staff.repository.ts';
import type { StaffList } from './staff.service.ts';

export type InvitationsDependencies = {
  inHotel: InHotel;
  inPlatform: InPlatform;
  audit: AuditService;
  events: Events;
  jobs: Jobs;
  clock: Clock;
  publicUrl: string;
};

const dayMs = 86_400_000;
const gone = 'This invitation has been used or withdrawn. Ask the hotel for a new one.';

/** Invitations by mail. Only the hash of a token is kept, so that nobody who reads the database can join a hotel. */
export function createInvitationsService({
  inHotel,
  inPlatform,
  audit,
  events,
  jobs,
  clock,
  publicUrl,
}: InvitationsDependencies) {
  return {
    list: (scope: HotelScope, { cursor, limit }: StaffList) =>
      inHotel(scope, async (tx) => {
        const before = decodeCursor(cursor, 1)?.[0] ?? null;
        return toPage(await repository.listPending(tx, clock.now(), before, limit + 1), limit, (row) =>
          encodeCursor(row.id),
        );
      }),

    /** The mail leaves if, and only if, the invitation is stored. @throws AppError conflict for somebody who is a member. */
    invite: (scope: HotelScope, { email, role }: InvitationDraft) =>
      inHotel(scope, async (tx) => {
        if (await repository.isMemberAddress(tx, email))
          throw new AppError('conflict', `${email} already works in this hotel.`);
        const hotel = await repository.hotelName(tx);
        if (!hotel) throw notFound('This hotel');
        const token = randomBytes(32).toString('base64url');
        const created_at = clock.now();
        const expires_at = new Date(created_at.getTime() + invitationLifetimeDays * dayMs);
        const invitation = await repository.replaceInvitation(tx, {
          email,
          role,
          token_hash: hashOf(token),
          invited_by: scope.caller.user_id,
          created_at,
          expires_at,
        });
        const url = `${publicUrl}/auth?invitation=${token}`;
        await jobs.send(
          tx,
          'mail',
          invitationMail({ to: email, hotelName: hotel.name, invitedBy: scope.caller.name, url }),
        );
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

    cancel: (scope: HotelScope, id: string) =>
      inHotel(scope, async (tx) => {
        const cancelled = await repository.deleteInvitation(tx, id);
        if (!cancelled) throw notFound('This invitation');
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
      inPlatform(async (tx) => {
        const invitation = await held.invitationByHash(tx, hashOf(token)).executeTakeFirst();
        if (!invitation || invitation.used_at) throw new AppError('not_found', gone);
        const { hotel_name, email, role, expires_at } = invitation;
        return { hotel_name, email, role, expired: expires_at <= clock.now() };
      }),

    accept: (caller: Caller, token: string) =>
      inPlatform(async (tx) => {
        const now = clock.now();
        const invitation = await held.lockInvitation(tx, hashOf(token));
        checkUsable(invitation, now);
        await checkAccount(tx, caller, invitation);
        const { hotel_id, hotel_name, role } = invitation;
        const member = await held.insertMember(tx, { hotel_id, user_id: caller.user_id, role, created_at: now });
        if (!member) throw new AppError('conflict', 'You already belong to a hotel. One account works in one hotel.');
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

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function checkUsable(
  invitation: held.HeldInvitation | undefined,
  now: Date,
): asserts invitation is held.HeldInvitation {
  if (!invitation) throw new AppError('not_found', gone);
  if (invitation.used_at)
    throw new AppError('conflict', 'This invitation has already been used. Ask the hotel for a new one.');
  if (invitation.expires_at <= now)
    throw new AppError('conflict', 'This invitation has expired. Ask the hotel for a new one.');
}

async function checkAccount(tx: PlatformTransaction, caller: Caller, invitation: held.HeldInvitation): Promise<void> {
  const account = await held.account(tx, caller.user_id);
  if (account?.email.toLowerCase() !== invitation.email) {
    throw new AppError(
      'forbidden',
      `This invitation is for ${invitation.email}. Sign in with that address to accept it.`,
    );
  }
  if (!account.emailVerified)
    throw new AppError('forbidden', 'Confirm your e-mail address first: the link is in your inbox.');
  if (account.hotel_id === invitation.hotel_id) throw new AppError('conflict', 'You already work in this hotel.');
  if (account.hotel_id)
    throw new AppError('conflict', 'You already belong to a hotel. One account works in one hotel.');
}
