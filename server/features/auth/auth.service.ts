import { betterAuth } from 'better-auth';
import { twoFactor } from 'better-auth/plugins';
import type { Logger } from 'pino';
import type { Db } from '#server/db/database.ts';
import { accountGuards } from './account-guards.ts';
import type { AccountJournal } from './account-journal.ts';
import { accountEndpoints } from './accounts.endpoints.ts';
import type { AccountsService } from './accounts.service.ts';
import { explained } from './auth-input.ts';
import { clientIpHeader } from '#server/http/request/client-address.ts';
import { passwordLength } from './password.rules.ts';
import { ssoEndpoints } from './sso/sso.endpoints.ts';
import type { DesktopCodesService } from './sso/desktop-codes.service.ts';
import type { SsoService } from './sso/sso.service.ts';
import type { Throttle } from './throttle.ts';

export type AuthDependencies = {
  db: Db;
  secret: string;
  publicUrl: string;
  trustedOrigins: string[];
  accounts: AccountsService;
  throttle: Throttle;
  journal: AccountJournal;
  sso: SsoService;
  desktopCodes: DesktopCodesService;
  rateLimited: boolean;
  log?: Logger;
};

/** Requests per client address and seconds, by path. */
const customRules = {
  '/sign-in/email': { window: 60, max: 10 },
  '/sign-up/email': { window: 60, max: 10 },
  '/verify-email': { window: 60, max: 20 },
  '/verification-link': { window: 60, max: 60 },
  '/reset-password': { window: 60, max: 20 },
  '/request-password-reset': { window: 300, max: 5 },
  '/send-verification-email': { window: 300, max: 5 },
  '/sso/lookup': { window: 60, max: 60 },
  '/sso/start': { window: 60, max: 20 },
  '/sso/callback': { window: 60, max: 30 },
  '/sso/desktop': { window: 60, max: 20 },
};

/**
 * Sessions, passwords and two-factor sign-in are handled by better-auth; sign-up, confirmation and new passwords by our own
 * endpoints. A session lasts 14 days and is renewed daily while it is used.
 */
export function createAuth(dependencies: AuthDependencies) {
  const { db, secret, publicUrl, trustedOrigins, accounts, rateLimited, log } = dependencies;
  return betterAuth({
    appName: 'Concierge',
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret,
    trustedOrigins,
    telemetry: { enabled: false },
    logger: { level: 'error', log: (_level, message) => log?.warn({ from: 'better-auth' }, message) },
    database: { db, type: 'postgres', transaction: true },
    advanced: {
      cookiePrefix: 'concierge',
      // better-auth switches these checks off in tests by default. Keep them on.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      database: { generateId: 'uuid' },
      ipAddress: { ipAddressHeaders: [clientIpHeader] },
    },
    rateLimit: { enabled: rateLimited, storage: 'database', window: 10, max: 100, customRules },
    session: { expiresIn: 60 * 60 * 24 * 14, updateAge: 60 * 60 * 24 },
    user: {
      additionalFields: {
        first_name: { type: 'string', required: false, defaultValue: '' },
        last_name: { type: 'string', required: false, defaultValue: '' },
      },
    },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
    },
    // Each way to sign in ends with a session.
    databaseHooks: {
      session: { create: { before: async ({ userId }) => explained(accounts.demandEnabled(userId)) } },
    },
    emailVerification: {
      // Asked by better-auth's own sign-in, after the right password of an unconfirmed address.
      sendOnSignIn: true,
      sendVerificationEmail: ({ user }) => explained(accounts.requestVerification(user.email)),
    },
    plugins: [
      // Replaced by delays per account: a lock of 15 minutes would keep the owner out.
      twoFactor({ issuer: 'Concierge', accountLockout: { enabled: false } }),
      accountEndpoints(dependencies),
      ssoEndpoints({
        ...dependencies,
        refused: (outcome, cause) => log?.info({ outcome, cause }, 'a sign-in with a company account was refused'),
      }),
      accountGuards(dependencies),
    ],
  });
}

export type Auth = ReturnType<typeof createAuth>;
