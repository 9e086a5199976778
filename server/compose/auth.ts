import type { Router } from 'express';
import { demoSuperAdmin } from '../demo-accounts.ts';
import { createAccountJournal } from '../features/auth/account-journal.ts';
import { createAccountMailsService } from '../features/auth/account-mails.service.ts';
import { createAccountsService } from '../features/auth/accounts.service.ts';
import { authRoutes } from '../features/auth/auth.routes.ts';
import { createAuth } from '../features/auth/auth.service.ts';
import { createCallersService } from '../features/auth/callers.service.ts';
import { createThrottle } from '../features/auth/throttle.ts';
import type { Authorize, ReadCaller } from '../http/authorize.ts';
import { createSessionReader } from '../http/sign-in/session-reader.ts';
import type { Infrastructure } from './infrastructure.ts';

type AuthOptions = { secret: string; trustedOrigins: string[]; rateLimited: boolean };

/** Accounts, sessions and who the caller of a request is. */
export function composeAuth(infrastructure: Infrastructure, options: AuthOptions) {
  const { config } = infrastructure;
  const auth = createAuth({
    ...infrastructure,
    ...options,
    publicUrl: config.PUBLIC_URL,
    accounts: createAccountsService(infrastructure),
    throttle: createThrottle(infrastructure),
    journal: createAccountJournal(infrastructure),
  });
  const callers = createCallersService({
    ...infrastructure,
    superAdminEmails: config.SUPER_ADMIN_EMAILS,
    practice: config.practice,
    demoSuperAdmin: config.demoRules ? demoSuperAdmin.email : null,
  });
  const readSession = createSessionReader(auth);
  const readCaller: ReadCaller = async (request) => {
    const userId = await readSession(request);
    return userId ? callers.callerOf(userId) : null;
  };
  return {
    auth,
    callers,
    readCaller,
    accountMails: createAccountMailsService({ ...infrastructure, publicUrl: config.PUBLIC_URL }),
  };
}
export type AuthServices = ReturnType<typeof composeAuth>;

export function mountAuth(router: Router, { callers }: AuthServices, authorize: Authorize): void {
  authRoutes(router, callers, authorize);
}

export async function startAuthWorkers({ accountMails }: AuthServices, { jobs, mailer }: Infrastructure) {
  await jobs.work('mail', (mail) => mailer.send(mail), { concurrency: 2 });
  await jobs.work('account_mail', (job) => accountMails.send(job), { concurrency: 2 });
}
