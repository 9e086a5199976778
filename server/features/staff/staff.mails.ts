import { invitationLifetimeDays } from '#shared/features/staff/staff.schema.ts';
import { linkMail } from '#server/features/auth/auth.mails.ts';
import type { Mail } from '#server/ports/mailer.ts';

export type InvitationLetter = { to: string; hotelName: string; invitedBy: string; url: string };

export function invitationMail({ to, hotelName, invitedBy, url }: InvitationLetter): Mail {
  return linkMail(to, '', {
    subject: `Join ${oneLine(hotelName)} on Concierge`,
    intro: `${oneLine(invitedBy)} invites you to work with the guests of ${oneLine(hotelName)}. Sign in or sign up with this address to join:`,
    action: 'Join the hotel',
    outro: `The link works for ${invitationLifetimeDays} days and only for ${to}. If you do not know this hotel, ignore this mail.`,
    url,
  });
}

/** Names come from forms; a line break in one must not end up in a mail's header. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
