import { personName } from '#shared/features/auth/person-name.schema.ts';
import { AppError } from '#server/app-error.ts';
import type { AcrossHotels, AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import {
  IdentityError,
  type Identity,
  type IdentityProvider,
  type OidcClient,
} from '#server/ports/identity-provider.ts';
import type { SsoOutcome } from '#shared/features/auth/sso.values.ts';
import { deleteAccount, insertAccount, lockAddress } from '../accounts.repository.ts';
import * as repository from './sso.repository.ts';
import type { ConnectionRow, Person } from './sso.repository.ts';

export type SsoDependencies = {
  acrossHotels: AcrossHotels;
  identityProvider: IdentityProvider;
  events: Events;
  audit: AuditService;
  clock: Clock;
  superAdminEmails: string[];
  /** Opens a stored client secret; null where it was sealed under another secret of the installation. */
  unseal: (sealed: string) => string | null;
  redirectUri: string;
};

/** The desktop program that began a sign-in: its PKCE challenge, and the state by which it knows the answer as its own. */
export type DesktopStart = { challenge: string; state: string };
/** A sign-in that has begun, as it waits in the table of verifications. */
export type SsoAttempt = {
  group_id: string;
  state: string;
  nonce: string;
  verifier: string;
  return_to: string;
  desktop?: DesktopStart | undefined;
};
/** `needs_code`: the account has a second factor of its own. */
export type SsoEntry = { user_id: string; needs_code: boolean };

/** The person may not come in. The outcome stands in the address of the sign-in page. */
export class SsoRefusal extends Error {
  readonly outcome: SsoOutcome;
  constructor(outcome: SsoOutcome, cause?: unknown) {
    super(outcome, { cause });
    this.outcome = outcome;
  }
}

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();
export const providerOf = (groupId: string): string => `sso:${groupId}`;

/** Sign-in with a company's accounts (docs/company-accounts.md). Domains, not accounts, decide which provider is asked. */
export function createSsoService(dependencies: SsoDependencies) {
  const { acrossHotels, identityProvider, audit, clock, superAdminEmails, unseal, redirectUri } = dependencies;
  const connectionOf = (email: string) => acrossHotels((tx) => repository.connectionOfDomain(tx, domainOf(email)));
  const isSuperAdmin = (email: string) => superAdminEmails.includes(email.toLowerCase());

  const clientOf = ({ issuer, client_id, sealed_secret }: ConnectionRow): OidcClient => {
    const client_secret = unseal(sealed_secret);
    if (client_secret === null) throw new SsoRefusal('unreachable');
    return { issuer, client_id, client_secret };
  };

  /** Whether the address must use its company's account. */
  const needsCompany = async (email: string): Promise<boolean> => {
    const connection = await connectionOf(email);
    const isExempt = isSuperAdmin(email) || connection?.emergency_email === email.toLowerCase();
    return connection?.password_off === true && !isExempt;
  };

  return {
    /**
     * What the domain of an address offers. The same for each address of it, so it tells nothing of accounts.
     * `desktop`: the desktop program may begin it as well; servers of before did not say so.
     */
    lookup: async (email: string): Promise<{ company: boolean; password: boolean; desktop: boolean }> => {
      const connection = await connectionOf(email);
      const company = connection !== undefined;
      return { company, desktop: company, password: connection?.password_off !== true };
    },

    /** @throws AppError forbidden if the address has to use its company's account */
    demandPassword: async (email: string): Promise<void> => {
      if (await needsCompany(email)) throw new AppError('forbidden', 'company_account_only');
    },

    /** @throws AppError not_found for a domain without a connection, SsoRefusal */
    begin: async (
      email: string,
      wanted: Pick<SsoAttempt, 'return_to' | 'desktop'>,
    ): Promise<{ url: string; attempt: SsoAttempt }> => {
      const connection = await connectionOf(email);
      if (!connection) throw new AppError('not_found', 'company_account_unknown');
      const options = { redirect_uri: redirectUri, login_hint: email };
      const { url, expected } = await asRefusal(identityProvider.begin(clientOf(connection), options));
      return { url, attempt: { ...expected, ...wanted, group_id: connection.group_id } };
    },

    /** Who came back from the provider. @throws SsoRefusal */
    finish: async (attempt: SsoAttempt, callback: URL, ip: string | null): Promise<SsoEntry> => {
      const read = await acrossHotels((tx) => repository.connectionOfGroup(tx, attempt.group_id));
      if (!read?.is_enabled) throw new SsoRefusal('refused');
      const identity = await asRefusal(identityProvider.finish(clientOf(read), callback, attempt));
      return acrossHotels(async (tx) => {
        const connection = await repository.connectionOfGroup(tx, attempt.group_id);
        if (!connection?.is_enabled || connection.issuer !== read.issuer) throw new SsoRefusal('refused');
        const email = await provenEmail(tx, connection, identity);
        const person = await personOf(dependencies, tx, { connection, identity, email, ip, now: clock.now() });
        if (isSuperAdmin(person.email)) throw new SsoRefusal('super_admin');
        if (person.disabled_at) throw new SsoRefusal('disabled');
        return { user_id: person.id, needs_code: person.twoFactorEnabled === true };
      });
    },

    /** Writes the audit entry of a session that began with a company's account. */
    signedIn: (user_id: string, ip: string | null, program: 'browser' | 'desktop'): Promise<void> =>
      acrossHotels(async (tx) => {
        const user = await repository.personById(tx, user_id);
        if (user)
          await audit.writeAccount(tx, { user, action: 'sign_in', ip, details: { by: 'company_account', program } });
      }),
  };
}
export type SsoService = ReturnType<typeof createSsoService>;

async function asRefusal<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof IdentityError ? new SsoRefusal(error.problem, error) : error;
  }
}

