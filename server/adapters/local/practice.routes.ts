import { Router } from 'express';
import type { Db } from '#server/db/database.ts';
import { AppError } from '#server/app-error.ts';
import type { GuestPhoneDependencies } from './guest-phone.service.ts';
import { guestPhoneRoutes } from './guest-phone.routes.ts';
import { mailboxRoutes } from './mailbox.routes.ts';
import type { PracticeWhatsApp } from './practice.whatsapp.ts';

export type PracticeParts = Omit<GuestPhoneDependencies, 'practice'> & {
  db: Db;
  /** Null with a WhatsApp provider: then there is no guest phone. */
  practice: PracticeWhatsApp | null;
  /** Whether mails go to the built-in mailbox. */
  mailbox: boolean;
};

/** The simulated services of the one-machine default. Null if all services have a provider, as in production. */
export function practiceRoutes({ practice, mailbox, db, ...rest }: PracticeParts): Router | null {
  if (!practice && !mailbox) return null;
  const router = Router();
  if (practice) router.use(guestPhoneRoutes({ ...rest, practice }));
  if (mailbox) router.use(mailboxRoutes({ db }));
  router.use('/practice', () => {
    throw new AppError('not_found', 'call_not_found');
  });
  return router;
}
