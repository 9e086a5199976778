import type { Router } from 'express';
import { inOneProcess } from '../db/single-process.ts';
import { seal, unseal } from '../adapters/push/sealed.ts';
import { demoSuperAdmin } from '../demo-accounts.ts';
import { createAccountJournal } from '../features/auth/account-journal.ts';
import { createAccountMailsService } from '../features/auth/account-mails.service.ts';
import { createAccountsService } from '../features/auth/accounts.service.ts';
import { authRoutes } from '../features/auth/auth.routes.ts';
import { expiredSessions } from '../features/auth/auth.repository.ts';
import { createAuth } from '../features/auth/auth.service.ts';
import { createActingService } from '../features/auth/acting.service.ts';
import { createCallersService } from '../features/auth/callers.service.ts';
import { directoryRoutes } from '../features/auth/scim/directory.routes.ts';
import { createDirectoryService } from '../features/auth/scim/directory.service.ts';
import { createScimCallsService } from '../features/auth/scim/scim-calls.service.ts';
import { createScimGroupsService } from '../features/auth/scim/scim-groups.service.ts';
import { createDirectoryMemberships } from '../features/auth/scim/scim-memberships.service.ts';
import { createScimService } from '../features/auth/scim/scim.service.ts';
import { createDesktopCodesService } from '../features/auth/sso/desktop-codes.service.ts';
import { createSsoService } from '../features/auth/sso/sso.service.ts';
import { createSsoConnectionsService } from '../features/auth/sso/sso-connections.service.ts';
import { ssoRoutes } from '../features/auth/sso/sso.routes.ts';
import { usersRoutes } from '../features/auth/users/users.routes.ts';
import { createUsersService } from '../features/auth/users/users.service.ts';
import { createThrottle } from '../features/auth/throttle.ts';
import type { Authorize, ReadCaller } from '../http/authorize.ts';
import { createSessionReader } from '../http/sign-in/session-reader.ts';
import type { Infrastructure } from './infrastructure.ts';
import type { StaffServices } from './staff.ts';

type AuthOptions = { secret: string; trustedOrigins: string[]; rateLimited: boolean };

/** Accounts, sessions and who the caller of a request is. */
export function composeAuth(infrastructure: Infrastructure, options: AuthOptions) {
  const { config } = infrastructure;
  const accounts = createAccountsService(infrastructure);
  const redirectUri = `${config.PUBLIC_URL}/api/auth/sso/callback`;
  const known = { ...infrastructure, superAdminEmails: config.SUPER_ADMIN_EMAILS, redirectUri };
  const sso = createSsoService({ ...known, unseal: (sealed) => unseal(sealed, options.secret) });
  const auth = createAuth({
    ...infrastructure,
    ...options,
    publicUrl: config.PUBLIC_URL,
    accounts,
    sso,
    desktopCodes: createDesktopCodesService(infrastructure),
    throttle: createThrottle(infrastructure),
    journal: createAccountJournal(infrastructure),
  });
  const acting = createActingService(infrastructure);
  const callers = createCallersService({
    ...infrastructure,
    endActing: acting.endIn,
    superAdminEmails: config.SUPER_ADMIN_EMAILS,
    practice: config.practice,
    canTranslate: infrastructure.model !== null,
    demoSuperAdmin: config.demoRules ? demoSuperAdmin.email : null,
  });
  const readSession = createSessionReader(auth);
  const readCaller: ReadCaller = async (request) => {
    const userId = await readSession(request);
    return userId ? callers.callerOf(userId) : null;
  };
  return {
    auth,
    accounts,
    acting,
    callers,
    ssoConnections: createSsoConnectionsService({ ...known, seal: (text) => seal(text, options.secret) }),
    readCaller,
    accountMails: createAccountMailsService({ ...infrastructure, publicUrl: config.PUBLIC_URL }),
  };
}
export type AuthServices = ReturnType<typeof composeAuth>;

/** The super admin's list of accounts: needs the members of hotels. */
function createUsers({ accounts, staff }: AuthServices & StaffServices, infrastructure: Infrastructure) {
  return createUsersService({
    ...infrastructure,
    publicUrl: infrastructure.config.PUBLIC_URL,
    superAdminEmails: infrastructure.config.SUPER_ADMIN_EMAILS,
    requestVerification: accounts.requestVerification,
    members: staff.byUser,
  });
}

/** A company's directory: gives back the conversations of a person who leaves. */
export function createScim({ staff }: StaffServices, infrastructure: Infrastructure) {
  const { config } = infrastructure;
  const memberships = createDirectoryMemberships({ ...infrastructure, release: staff.byUser.release });
  const known = { ...infrastructure, memberships, superAdminEmails: config.SUPER_ADMIN_EMAILS };
  const baseUrl = `${config.PUBLIC_URL}/scim/v2`;
  return {
    baseUrl,
    users: createScimService(known),
    groups: createScimGroupsService(known),
    calls: createScimCallsService(infrastructure),
    directory: createDirectoryService({ ...known, baseUrl }),
  };
}

export function mountAuth(
  router: Router,
  services: AuthServices & StaffServices,
  authorize: Authorize,
  infrastructure: Infrastructure,
): void {
  authRoutes(router, services, authorize);
  const { directory } = createScim(services, infrastructure);
  ssoRoutes(router, services.ssoConnections, directory, authorize);
  directoryRoutes(router, directory, authorize);
  usersRoutes(router, createUsers(services, infrastructure), authorize);
}

const actingRoundMs = 5000;

/** Runs in every process. Calls are refused at the limit by themselves; the round closes what is open. */
export function startAuthRounds({ acting }: AuthServices, { rounds, db }: Infrastructure): void {
  const round = inOneProcess(db, 'acting-limits', () => acting.endExpired());
  rounds.every('acting-limits', actingRoundMs, round, expiredSessions);
}

export async function startAuthWorkers({ accountMails }: AuthServices, { jobs, mailer }: Infrastructure) {
  await jobs.work('mail', (mail) => mailer.send(mail), { concurrency: 2 });
  await jobs.work('account_mail', (job) => accountMails.send(job), { concurrency: 2 });
}
