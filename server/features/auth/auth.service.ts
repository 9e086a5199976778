import { betterAuth } from 'better-auth';
import { APIError, createAuthMiddleware } from 'better-auth/api';
import { bearer, twoFactor } from 'better-auth/plugins';
import type { Logger } from 'pino';
import type { Db } from '#server/db/database.ts';
import type { Mail } from '#server/ports/mailer.ts';
import { resetPasswordMail, verificationMail } from './auth.mails.ts';

export type AuthDependencies = {
  db: Db;
  secret: string;
  publicUrl: string;
  trustedOrigins: string[];
  sendMail: (mail: Mail) => Promise<void>;
  rateLimited: boolean;
  log?: Logger;
};

/** Header that carries the client's address from Express (which knows the proxies) to better-auth's rate limits. */
export const clientIpHeader = 'x-client-ip';

/**
 * Accounts, sessions, verification, password reset and two-factor sign-in, by better-auth. A session lasts 14 days and is
 * renewed daily while it is used. The link of the verification mail returns to the site root (spec section 2).
 */
export function createAuth({ db, secret, publicUrl, trustedOrigins, sendMail, rateLimited, log }: AuthDependencies) {
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
      // better-auth leaves these checks out under test by itself; what is tested is what runs.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      database: { generateId: 'uuid' },
      ipAddress: { ipAddressHeaders: [clientIpHeader] },
    },
    rateLimit: {
      enabled: rateLimited,
      storage: 'database',
      window: 10,
      max: 100,
      customRules: {
        '/sign-in/email': { window: 60, max: 10 },
        '/sign-up/email': { window: 60, max: 10 },
        '/request-password-reset': { window: 300, max: 5 },
        '/send-verification-email': { window: 300, max: 5 },
      },
    },
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
      minPasswordLength: 8,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, url }) => sendMail(resetPasswordMail(user, url)),
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: true,
      autoSignInAfterVerification: true,
      sendVerificationEmail: ({ user, url }) => sendMail(verificationMail(user, url)),
    },
    hooks: {
      before: createAuthMiddleware(async ({ path, body }) =>
        path === '/sign-up/email' ? { context: { body: named(body) } } : undefined,
      ),
    },
    databaseHooks: {
      user: {
        create: {
          before: async (user) => {
            if (!user.email) throw new APIError('BAD_REQUEST', { message: 'Enter an e-mail address.' });
          },
        },
      },
    },
    plugins: [twoFactor({ issuer: 'Concierge' }), bearer()],
  });
}

/** better-auth insists on a display name; a person may leave every name out (spec section 5). */
function named(draft: unknown): unknown {
  const { name, first_name, last_name, email } = (draft ?? {}) as Record<string, unknown>;
  const [first, last] = [first_name, last_name].map((part) => (typeof part === 'string' ? part.trim() : ''));
  const made = [first, last].filter(Boolean).join(' ') || String(email ?? '').split('@')[0];
  return { ...(draft as object), name: typeof name === 'string' && name.trim() ? name : made };
}

export type Auth = ReturnType<typeof createAuth>;
