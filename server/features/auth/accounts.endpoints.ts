import { reason } from '#shared/reasons/reasons.ts';
import { fieldProblem } from '#shared/reasons/field-problem.ts';
import { code } from '#shared/reasons/code.ts';
import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint, sensitiveSessionMiddleware } from 'better-auth/api';
import { z } from 'zod';
import { personName } from '#shared/features/auth/person-name.schema.ts';
import { languageOf, type AccountsService } from './accounts.service.ts';
import {
  address,
  atLeast,
  checkPassword,
  clientIp,
  explained,
  mailedToken,
  parsed,
  password,
  refuse,
} from './auth-input.ts';
import { readSignUpCookie, signIn, writeSignUpCookie, type AuthContext } from './auth-cookies.ts';
import type { SsoService } from './sso/sso.service.ts';
import type { Throttle } from './throttle.ts';

const anyBody = z.record(z.string(), z.unknown());

const signUpBody = z.object({
  email: address,
  password,
  first_name: personName.optional(),
  last_name: personName.optional(),
  name: z.string().max(200).optional(),
  language: z.string().max(20).optional(),
  invitation: z.string().max(200).optional(),
});

const emailBody = z.object({ email: address });
const resetBody = z.object({ token: mailedToken, newPassword: password });
const verifyBody = z.object({ token: mailedToken, password: password.optional(), new_password: password.optional() });

export type AccountsParts = {
  accounts: AccountsService;
  throttle: Throttle;
  /** Refuses passwords where a company wants its own accounts only. */
  sso: Pick<SsoService, 'demandPassword'>;
};

/**
 * Endpoints below /api/auth that replace better-auth's endpoints of the same names: sign-up, confirmation and new
 * passwords, where the mailed link leads to a page and only a POST changes something; and sessions are revoked by id.
 */
export function accountEndpoints(parts: AccountsParts): BetterAuthPlugin {
  return {
    id: 'concierge-accounts',
    endpoints: { ...signUpEndpoints(parts), ...verifyEndpoints(parts), ...resetEndpoints(parts), revokeSession },
  } satisfies BetterAuthPlugin;
}

function signUpEndpoints({ accounts, sso }: AccountsParts) {
  return {
    signUpEmail: createAuthEndpoint('/sign-up/email', { method: 'POST', body: anyBody }, async (ctx) => {
      const draft = parsed(signUpBody, ctx.body);
      const { email, first_name = '', last_name = '', invitation } = draft;
      checkPassword(draft.password, email);
      await explained(sso.demandPassword(email));
      const name = signUpName(draft);
      const language = languageOf(draft.language ?? ctx.headers?.get('accept-language'));
      const made = await atLeast(250, async () => {
        const passwordHash = await ctx.context.password.hash(draft.password);
        return explained(
          accounts.signUp({ email, passwordHash, first_name, last_name, name, language, invitation }, clientIp(ctx)),
        );
      });
      await writeSignUpCookie(ctx, made?.user_id ?? crypto.randomUUID());
      if (made?.verified) await signIn(ctx, made.user_id);
      const user = { email, name, first_name, last_name, emailVerified: made?.verified === true };
      return ctx.json({ user, signed_in: made?.verified === true });
    }),
    sendVerificationEmail: createAuthEndpoint(
      '/send-verification-email',
      { method: 'POST', body: anyBody },
      async (ctx) => {
        const { email } = parsed(emailBody, ctx.body);
        await atLeast(250, () => explained(accounts.requestVerification(email)));
        return ctx.json({ status: true });
      },
    ),
  };
}

