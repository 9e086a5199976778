import { code } from '#shared/reasons/code.ts';
import type { BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware, getSessionFromCtx, isAPIError } from 'better-auth/api';
import { z } from 'zod';
import { personName } from '#shared/features/auth/person-name.schema.ts';
import type { AccountJournal } from './account-journal.ts';
import { knownDevice, rememberDevice, writeSignUpCookie, type AuthContext } from './auth-cookies.ts';
import { checkPassword, clientIp, explained, parsed } from './auth-input.ts';
import type { SsoService } from './sso/sso.service.ts';
import type { Throttle, ThrottleKind } from './throttle.ts';

export type GuardParts = { throttle: Throttle; journal: AccountJournal; sso: Pick<SsoService, 'demandPassword'> };

/** An attempt to sign in: the account, and the known browser if any. */
type Attempt = { kind: ThrottleKind; account: string; device: string | null };
type Subject = { id: string; email: string };
/** Facts about a request that are read before it is handled, because the session may be gone afterwards. */
type Known = { attempt: Attempt | null; user: Subject | null; signedIn: boolean };

const secondFactor = new Set(['/two-factor/verify-totp', '/two-factor/verify-backup-code']);

/**
 * Around better-auth's own endpoints: delays for guesses, rules for passwords and names, and an audit entry for what
 * happened to an account. Stands after the other plugins, so that it sees the answer that goes out.
 */
export function accountGuards({ throttle, journal, sso }: GuardParts): BetterAuthPlugin {
  const known = new WeakMap<Request, Known>();
  const before = createAuthMiddleware(async (ctx) => {
    if (!ctx.request) return undefined;
    const user = await subjectOf(ctx);
    const attempt = await attemptOf(ctx, user);
    // Before the password is looked at, so that the answer does not tell whether it is right.
    if (attempt && ctx.path === '/sign-in/email') await explained(sso.demandPassword(attempt.account));
    if (attempt) await explained(throttle.begin(attempt.kind, attempt.account, attempt.device));
    if (ctx.path === '/change-password' && user)
      checkPassword(String(ctx.body?.newPassword), user.email, 'newPassword');
    known.set(ctx.request, { user, attempt, signedIn: ctx.context.session !== null });
    return ctx.path === '/update-user' ? { context: { body: names(ctx.body) } } : undefined;
  });
  const after = createAuthMiddleware(async (ctx) => {
    const { user = null, attempt = null, signedIn = false } = (ctx.request && known.get(ctx.request)) || {};
    const refusal = isAPIError(ctx.context.returned) ? ctx.context.returned : null;
    const code = (refusal?.body as { code?: string } | undefined)?.code ?? null;
    const proved = !refusal || code === 'EMAIL_NOT_VERIFIED';
    if (attempt && proved) await throttle.succeeded(attempt.kind, attempt.account, attempt.device);
    const session = ctx.context.newSession;
    if (session && !refusal) await rememberDevice(ctx, session.user.email);
    const about = session?.user ?? user ?? (await journal.accountOf(ctx.body?.['email']));
    if (code === 'EMAIL_NOT_VERIFIED' && about) await writeSignUpCookie(ctx, about.id);
    const outcome = { code, signedIn, pending: ctx.path === '/sign-in/email' && !refusal && !session };
    await journal.record(ctx.path ?? '', outcome, about ? { id: about.id, email: about.email } : null, clientIp(ctx));
  });
  const matcher = ({ path }: { path?: string | undefined }) => journal.watches(path ?? '') || path === '/update-user';
  return {
    id: 'concierge-guards',
    hooks: { before: [{ matcher, handler: before }], after: [{ matcher, handler: after }] },
  };
}

/** The session's user, or the user who has passed the password and still needs the second factor. */
async function subjectOf(ctx: AuthContext): Promise<Subject | null> {
  if (ctx.path === '/sign-in/email') return null;
  const session = await getSessionFromCtx(ctx);
  if (session) return session.user;
  if (!secondFactor.has(ctx.path ?? '')) return null;
  const cookie = ctx.context.createAuthCookie('two_factor');
  const pending = await ctx.getSignedCookie(cookie.name, ctx.context.secret);
  const found = pending ? await ctx.context.internalAdapter.findVerificationValue(pending) : null;
  return found ? await ctx.context.internalAdapter.findUserById(found.value) : null;
}

/** What an attempt proves: a password (by address) or a second factor (by account). */
async function attemptOf(ctx: AuthContext, user: Subject | null): Promise<Attempt | null> {
  const { email, password, currentPassword } = (ctx.body ?? {}) as Record<string, unknown>;
  if (secondFactor.has(ctx.path ?? ''))
    return user && { kind: 'second_factor', account: user.id, device: await knownDevice(ctx, user.email) };
  const address = user?.email ?? (typeof email === 'string' ? email.trim().toLowerCase().slice(0, 200) : null);
  const guesses = ctx.path === '/sign-in/email' || (user && (password ?? currentPassword) !== undefined);
  return guesses && address ? { kind: 'password', account: address, device: await knownDevice(ctx, address) } : null;
}

const nameChange = z.strictObject(
  {
    first_name: personName.optional(),
    last_name: personName.optional(),
    name: z.string().max(200).optional(),
  },
  code('only_names'),
);

/** A person may change only their names; the display name is computed from them. better-auth merges this with the body. */
function names(body: unknown): object {
  const { first_name, last_name, name } = parsed(nameChange, body);
  const made = [first_name, last_name].filter(Boolean).join(' ');
  const shown = made || (name === undefined ? undefined : parsed(z.object({ name: personName }), { name }).name);
  return {
    ...(first_name === undefined ? {} : { first_name }),
    ...(last_name === undefined ? {} : { last_name }),
    ...(shown ? { name: shown } : {}),
  };
}
