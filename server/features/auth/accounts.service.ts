import { consoleLanguages } from '#shared/features/auth/preferences.schema.ts';
import type { AcrossHotels, AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';
import { AppError } from '#server/app-error.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Jobs } from '#server/ports/jobs.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import { demandQuota, hashedAddress } from './quotas.ts';
import type { LinkSigner } from './account-links.ts';
import * as repository from './accounts.repository.ts';

export type AccountsDependencies = {
  acrossHotels: AcrossHotels;
  jobs: Jobs;
  clock: Clock;
  links: LinkSigner;
  audit: AuditService;
};

export type SignUp = {
  email: string;
  passwordHash: string;
  first_name: string;
  last_name: string;
  name: string;
  language: string | null;
  /** The token of an invitation that was mailed to this address. */
  invitation?: string | undefined;
};

/**
 * Hours that a mailed link works, and the length of the mail quota's day: so when the quota of an address is used up, the
 * newest mail still works.
 */
export const linkHours = 24;
const mailsPerDay = 10;

const gone = () => new AppError('not_found', 'link_used');

/**
 * Sign-up, confirmation of addresses and new passwords. A confirmation belongs to one sign-up: signing up again with an
 * unconfirmed address deletes that account with its rows and creates another one.
 */
export function createAccountsService({ acrossHotels, jobs, clock, links, audit }: AccountsDependencies) {
  const sendLink = async (tx: AcrossHotelsTransaction, kind: 'verification' | 'password_reset', user_id: string) => {
    const created_at = clock.now();
    const expires_at = new Date(created_at.getTime() + linkHours * 3_600_000);
    const link_id = await repository.insertLink(tx, { kind, user_id, created_at, expires_at });
    await jobs.send(tx, 'account_mail', { kind, link_id });
  };

  /** Counted for every address, known or not, so that the answer does not reveal accounts. */
  const demandMail = (tx: AcrossHotelsTransaction, kind: string, email: string) =>
    demandQuota(
      tx,
      { key: `mail:${kind}:${hashedAddress(email)}`, limit: mailsPerDay, now: clock.now() },
      'too_many_mails',
    );

  const held = (kind: 'verification' | 'password_reset', token: string) => {
    const id = links.read(kind, token);
    return acrossHotels(async (tx) => {
      const link = id ? await repository.heldLink(tx, kind, id, clock.now()) : undefined;
      if (!id || !link) throw gone();
      return { ...link, id };
    });
  };

  return {
    /** @returns the new account, or null if the address is confirmed or its account disabled; then nothing changes. */
    signUp: ({ email, passwordHash, invitation, ...person }: SignUp, ip: string | null): Promise<SignedUp | null> =>
      acrossHotels(async (tx) => {
        const at = clock.now();
        await repository.lockAddress(tx, email);
        const invitationId = invitation ? links.read('invitation', invitation) : null;
        const invited = invitationId !== null && (await repository.isInvited(tx, invitationId, email, at));
        if (!invited) await demandMail(tx, 'verification', email);
        const known = await repository.accountByAddress(tx, email);
        if (known?.emailVerified && invited) throw new AppError('conflict', 'account_exists');
        if (known?.emailVerified || known?.disabled_at) return null;
        if (known) await repository.deleteAccount(tx, known.id);
        const user_id = await repository.insertAccount(tx, {
          ...person,
          email,
          password: passwordHash,
          verified: invited,
          at,
        });
        if (!invited) await sendLink(tx, 'verification', user_id);
        const details = { ...(known ? { replaces: known.id } : {}), ...(invited ? { by: 'invitation' } : {}) };
        await audit.writeAccount(tx, { user: { id: user_id, email }, action: 'sign_up', ip, details });
        return { user_id, verified: invited };
      }),

    /** Mails another link for the present sign-up of an address; earlier ones of this sign-up keep working. */
    requestVerification: (email: string): Promise<void> =>
      acrossHotels(async (tx) => {
        await repository.lockAddress(tx, email);
        await demandMail(tx, 'verification', email);
        const known = await repository.accountByAddress(tx, email);
        if (known && !known.emailVerified) await sendLink(tx, 'verification', known.id);
      }),

    requestPasswordReset: (email: string, ip: string | null): Promise<void> =>
      acrossHotels(async (tx) => {
        await demandMail(tx, 'password_reset', email);
        const known = await repository.accountByAddress(tx, email);
        if (!known || known.disabled_at) return;
        await sendLink(tx, 'password_reset', known.id);
        await audit.writeAccount(tx, { user: { id: known.id, email }, action: 'request_password_reset', ip });
      }),

    /** @throws AppError forbidden if the platform disabled the account */
    demandEnabled: (userId: string): Promise<void> =>
      acrossHotels(async (tx) => {
        if (await repository.isDisabled(tx, userId)) throw new AppError('forbidden', 'account_disabled');
      }),

    /** What a link is for, without using it. @throws AppError not_found */
    verificationLink: (token: string) => held('verification', token),
    resetLink: (token: string) => held('password_reset', token),

    /**
     * Confirms the address and invalidates all other links. With `passwordHash` the link also replaces the password
     * and the names, which may have been typed by another person. @throws AppError not_found
     */
    verify: (use: LinkUse): Promise<void> => acrossHotels((tx) => take(tx, 'verification', use)),

    /** Sets a new password by the mailed link. Ends all sessions and confirms the address. */
    resetPassword: (use: LinkUse & { passwordHash: string }): Promise<void> =>
      acrossHotels((tx) => take(tx, 'password_reset', use)),
  };

  async function take(
    tx: AcrossHotelsTransaction,
    kind: 'verification' | 'password_reset',
    { link_id, user_id, passwordHash, ip }: LinkUse,
  ): Promise<void> {
    const now = clock.now();
    const link = await repository.heldLink(tx, kind, link_id, now);
    const used = link && (await repository.consumeLink(tx, kind, link_id, now));
    if (!link || used?.user_id !== user_id || (kind === 'verification' && link.emailVerified)) throw gone();
    const user = { id: user_id, email: link.email };
    await repository.deleteLinks(tx, user_id);
    if (passwordHash) await repository.setPassword(tx, user_id, passwordHash, now);
    if (link.emailVerified) await repository.deleteSessions(tx, user_id);
    else {
      await repository.markVerified(tx, user_id, now);
      if (passwordHash) await repository.forgetNames(tx, user_id, link.email.split('@')[0]!);
      await audit.writeAccount(tx, { user, action: 'verify_address', ip });
    }
    if (passwordHash) await audit.writeAccount(tx, { user, action: 'reset_password', ip });
  }
}
export type AccountsService = ReturnType<typeof createAccountsService>;
/** `passwordHash`: null keeps the password. */
export type LinkUse = { link_id: string; user_id: string; passwordHash: string | null; ip: string | null };
export type SignedUp = { user_id: string; verified: boolean };

/** The first supported language in Accept-Language; null if there is none. */
export function languageOf(asked: unknown): string | null {
  if (typeof asked !== 'string') return null;
  const wanted = asked.split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return wanted.find((language) => (consoleLanguages as readonly string[]).includes(language)) ?? null;
}
