import { z } from 'zod';
import { staffRole } from '#shared/features/auth/auth.contract.ts';
import { defineContract } from '#shared/http/contract.ts';
import { pageOf, pageQuery } from '#shared/http/page.ts';
import { invitationDraft, invitationPreview, invitationToken, staffInvitation, staffMember } from './staff.schema.ts';

export const staffContract = defineContract({
  list: {
    method: 'GET',
    path: '/hotels/:hotel_id/staff',
    access: 'hotelMember',
    summary: 'The people who work here, the longest-serving first',
    query: pageQuery,
    response: pageOf(staffMember),
  },
  setRole: {
    method: 'PATCH',
    path: '/hotels/:hotel_id/staff/:id',
    access: 'hotelAdmin',
    summary: 'Make a member admin or staff; one admin always stays',
    body: z.object({ role: staffRole }),
    response: staffMember,
  },
  remove: {
    method: 'DELETE',
    path: '/hotels/:hotel_id/staff/:id',
    access: 'hotelAdmin',
    summary: 'Remove a member, who loses access at once; one admin always stays',
    response: z.null(),
  },
  listInvitations: {
    method: 'GET',
    path: '/hotels/:hotel_id/invitations',
    access: 'hotelAdmin',
    summary: 'Pending invitations (unused and not expired), newest first',
    query: pageQuery,
    response: pageOf(staffInvitation),
  },
  invite: {
    method: 'POST',
    path: '/hotels/:hotel_id/invitations',
    access: 'hotelAdmin',
    once: true,
    summary: 'Invite an address by mail; replaces an earlier invitation of it',
    body: invitationDraft,
    response: staffInvitation,
    status: 201,
  },
  cancelInvitation: {
    method: 'DELETE',
    path: '/hotels/:hotel_id/invitations/:id',
    access: 'hotelAdmin',
    summary: 'Withdraw an invitation',
    response: z.null(),
  },
  previewInvitation: {
    method: 'GET',
    path: '/invitations/preview',
    access: 'public',
    summary: 'What an invitation link is for',
    query: z.object({ token: invitationToken }),
    response: invitationPreview,
  },
  acceptInvitation: {
    method: 'POST',
    path: '/invitations/accept',
    access: 'signedIn',
    once: true,
    summary: "Join the hotel; the account's verified address must be the invited one",
    body: z.object({ token: invitationToken }),
    response: z.object({ hotel_id: z.uuid(), hotel_name: z.string(), role: staffRole }),
  },
});