function verifyEndpoints({ accounts, throttle, sso }: AccountsParts) {
  return {
    /** Data for the page before its button is pressed. Read-only. */
    verificationLink: createAuthEndpoint('/verification-link', { method: 'GET', query: anyBody }, async (ctx) => {
      const { token } = parsed(z.object({ token: mailedToken }), ctx.query);
      const link = await explained(accounts.verificationLink(token));
      const this_browser = (await readSignUpCookie(ctx)) === link.user_id;
      return ctx.json({ email: link.email, signed_up_at: link.createdAt.toISOString(), this_browser });
    }),
    verifyEmail: createAuthEndpoint('/verify-email', { method: 'POST', body: anyBody }, async (ctx) => {
      const { token, password: typed, new_password } = parsed(verifyBody, ctx.body);
      const link = await explained(accounts.verificationLink(token));
      await explained(sso.demandPassword(link.email));
      if (new_password !== undefined) checkPassword(new_password, link.email, 'new_password');
      else if ((await readSignUpCookie(ctx)) !== link.user_id) await provePassword(ctx, throttle, link, typed);
      const passwordHash = new_password === undefined ? null : await ctx.context.password.hash(new_password);
      await explained(accounts.verify({ link_id: link.id, user_id: link.user_id, passwordHash, ip: clientIp(ctx) }));
      await signIn(ctx, link.user_id);
      return ctx.json({ status: true, user: { email: link.email, emailVerified: true } });
    }),
  };
}

type Provable = { email: string; password: string | null };

/** In a browser other than the one that signed up, access to the mailbox alone does not confirm the password. */
async function provePassword(ctx: AuthContext, throttle: Throttle, link: Provable, typed: string | undefined) {
  if (typed === undefined) throw refuse('FORBIDDEN', 'PASSWORD_NEEDED', reason('password_needed'));
  await explained(throttle.begin('password', link.email, null));
  if (!(await ctx.context.password.verify({ hash: link.password ?? '', password: typed })))
    throw refuse('BAD_REQUEST', 'INVALID_PASSWORD', reason('password_wrong'), {
      details: [fieldProblem('password', reason('password_wrong'))],
    });
  await throttle.succeeded('password', link.email, null);
}

function resetEndpoints({ accounts, throttle }: AccountsParts) {
  return {
    requestPasswordReset: createAuthEndpoint(
      '/request-password-reset',
      { method: 'POST', body: anyBody },
      async (ctx) => {
        const { email } = parsed(emailBody, ctx.body);
        await atLeast(250, () => explained(accounts.requestPasswordReset(email, clientIp(ctx))));
        return ctx.json({ status: true });
      },
    ),
    resetPassword: createAuthEndpoint('/reset-password', { method: 'POST', body: anyBody }, async (ctx) => {
      const { token, newPassword } = parsed(resetBody, ctx.body);
      const link = await explained(accounts.resetLink(token));
      checkPassword(newPassword, link.email, 'newPassword');
      const passwordHash = await ctx.context.password.hash(newPassword);
      await explained(
        accounts.resetPassword({ link_id: link.id, user_id: link.user_id, passwordHash, ip: clientIp(ctx) }),
      );
      await explained(throttle.forgive(link.email, link.user_id));
      return ctx.json({ status: true });
    }),
  };
}

/** By id, because session tokens are never returned. */
const revokeSession = createAuthEndpoint(
  '/revoke-session',
  { method: 'POST', body: anyBody, use: [sensitiveSessionMiddleware] },
  async (ctx) => {
    const { id } = parsed(z.object({ id: z.uuid(code('session_id_needed')) }), ctx.body);
    const { adapter, session } = ctx.context;
    const where = [
      { field: 'id', value: id },
      { field: 'userId', value: session.user.id },
    ];
    await adapter.deleteMany({ model: 'session', where });
    return ctx.json({ status: true });
  },
);

/** better-auth requires a display name; a person may leave all names empty (docs/product.md, section 5). */
function signUpName({ name, first_name, last_name, email }: z.output<typeof signUpBody>): string {
  const made = [first_name, last_name].filter(Boolean).join(' ');
  const local = email.split('@')[0]!.slice(0, 100);
  if (made) return made;
  return name === undefined || name.trim() === '' || name.trim() === local
    ? local
    : parsed(z.object({ name: personName }), { name }).name;
}
