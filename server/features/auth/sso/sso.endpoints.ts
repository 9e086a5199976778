import { randomBytes } from 'node:crypto';
import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { z } from 'zod';
import type { SsoOutcome } from '#shared/features/auth/sso.values.ts';
import { address, clientIp, explained, parsed } from '../auth-input.ts';
import { askSecondFactor, signIn, type AuthContext } from '../auth-cookies.ts';
import { SsoRefusal, type SsoAttempt, type SsoService } from './sso.service.ts';

export type SsoParts = {
  sso: SsoService;
  publicUrl: string;
  /** Writes the cause of a refusal to the log. */
  refused: (outcome: SsoOutcome, cause: unknown) => void;
};

const anyBody = z.record(z.string(), z.unknown());
const attemptSeconds = 600;
/** A path of this console, never an address elsewhere. */
const ownPath = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])/)
  .catch('/auth');
const lookupBody = z.object({ email: address });
const startBody = z.object({ email: address, return_to: ownPath.default('/auth') });

/** Endpoints below /api/auth for sign-in with a company's account. Sessions are better-auth's, as for passwords. */
export function ssoEndpoints({ sso, publicUrl, refused }: SsoParts): BetterAuthPlugin {
  const back = (ctx: AuthContext, outcome: SsoOutcome, cause?: unknown) => {
    refused(outcome, cause);
    return ctx.redirect(`${publicUrl}/auth?${new URLSearchParams({ company: outcome })}`);
  };
  return {
    id: 'concierge-company-accounts',
    endpoints: {
      ssoLookup: createAuthEndpoint('/sso/lookup', { method: 'POST', body: anyBody }, async (ctx) => {
        const { email } = parsed(lookupBody, ctx.body);
        return ctx.json(await explained(sso.lookup(email)));
      }),
      ssoStart: createAuthEndpoint('/sso/start', { method: 'POST', body: anyBody }, async (ctx) => {
        const { email, return_to } = parsed(startBody, ctx.body);
        try {
          const { url, attempt } = await explained(sso.begin(email, return_to));
          await keepAttempt(ctx, attempt);
          return ctx.json({ url });
        } catch (error) {
          if (!(error instanceof SsoRefusal)) throw error;
          refused(error.outcome, error.cause);
          return ctx.json({ url: `/auth?${new URLSearchParams({ company: error.outcome })}` });
        }
      }),
      ssoCallback: createAuthEndpoint('/sso/callback', { method: 'GET', query: anyBody }, async (ctx) => {
        const attempt = await takeAttempt(ctx);
        if (!attempt) throw back(ctx, 'expired');
        try {
          const callback = new URL(`${publicUrl}/api/auth/sso/callback?${new URLSearchParams(textsOf(ctx.query))}`);
          const { user_id, needs_code } = await sso.finish(attempt, callback, clientIp(ctx));
          if (!needs_code) await explained(signIn(ctx, user_id));
          else await askSecondFactor(ctx, user_id);
          throw ctx.redirect(`${publicUrl}${needs_code ? '/auth?company=code' : attempt.return_to}`);
        } catch (error) {
          if (!(error instanceof SsoRefusal)) throw error;
          throw back(ctx, error.outcome, error.cause);
        }
      }),
    },
  } satisfies BetterAuthPlugin;
}

const textsOf = (query: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).filter((each): each is [string, string] => typeof each[1] === 'string'));

const attemptCookie = (ctx: AuthContext) => ctx.context.createAuthCookie('sso', { maxAge: attemptSeconds });

/** Binds the sign-in to this browser: an address that another person began leads nowhere here. */
async function keepAttempt(ctx: AuthContext, attempt: SsoAttempt): Promise<void> {
  const id = randomBytes(24).toString('base64url');
  await ctx.context.internalAdapter.createVerificationValue({
    identifier: `sso-${id}`,
    value: JSON.stringify(attempt),
    expiresAt: new Date(Date.now() + attemptSeconds * 1000),
  });
  const { name, attributes } = attemptCookie(ctx);
  await ctx.setSignedCookie(name, id, ctx.context.secret, attributes);
}

/** The attempt of this browser, once. */
async function takeAttempt(ctx: AuthContext): Promise<SsoAttempt | null> {
  const { name, attributes } = attemptCookie(ctx);
  const id = await ctx.getSignedCookie(name, ctx.context.secret);
  if (!id) return null;
  ctx.setCookie(name, '', { ...attributes, maxAge: 0 });
  const kept = await ctx.context.internalAdapter.consumeVerificationValue(`sso-${id}`);
  return kept ? (JSON.parse(kept.value) as SsoAttempt) : null;
}
