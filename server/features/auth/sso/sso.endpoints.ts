import { randomBytes } from 'node:crypto';
import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { z } from 'zod';
import type { SsoOutcome } from '#shared/features/auth/sso.values.ts';
import { address, clientIp, explained, parsed } from '../auth-input.ts';
import { askSecondFactor, signIn, type AuthContext } from '../auth-cookies.ts';
import { desktopExchange, desktopPage, desktopStart } from './desktop-codes.endpoints.ts';
import type { DesktopCodesService } from './desktop-codes.service.ts';
import { SsoRefusal, type DesktopStart, type SsoAttempt, type SsoEntry, type SsoService } from './sso.service.ts';

export type SsoParts = {
  sso: SsoService;
  desktopCodes: DesktopCodesService;
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
const startBody = z.object({ email: address, return_to: ownPath.default('/auth'), desktop: desktopStart.optional() });

/** Endpoints below /api/auth for sign-in with a company's account. Sessions are better-auth's, as for passwords. */
export function ssoEndpoints(parts: SsoParts): BetterAuthPlugin {
  const { sso, publicUrl, refused } = parts;
  return {
    id: 'concierge-company-accounts',
    endpoints: {
      ssoLookup: createAuthEndpoint('/sso/lookup', { method: 'POST', body: anyBody }, async (ctx) => {
        const { email } = parsed(lookupBody, ctx.body);
        return ctx.json(await explained(sso.lookup(email)));
      }),
      ssoStart: createAuthEndpoint('/sso/start', { method: 'POST', body: anyBody }, async (ctx) => {
        const { email, return_to, desktop } = parsed(startBody, ctx.body);
        try {
          const { url, attempt } = await explained(sso.begin(email, { return_to, desktop }));
          await keepAttempt(ctx, attempt);
          return ctx.json({ url });
        } catch (error) {
          if (!(error instanceof SsoRefusal)) throw error;
          refused(error.outcome, error.cause);
          return ctx.json({ url: refusalPath(error.outcome, desktop) });
        }
      }),
      ssoCallback: createAuthEndpoint('/sso/callback', { method: 'GET', query: anyBody }, async (ctx) => {
        const attempt = await takeAttempt(ctx);
        try {
          if (!attempt) throw new SsoRefusal('expired');
          const callback = new URL(`${publicUrl}/api/auth/sso/callback?${new URLSearchParams(textsOf(ctx.query))}`);
          const entry = await sso.finish(attempt, callback, clientIp(ctx));
          throw ctx.redirect(`${publicUrl}${await letIn(ctx, parts, attempt, entry)}`);
        } catch (error) {
          if (!(error instanceof SsoRefusal)) throw error;
          refused(error.outcome, error.cause);
          throw ctx.redirect(`${publicUrl}${refusalPath(error.outcome, attempt?.desktop)}`);
        }
      }),
      ssoDesktop: desktopExchange(parts),
    },
  } satisfies BetterAuthPlugin;
}

/** Where a refusal is shown. */
const refusalPath = (outcome: SsoOutcome, desktop: DesktopStart | undefined): string =>
  desktop
    ? desktopPage({ company: outcome, state: desktop.state })
    : `/auth?${new URLSearchParams({ company: outcome })}`;

/** Starts a session in this browser, or gives the browser a code for the desktop program. Returns the page to show. */
async function letIn(
  ctx: AuthContext,
  { sso, desktopCodes }: SsoParts,
  { group_id, desktop, return_to }: SsoAttempt,
  { user_id, needs_code }: SsoEntry,
): Promise<string> {
  if (desktop) {
    const code = await desktopCodes.issue(desktop.challenge, { user_id, group_id });
    return desktopPage({ code, state: desktop.state });
  }
  if (needs_code) {
    await askSecondFactor(ctx, user_id);
    return '/auth?company=code';
  }
  await explained(signIn(ctx, user_id));
  await sso.signedIn(user_id, clientIp(ctx), 'browser');
  return return_to;
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
