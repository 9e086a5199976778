import type { Db } from '#server/db/database.ts';
import { createTransactions } from '#server/db/hotel-transaction.ts';
import { createAccountJournal } from '#server/features/auth/account-journal.ts';
import { createLinkSigner } from '#server/features/auth/account-links.ts';
import { createAccountsService } from '#server/features/auth/accounts.service.ts';
import { createAuth, type Auth } from '#server/features/auth/auth.service.ts';
import { createOpenIdProvider } from '#server/adapters/oidc/openid.identity-provider.ts';
import { createDesktopCodesService } from '#server/features/auth/sso/desktop-codes.service.ts';
import { createSsoService } from '#server/features/auth/sso/sso.service.ts';
import { createThrottle } from '#server/features/auth/throttle.ts';
import { createAuditService } from '#server/features/platform/audit.service.ts';
import type { Events } from '#server/ports/events.ts';
import type { Jobs } from '#server/ports/jobs.ts';
import { createTestClock } from './test-clock.ts';

/** The sign-in service on a database, without a server. `sent` receives the jobs. */
export function createTestAuth(db: Db, sent: unknown[] = []): Auth {
  const secret = 'a secret of tests, thirty-two characters or more';
  const jobs: Jobs = {
    send: async (_tx, _queue, data) => void sent.push(data),
    sendAll: async (_tx, _queue, all) => void sent.push(...all),
  };
  const parts = {
    ...createTransactions(db),
    jobs,
    clock: createTestClock(),
    links: createLinkSigner(secret),
    audit: createAuditService(),
  };
  return createAuth({
    db,
    secret,
    publicUrl: 'http://127.0.0.1:3000',
    trustedOrigins: ['http://127.0.0.1:3000'],
    accounts: createAccountsService(parts),
    throttle: createThrottle(parts),
    journal: createAccountJournal(parts),
    sso: createSsoService({
      ...parts,
      identityProvider: createOpenIdProvider({ isLocal: true }),
      events: { publish: async () => {} } as unknown as Events,
      superAdminEmails: [],
      unseal: (sealed) => sealed,
      redirectUri: 'http://127.0.0.1:3000/api/auth/sso/callback',
    }),
    desktopCodes: createDesktopCodesService(parts),
    rateLimited: true,
  });
}
