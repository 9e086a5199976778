import { createAuthEndpoint } from 'better-auth/api';
import { z } from 'zod';
import { desktopOrigin } from '#shared/desktop.ts';
import { desktopSignInPath } from '#shared/features/auth/sso.values.ts';
import { reason } from '#shared/reasons/reasons.ts';
import { askSecondFactor, signIn } from '../auth-cookies.ts';
import { clientIp, explained, parsed, refuse } from '../auth-input.ts';
import type { DesktopCodesService } from './desktop-codes.service.ts';
import type { SsoService } from './sso.service.ts';

/** What the desktop program puts into the address that it opens. A challenge is 32 bytes in base64url. */
export const desktopStart = z.object({
  challenge: z.string().regex(/^[\w-]{43}$/),
  state: z.string().regex(/^[\w-]{22,64}$/),
});
const exchangeBody = z.object({ code: z.string().max(20), verifier: z.string().regex(/^[\w.~-]{43,128}$/) });

/** The page that leads back to the program. What it is told stands in the fragment, which no server and no log sees. */
export const desktopPage = (told: Record<string, string>): string =>
  `${desktopSignInPath}#${new URLSearchParams(told)}`;

type Parts = { sso: Pick<SsoService, 'signedIn'>; desktopCodes: DesktopCodesService };

/** The desktop program's exchange of a code for its session, or for the question for the second factor. */
export const desktopExchange = ({ sso, desktopCodes }: Parts) =>
  createAuthEndpoint('/sso/desktop', { method: 'POST', body: z.record(z.string(), z.unknown()) }, async (ctx) => {
    // No page of a browser can send this header, so none can sign its visitor in to an account of another person.
    if (ctx.headers?.get('origin') !== desktopOrigin) throw refuse('FORBIDDEN', 'forbidden', reason('foreign_origin'));
    const { code, verifier } = parsed(exchangeBody, ctx.body);
    const { user_id, needs_code } = await explained(desktopCodes.take(code, verifier));
    if (needs_code) {
      await askSecondFactor(ctx, user_id);
      return ctx.json({ twoFactorRedirect: true });
    }
    await explained(signIn(ctx, user_id));
    await sso.signedIn(user_id, clientIp(ctx), 'desktop');
    return ctx.json({ signed_in: true });
  });
