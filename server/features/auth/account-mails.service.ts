import { holdsLink } from '#shared/features/auth/person-name.schema.ts';
import type { AcrossHotels } from '#server/db/hotel-transaction.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { JobData } from '#server/ports/jobs.ts';
import type { Mailer } from '#server/ports/mailer.ts';
import type { LinkSigner } from './account-links.ts';
import { heldLink, waitingInvitation } from './accounts.repository.ts';
import { linkMail, type LinkMail } from './auth.mails.ts';

export type AccountMailsDependencies = {
  acrossHotels: AcrossHotels;
  clock: Clock;
  links: LinkSigner;
  mailer: Mailer;
  publicUrl: string;
};

/** Mails with a link to an account. The token is computed here; the job contains only an id. */
export function createAccountMailsService({ acrossHotels, clock, links, mailer, publicUrl }: AccountMailsDependencies) {
  const forAccount = async (kind: 'verification' | 'password_reset', id: string): Promise<LinkMail | null> => {
    const link = await acrossHotels((tx) => heldLink(tx, kind, id, clock.now()));
    const page = kind === 'verification' ? 'verify-email' : 'reset-password';
    const url = `${publicUrl}/${page}?token=${links.sign(kind, id)}`;
    return link ? { kind, to: link.email, language: link.language, url } : null;
  };
  const forInvitation = async (id: string): Promise<LinkMail | null> => {
    const invitation = await acrossHotels((tx) => waitingInvitation(tx, id, clock.now()));
    if (!invitation) return null;
    const { email, hotel_name, language, default_language } = invitation;
    const url = `${publicUrl}/auth?invitation=${links.sign('invitation', id)}`;
    const hotel = hotelInMail(hotel_name);
    return { kind: 'invitation', to: email, language: language ?? default_language, url, hotel };
  };
  return {
    /** Links that were used, withdrawn or replaced in the meantime are not mailed. */
    send: async (job: JobData['account_mail']): Promise<void> => {
      const mail = await (job.kind === 'invitation'
        ? forInvitation(job.invitation_id)
        : forAccount(job.kind, job.link_id));
      if (mail) await mailer.send(linkMail(mail));
    },
  };
}

/** A hotel's name is entered by its admin: reduced to one line without links, because the mail goes to strangers. */
function hotelInMail(name: string): string {
  const line = name
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, 100);
  return line === '' || holdsLink(line) ? 'Concierge' : line;
}
