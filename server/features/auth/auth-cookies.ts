import { randomUUID } from 'node:crypto';
import type { GenericEndpointContext } from 'better-auth';
import { APIError } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { hashedAddress } from './quotas.ts';
import { linkHours } from './accounts.service.ts';

export type AuthContext = GenericEndpointContext;

/** The sign-up made in this browser. In this browser the mailed link needs no password. */
const signUpCookie = (ctx: AuthContext) => ctx.context.createAuthCookie('sign_up', { maxAge: linkHours * 3600 });

export async function writeSignUpCookie(ctx: AuthContext, userId: string): Promise<void> {
  const { name, attributes } = signUpCookie(ctx);
  await ctx.setSignedCookie(name, userId, ctx.context.secret, attributes);
}

export async function readSignUpCookie(ctx: AuthContext): Promise<string | null> {
  return (await ctx.getSignedCookie(signUpCookie(ctx).name, ctx.context.secret)) || null;
}

/** Starts a session of this user in this browser. */
export async function signIn(ctx: AuthContext, userId: string): Promise<void> {
  const user = await ctx.context.internalAdapter.findUserById(userId);
  const session = user && (await ctx.context.internalAdapter.createSession(userId));
  if (!user || !session) throw new APIError('INTERNAL_SERVER_ERROR');
  await setSessionCookie(ctx, { session, user });
  await rememberDevice(ctx, user.email);
}

const codeSeconds = 600;

/**
 * Asks for the second factor instead of starting a session, with the cookie and the rows that better-auth's two-factor
 * plugin leaves after a password.
 */
export async function askSecondFactor(ctx: AuthContext, userId: string): Promise<void> {
  const { name, attributes } = ctx.context.createAuthCookie('two_factor', { maxAge: codeSeconds });
  const identifier = `2fa-${randomUUID()}`;
  const expiresAt = new Date(Date.now() + codeSeconds * 1000);
  const { createVerificationValue } = ctx.context.internalAdapter;
  await createVerificationValue({ identifier, value: userId, expiresAt });
  await createVerificationValue({ identifier: `2fa-attempts-${identifier}`, value: '0', expiresAt });
  await ctx.setSignedCookie(name, identifier, ctx.context.secret, attributes);
}

const deviceDays = 365;

/** One cookie per account, because browsers at a front desk are shared. */
function deviceCookie(ctx: AuthContext, email: string) {
  return ctx.context.createAuthCookie(`device_${hashedAddress(email).slice(0, 12)}`, { maxAge: deviceDays * 86_400 });
}

/** The id of a browser that has signed in to this account before; null for another one. */
export async function knownDevice(ctx: AuthContext, email: string): Promise<string | null> {
  const { name } = deviceCookie(ctx, email);
  const value = await ctx.getSignedCookie(name, ctx.context.secret);
  // A cookie that was issued for another account is ignored.
  const [id, owner] = value ? value.split('!') : [];
  return id && owner === hashedAddress(email) ? id : null;
}

export async function rememberDevice(ctx: AuthContext, email: string): Promise<void> {
  const { name, attributes } = deviceCookie(ctx, email);
  const id = (await knownDevice(ctx, email)) ?? randomUUID();
  await ctx.setSignedCookie(name, `${id}!${hashedAddress(email)}`, ctx.context.secret, attributes);
}
