import { createHash, randomBytes } from 'node:crypto';
import { personName } from '#shared/features/auth/person-name.schema.ts';
import { reason } from '#shared/reasons/reasons.ts';
import { notFound } from '#server/app-error.ts';
import type { Caller, HotelScope, KeyCaller } from '#server/caller.ts';
import type { AcrossHotels, AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import { accountByAddress, deleteAccount, insertAccount, lockAddress } from '../accounts.repository.ts';
import { endActingSessions } from '../auth.repository.ts';
import { connectionOfDomain, join } from '../sso/sso.repository.ts';
import { deleteCallAddresses, deleteSessions, setDisabled } from '../users/users.repository.ts';
import { address } from '../auth-input.ts';
import * as repository from './scim.repository.ts';
import type { Directory, PersonRow, ScimPage } from './scim.repository.ts';
import type { ScimChange } from './scim.rules.ts';

export type ScimDependencies = {
  acrossHotels: AcrossHotels;
  audit: AuditService;
  clock: Clock;
  events: Events;
  superAdminEmails: string[];
  /** Gives a person's conversations of a hotel back, and tells open consoles. */
  release: (scope: HotelScope, userId: string) => Promise<void>;
};

/** A refusal in SCIM's words (RFC 7644, 3.12). */
export class ScimRefusal extends Error {
  readonly status: number;
  readonly scimType: string | undefined;
  constructor(status: number, detail: string, scimType?: string) {
    super(detail);
    this.status = status;
    this.scimType = scimType;
  }
}

const missing = () => new ScimRefusal(404, 'There is no such user.');
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
const overlapMs = 86_400_000;
const left = 'Left the company (directory)';

/** A company's directory: who joins and who leaves (docs/company-accounts.md). */
export function createScimService(dependencies: ScimDependencies) {
  const { acrossHotels, audit, clock, superAdminEmails, release } = dependencies;
  const note = (tx: AcrossHotelsTransaction, group_id: string, action: string, id: string, email: string) =>
    audit.writeAsPlatform(tx, {
      action,
      entity: 'account',
      entity_id: id,
      details: { by: 'directory', group_id, email },
    });
  const demand = async (tx: AcrossHotelsTransaction, { group_id }: Directory, id: string) => {
    const row = await repository.personById(tx, group_id, superAdminEmails, id);
    if (!row) throw missing();
    return row;
  };

  /** Applies a change with the person's row locked. @returns the hotels of a person who has left with it */
  const apply = async (tx: AcrossHotelsTransaction, directory: Directory, before: PersonRow, change: ScimChange) => {
    const { group_id } = directory;
    const now = clock.now();
    if (change.email !== undefined && change.email !== before.email)
      throw new ScimRefusal(400, 'The userName of an account cannot be changed.', 'mutability');
    const first_name = nameOf(change.first_name, before.first_name);
    const last_name = nameOf(change.last_name, before.last_name);
    if (first_name !== (before.first_name ?? '') || last_name !== (before.last_name ?? '')) {
      const name = [first_name, last_name].filter(Boolean).join(' ') || before.email;
      await repository.setNames(tx, before.id, { first_name, last_name, name });
    }
    const external_id = change.external_id === undefined ? before.external_id : change.external_id;
    await repository.keep(tx, { group_id, user_id: before.id, external_id, changed_at: now });
    // An account that the platform disabled stays so.
    if (change.active === true && before.disabled_at && before.disabled_reason === left) {
      await setDisabled(tx, before.id, null);
      await note(tx, group_id, 'enable', before.id, before.email);
    }
    if (change.active !== false || before.disabled_at) return [];
    for (const hotel of await repository.hotelsWithoutAdmin(tx, before.id))
      await repository.noteLastAdmin(tx, hotel, [reason('last_admin_left', { email: before.email })], now);
    await setDisabled(tx, before.id, { at: now, reason: left });
    await deleteCallAddresses(tx, before.id);
    await endActingSessions(tx, before.id, now);
    await deleteSessions(tx, before.id);
    await note(tx, group_id, 'disable', before.id, before.email);
    return before.hotels.map(({ hotel_id }) => hotel_id);
  };

  const change = async (directory: Directory, id: string, asked: ScimChange): Promise<PersonRow> => {
    const hotels = await acrossHotels(async (tx) => apply(tx, directory, await demand(tx, directory, id), asked));
    for (const hotel_id of hotels) await release({ hotel_id, role: 'admin', caller: actorOf(directory) }, id);
    return acrossHotels((tx) => demand(tx, directory, id));
  };

  return {
    /** @throws ScimRefusal 401 */
    directoryOf: async (token: string | null): Promise<Directory> => {
      const found = token
        ? await acrossHotels((tx) => repository.connectionOfToken(tx, hashOf(token), clock.now()))
        : undefined;
      if (!found) throw new ScimRefusal(401, 'The token is missing, unknown or taken back.');
      return found;
    },

    list: ({ group_id }: Directory, page: ScimPage) =>
      acrossHotels((tx) => repository.listPeople(tx, group_id, superAdminEmails, page)),

    get: (directory: Directory, id: string) => acrossHotels((tx) => demand(tx, directory, id)),

    create: (directory: Directory, asked: ScimChange): Promise<PersonRow> => create(dependencies, directory, asked),

    change,

    /** The account is disabled and its rows stay, because they say who did what. */
    remove: async (directory: Directory, id: string): Promise<void> => {
      await change(directory, id, { active: false });
    },

    /** Makes another token, shown once; the one before works for a day. */
    newToken: (caller: Caller, groupId: string): Promise<{ token: string }> =>
      acrossHotels(async (tx) => {
        const token = `scim_${randomBytes(32).toString('base64url')}`;
        const at = clock.now();
        const until = new Date(at.getTime() + overlapMs);
        if (!(await repository.setToken(tx, groupId, { hash: hashOf(token), at, until })))
          throw notFound('company_connection');
        await audit.write(tx, caller, {
          action: 'new_directory_token',
          entity: 'company_accounts',
          entity_id: groupId,
        });
        return { token };
      }),

    removeToken: (caller: Caller, groupId: string): Promise<void> =>
      acrossHotels(async (tx) => {
        if (!(await repository.setToken(tx, groupId, null))) throw notFound('company_connection');
        await audit.write(tx, caller, {
          action: 'remove_directory_token',
          entity: 'company_accounts',
          entity_id: groupId,
        });
      }),
  };
}
export type ScimService = ReturnType<typeof createScimService>;

/** The directory is no person: it owns no conversation. */
const actorOf = ({ group_id }: Directory): KeyCaller => ({
  user_id: null,
  email: null,
  name: 'Company directory',
  context: null,
  key_id: group_id,
});

const nameOf = (asked: string | undefined, before: string | null): string =>
  asked === undefined ? (before ?? '') : (personName.safeParse(asked).data ?? '');

/** @throws ScimRefusal 409 where there is an account with the address, 400 outside the confirmed domains */
function create(parts: ScimDependencies, directory: Directory, asked: ScimChange): Promise<PersonRow> {
  const { acrossHotels, audit, clock, events, superAdminEmails } = parts;
  const { group_id, default_hotel_id: hotel_id, default_role } = directory;
  return acrossHotels(async (tx) => {
    const email = address.safeParse(asked.email ?? '').data;
    const owner = email && (await connectionOfDomain(tx, email.slice(email.lastIndexOf('@') + 1)));
    if (!email || !owner || owner.group_id !== group_id)
      throw new ScimRefusal(400, 'The userName must be an address of a confirmed domain of the group.', 'invalidValue');
    await lockAddress(tx, email);
    const known = await accountByAddress(tx, email);
    if (known?.emailVerified || known?.disabled_at || superAdminEmails.includes(email))
      throw new ScimRefusal(409, 'There is an account with this userName.', 'uniqueness');
    if (known) await deleteAccount(tx, known.id);
    const at = clock.now();
    const [first_name, last_name] = [nameOf(asked.first_name, ''), nameOf(asked.last_name, '')];
    const name = [first_name, last_name].filter(Boolean).join(' ') || email.split('@')[0]!;
    const account = { email, first_name, last_name, name, verified: true, password: null, language: null, at };
    const id = await insertAccount(tx, account);
    await repository.keep(tx, { group_id, user_id: id, external_id: asked.external_id ?? null, changed_at: at });
    const details = { by: 'directory', group_id };
    await audit.writeAsPlatform(tx, {
      action: 'sign_up',
      entity: 'account',
      entity_id: id,
      details: { ...details, email },
    });
    if (asked.active === false) await setDisabled(tx, id, { at, reason: left });
    if (hotel_id) {
      const role = default_role === 'admin' ? 'admin' : 'staff';
      const staffId = await join(tx, { hotel_id, user_id: id, role });
      await audit.writeAsPlatform(tx, { action: 'add', entity: 'staff', entity_id: staffId, hotel_id, details });
      await events.publish(tx, { type: 'staff.updated', hotel_id });
    }
    return (await repository.personById(tx, group_id, superAdminEmails, id))!;
  });
}
