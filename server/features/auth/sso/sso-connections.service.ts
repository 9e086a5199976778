import { mailDomain, type SsoConnection, type SsoConnectionChange } from '#shared/features/auth/sso.contract.ts';
import { reason } from '#shared/reasons/reasons.ts';
import { fieldProblem } from '#shared/reasons/field-problem.ts';
import type { AuditAction } from '#shared/features/platform/audit.values.ts';
import { AppError, invalidInput, notFound } from '#server/app-error.ts';
import type { Caller } from '#server/caller.ts';
import type { AcrossHotels, AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import type { Clock } from '#server/ports/clock.ts';
import { IdentityError, type IdentityProvider } from '#server/ports/identity-provider.ts';
import { isMailProvider } from './mail-providers.rules.ts';
import * as repository from './sso.repository.ts';
import { providerOf } from './sso.service.ts';

export type SsoConnectionsDependencies = {
  acrossHotels: AcrossHotels;
  audit: AuditService;
  clock: Clock;
  identityProvider: IdentityProvider;
  redirectUri: string;
  /** Encrypts a client secret for its row. */
  seal: (text: string) => string;
};

/** The super admin's settings of companies' accounts. A domain counts once a super admin has confirmed whose it is. */
export function createSsoConnectionsService(dependencies: SsoConnectionsDependencies) {
  const { acrossHotels, audit, clock, identityProvider, redirectUri } = dependencies;

  const read = async (tx: AcrossHotelsTransaction, groupId: string): Promise<SsoConnection | null> => {
    const row = await repository.connectionOfGroup(tx, groupId);
    if (!row) return null;
    const { group_id: _group, sealed_secret: _secret, changed_at: _at, default_role, ...shown } = row;
    const domains = await repository.domainsOf(tx, groupId);
    return {
      ...shown,
      default_role: default_role === 'admin' ? 'admin' : 'staff',
      redirect_uri: redirectUri,
      domains: domains.map(({ domain, confirmed_at }) => ({ domain, confirmed_at: confirmed_at.toISOString() })),
    };
  };

  const demand = async (tx: AcrossHotelsTransaction, groupId: string): Promise<SsoConnection> => {
    const connection = await read(tx, groupId);
    if (!connection) throw notFound('company_connection');
    return connection;
  };

  const note = (
    tx: AcrossHotelsTransaction,
    caller: Caller,
    groupId: string,
    action: AuditAction,
    details: Record<string, unknown>,
  ) => audit.write(tx, caller, { action, entity: 'company_accounts', entity_id: groupId, details });

  return {
    get: (groupId: string): Promise<SsoConnection | null> =>
      acrossHotels(async (tx) => {
        if (!(await repository.groupExists(tx, groupId))) throw notFound('group');
        return read(tx, groupId);
      }),

    save: (caller: Caller, groupId: string, change: SsoConnectionChange): Promise<SsoConnection> =>
      acrossHotels(async (tx) => {
        if (!(await repository.groupExists(tx, groupId))) throw notFound('group');
        const before = await repository.connectionOfGroup(tx, groupId);
        const { client_secret, ...settings } = change;
        await demandConsistent(tx, groupId, change, before !== undefined);
        const sealed_secret = client_secret === undefined ? before!.sealed_secret : dependencies.seal(client_secret);
        await repository.saveConnection(tx, {
          ...settings,
          group_id: groupId,
          sealed_secret,
          changed_at: clock.now(),
        });
        // The same subject at another provider is another person.
        if (before && before.issuer !== change.issuer) await repository.deleteLinks(tx, providerOf(groupId));
        await note(tx, caller, groupId, 'set', { ...settings, new_secret: client_secret !== undefined });
        return demand(tx, groupId);
      }),

    remove: (caller: Caller, groupId: string): Promise<void> =>
      acrossHotels(async (tx) => {
        if (!(await repository.deleteConnection(tx, groupId))) throw notFound('company_connection');
        await repository.deleteLinks(tx, providerOf(groupId));
        await note(tx, caller, groupId, 'delete', {});
      }),

    /** Reads the provider's metadata, as a sign-in does first. */
    check: async (groupId: string): Promise<{ is_reachable: boolean }> => {
      const { issuer, client_id } = await acrossHotels((tx) => demand(tx, groupId));
      const client = { issuer, client_id, client_secret: 'not sent' };
      try {
        await identityProvider.begin(client, { redirect_uri: redirectUri, login_hint: null });
        return { is_reachable: true };
      } catch (error) {
        if (error instanceof IdentityError) return { is_reachable: false };
        throw error;
      }
    },

    /** @throws AppError invalid_input for a domain of a mail provider, conflict where another group has it */
    confirmDomain: (caller: Caller, groupId: string, typed: string): Promise<SsoConnection> =>
      acrossHotels(async (tx) => {
        const domain = parsedDomain(typed);
        await demand(tx, groupId);
        if (isMailProvider(domain)) throw invalidInput([fieldProblem('domain', reason('domain_of_mail_provider'))]);
        const owner = await repository.insertDomain(tx, { domain, group_id: groupId, confirmed_at: clock.now() });
        if (owner !== groupId) throw new AppError('conflict', 'domain_of_other_group');
        await note(tx, caller, groupId, 'confirm_domain', { domain });
        return demand(tx, groupId);
      }),

    removeDomain: (caller: Caller, groupId: string, typed: string): Promise<SsoConnection> =>
      acrossHotels(async (tx) => {
        const domain = parsedDomain(typed);
        if (!(await repository.deleteDomain(tx, groupId, domain))) throw notFound('domain');
        await note(tx, caller, groupId, 'remove_domain', { domain });
        return demand(tx, groupId);
      }),
  };
}
export type SsoConnectionsService = ReturnType<typeof createSsoConnectionsService>;

function parsedDomain(typed: string): string {
  const { success, data } = mailDomain.safeParse(typed);
  if (!success) throw invalidInput([fieldProblem('domain', reason('enter_domain'))]);
  return data;
}

/** @throws AppError invalid_input with the field */
async function demandConsistent(
  tx: AcrossHotelsTransaction,
  groupId: string,
  change: SsoConnectionChange,
  isKnown: boolean,
): Promise<void> {
  const { client_secret, password_off, emergency_email, default_hotel_id } = change;
  if (!isKnown && client_secret === undefined)
    throw invalidInput([fieldProblem('client_secret', reason('client_secret_needed'))]);
  if (password_off && !emergency_email)
    throw invalidInput([fieldProblem('emergency_email', reason('emergency_email_needed'))]);
  if (default_hotel_id && !(await repository.isInGroup(tx, groupId, default_hotel_id)))
    throw invalidInput([fieldProblem('default_hotel_id', reason('hotel_outside_group'))]);
}