/** The address that the provider vouches for, of a domain that is confirmed as the group's. @throws SsoRefusal */
async function provenEmail(
  tx: AcrossHotelsTransaction,
  connection: ConnectionRow,
  { email, email_verified }: Identity,
): Promise<string> {
  if (!email || email_verified === false) throw new SsoRefusal('unconfirmed');
  if (email_verified === null && !connection.takes_unmarked_email) throw new SsoRefusal('unconfirmed');
  await demandDomain(tx, connection, email);
  return email;
}

async function demandDomain(tx: AcrossHotelsTransaction, connection: ConnectionRow, email: string): Promise<void> {
  const domains = await repository.domainsOf(tx, connection.group_id);
  if (!domains.some(({ domain }) => domain === domainOf(email))) throw new SsoRefusal('other_domain');
}

type Arrival = { connection: ConnectionRow; identity: Identity; email: string; ip: string | null; now: Date };

/**
 * The account of an identity: the one it signed in to before, else the confirmed one with its address, else another one.
 * An unconfirmed account with the address is replaced, because a stranger may have made it.
 */
async function personOf(parts: SsoDependencies, tx: AcrossHotelsTransaction, arrival: Arrival): Promise<Person> {
  const { connection, identity, email, now } = arrival;
  const providerId = providerOf(connection.group_id);
  const accountId = `${connection.issuer} ${identity.subject}`;
  await lockAddress(tx, email);
  const linked = await repository.linkedPerson(tx, providerId, accountId);
  if (linked) {
    await demandDomain(tx, connection, linked.email);
    return linked;
  }
  const known = await repository.personByAddress(tx, email);
  if (parts.superAdminEmails.includes(email)) throw new SsoRefusal('super_admin');
  if (known?.disabled_at) throw new SsoRefusal('disabled');
  // Another person of the company has this account: its address was given to another person.
  if (known && (await repository.hasLink(tx, providerId, known.id))) throw new SsoRefusal('other_person');
  const person = known?.emailVerified ? known : await newPerson(parts, tx, arrival, known?.id ?? null);
  await repository.link(tx, { providerId, accountId, userId: person.id, at: now });
  await parts.audit.writeAccount(tx, {
    user: person,
    action: 'link_company_account',
    ip: arrival.ip,
    details: { group_id: connection.group_id },
  });
  return person;
}

async function newPerson(
  { audit, events }: SsoDependencies,
  tx: AcrossHotelsTransaction,
  { connection, identity, email, ip, now }: Arrival,
  replaces: string | null,
): Promise<Person> {
  const { group_id, default_hotel_id: hotel_id, default_role } = connection;
  if (!hotel_id && !(await repository.isInvited(tx, { group_id, email, now }))) throw new SsoRefusal('no_access');
  if (replaces) await deleteAccount(tx, replaces);
  const [first_name, last_name] = [nameOf(identity.first_name), nameOf(identity.last_name)];
  const id = await insertAccount(tx, {
    email,
    first_name,
    last_name,
    name: [first_name, last_name].filter(Boolean).join(' ') || email.split('@')[0]!,
    verified: true,
    password: null,
    language: null,
    at: now,
  });
  await audit.writeAccount(tx, { user: { id, email }, action: 'sign_up', ip, details: { by: 'company_account' } });
  if (hotel_id) {
    const role = default_role === 'admin' ? 'admin' : 'staff';
    const staffId = await repository.join(tx, { hotel_id, user_id: id, role });
    const details = { user_id: id, role, by: 'company_account' };
    await audit.writeAsPlatform(tx, { action: 'add', entity: 'staff', entity_id: staffId, hotel_id, details });
    await events.publish(tx, { type: 'staff.updated', hotel_id });
  }
  return { id, email, emailVerified: true, twoFactorEnabled: false, disabled_at: null };
}

const nameOf = (given: string): string => personName.safeParse(given).data ?? '';
