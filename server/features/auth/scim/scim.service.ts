import { personName } from '#shared/features/auth/person-name.schema.ts';
import { reason } from '#shared/reasons/reasons.ts';
import type { AuditAction } from '#shared/features/platform/audit.values.ts';
import type { AcrossHotels, AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import { accountByAddress, deleteAccount, insertAccount, lockAddress } from '../accounts.repository.ts';
import { endActingSessions } from '../auth.repository.ts';
import { connectionOfDomain, join } from '../sso/sso.repository.ts';
import { deleteCallAddresses, deleteSessions, setDisabled } from '../users/users.repository.ts';
import { address } from '../auth-input.ts';
import { removeFromAll } from './scim-groups.repository.ts';
import { demandShort } from './scim-groups.service.ts';
import type { DirectoryMemberships, Loss } from './scim-memberships.service.ts';
import { ScimRefusal } from './scim-refusal.ts';
import * as repository from './scim.repository.ts';
import type { Directory, PersonRow, ScimPage } from './scim.repository.ts';
import type { ScimChange } from './scim.rules.ts';

export type ScimDependencies = {
  acrossHotels: AcrossHotels;
  audit: AuditService;
  clock: Clock;
  events: Events;
  superAdminEmails: string[];
  memberships: DirectoryMemberships;
};

const missing = () => new ScimRefusal(404, 'There is no such user.');
const taken = () => new ScimRefusal(409, 'There is an account with this userName.', 'uniqueness');
const left = 'Left the company (directory)';

/** The people of a company's directory: who joins and who leaves (docs/company-accounts.md). */
export function createScimService(dependencies: ScimDependencies) {
  const { acrossHotels, clock, superAdminEmails, memberships } = dependencies;
  const demand = async (tx: AcrossHotelsTransaction, { group_id }: Directory, id: string) => {
    const row = await repository.personById(tx, group_id, superAdminEmails, id);
    if (!row) throw missing();
    return row;
  };

  /** Applies a change with the person's row locked. @returns the hotels of a person who has left with it */
  const apply = async (tx: AcrossHotelsTransaction, directory: Directory, before: PersonRow, change: ScimChange) => {
    const { group_id } = directory;
    demandShort(change.external_id);
    if (change.email !== undefined && change.email !== before.email)
      await moveTo(dependencies, tx, directory, before, change.email);
    const email = change.email ?? before.email;
    const first_name = nameOf(change.first_name, before.first_name);
    const last_name = nameOf(change.last_name, before.last_name);
    if (first_name !== (before.first_name ?? '') || last_name !== (before.last_name ?? '')) {
      const name = [first_name, last_name].filter(Boolean).join(' ') || email;
      await repository.setNames(tx, before.id, { first_name, last_name, name });
    }
    const external_id = change.external_id === undefined ? before.external_id : change.external_id;
    const user_name = change.user_name ?? before.user_name;
    await repository.keep(tx, { group_id, user_id: before.id, external_id, user_name, changed_at: clock.now() });
    if (change.active === true) await comeBack(dependencies, tx, directory, before);
    return change.active === false ? leave(dependencies, tx, directory, before) : [];
  };

  return {
    list: ({ group_id }: Directory, page: ScimPage) =>
      acrossHotels((tx) => repository.listPeople(tx, group_id, superAdminEmails, page)),

    get: (directory: Directory, id: string) => acrossHotels((tx) => demand(tx, directory, id)),

    create: (directory: Directory, asked: ScimChange): Promise<PersonRow> => create(dependencies, directory, asked),

    change: async (directory: Directory, id: string, asked: ScimChange): Promise<PersonRow> => {
      const { row, losses } = await acrossHotels(async (tx) => {
        const lost = await apply(tx, directory, await demand(tx, directory, id), asked);
        return { row: await demand(tx, directory, id), losses: lost };
      });
      await memberships.release(directory.group_id, losses);
      return row;
    },

    /**
     * The directory does not see the person any more, and its groups give no hotels. The account is disabled and its rows stay,
     * because they say who did what.
     */
    remove: async (directory: Directory, id: string): Promise<void> => {
      const { group_id } = directory;
      const losses = await acrossHotels(async (tx) => {
        await repository.lockDirectory(tx, group_id);
        const before = await demand(tx, directory, id);
        await removeFromAll(tx, group_id, before.id);
        const taken = await memberships.follow(tx, group_id, [before.id]);
        const stayed = await apply(tx, directory, before, { active: false });
        const now = clock.now();
        const { external_id, user_name } = before;
        const row = { group_id, user_id: before.id, external_id, user_name, changed_at: now, deleted_at: now };
        await repository.keep(tx, row);
        const isTaken = (hotel: string) => taken.some(({ hotel_id }) => hotel_id === hotel);
        return [...taken, ...stayed.filter(({ hotel_id }) => !isTaken(hotel_id))];
      });
      await memberships.release(group_id, losses);
    },
  };
}
export type ScimService = ReturnType<typeof createScimService>;

const note = (
  { audit }: ScimDependencies,
  tx: AcrossHotelsTransaction,
  { group_id }: Directory,
  { action, id, ...details }: { action: AuditAction; id: string; email: string; before?: string },
) =>
  audit.writeAsPlatform(tx, {
    action,
    entity: 'account',
    entity_id: id,
    details: { by: 'directory', group_id, ...details },
  });

/** An account that the platform disabled stays so. */
async function comeBack(
  parts: ScimDependencies,
  tx: AcrossHotelsTransaction,
  directory: Directory,
  { id, email, disabled_at, disabled_reason }: Pick<PersonRow, 'id' | 'email' | 'disabled_at' | 'disabled_reason'>,
): Promise<void> {
  if (!disabled_at || disabled_reason !== left) return;
  await setDisabled(tx, id, null);
  await note(parts, tx, directory, { action: 'enable', id, email });
}

async function leave(
  parts: ScimDependencies,
  tx: AcrossHotelsTransaction,
  directory: Directory,
  { id, email, disabled_at, hotels }: PersonRow,
): Promise<Loss[]> {
  if (disabled_at) return [];
  const now = parts.clock.now();
  for (const hotel of await repository.hotelsWithoutAdmin(tx, id))
    await repository.noteLastAdmin(tx, hotel, [reason('last_admin_left', { email })], now);
  await setDisabled(tx, id, { at: now, reason: left });
  await deleteCallAddresses(tx, id);
  await endActingSessions(tx, id, now);
  await deleteSessions(tx, id);
  await note(parts, tx, directory, { action: 'disable', id, email });
  return hotels.map(({ hotel_id }) => ({ user_id: id, hotel_id }));
}

const nameOf = (asked: string | undefined, before: string | null): string =>
  asked === undefined ? (before ?? '') : (personName.safeParse(asked).data ?? '');

/**
 * Locks an address of a confirmed domain of the group, and removes an account that never confirmed it.
 * @returns the account that has the address, if there is one
 * @throws ScimRefusal 400 outside the confirmed domains, 409 for a super admin's address
 */
async function claim(
  { superAdminEmails }: ScimDependencies,
  tx: AcrossHotelsTransaction,
  { group_id }: Directory,
  asked: string | undefined,
) {
  const email = address.safeParse(asked ?? '').data;
  const owner = email && (await connectionOfDomain(tx, email.slice(email.lastIndexOf('@') + 1)));
  if (!email || !owner || owner.group_id !== group_id)
    throw new ScimRefusal(400, 'The userName must be an address of a confirmed domain of the group.', 'invalidValue');
  await lockAddress(tx, email);
  if (superAdminEmails.includes(email)) throw taken();
  const known = await accountByAddress(tx, email);
  if (!known || known.emailVerified || known.disabled_at) return { email, known };
  await deleteAccount(tx, known.id);
  return { email, known: undefined };
}

/** Another address of the same account, such as after a marriage. */
async function moveTo(
  parts: ScimDependencies,
  tx: AcrossHotelsTransaction,
  directory: Directory,
  { id, email: before }: PersonRow,
  asked: string,
): Promise<void> {
  const { email, known } = await claim(parts, tx, directory, asked);
  if (known) throw taken();
  await repository.setAddress(tx, id, email);
  await note(parts, tx, directory, { action: 'change_address', id, email, before });
}

/** @throws ScimRefusal 409 where there is an account with the address, 400 outside the confirmed domains */
function create(parts: ScimDependencies, directory: Directory, asked: ScimChange): Promise<PersonRow> {
  const { acrossHotels, clock, superAdminEmails } = parts;
  const { group_id } = directory;
  return acrossHotels(async (tx) => {
    demandShort(asked.external_id);
    const { email, known } = await claim(parts, tx, directory, asked.email);
    if (known && !(await repository.wasDeleted(tx, group_id, known.id))) throw taken();
    const at = clock.now();
    const id = known?.id ?? (await newAccount(parts, tx, directory, { ...asked, email }));
    const external_id = asked.external_id ?? null;
    const user_name = asked.user_name ?? null;
    await repository.keep(tx, { group_id, user_id: id, external_id, user_name, changed_at: at, deleted_at: null });
    const person = (await repository.personById(tx, group_id, superAdminEmails, id))!;
    if (known && asked.active !== false) await comeBack(parts, tx, directory, person);
    if (!known && asked.active === false) await setDisabled(tx, id, { at, reason: left });
    return (await repository.personById(tx, group_id, superAdminEmails, id))!;
  });
}

/** @returns the id */
async function newAccount(
  parts: ScimDependencies,
  tx: AcrossHotelsTransaction,
  directory: Directory,
  { email, ...asked }: ScimChange & { email: string },
): Promise<string> {
  const { audit, clock, events } = parts;
  const { group_id, default_hotel_id: hotel_id, default_role } = directory;
  const [first_name, last_name] = [nameOf(asked.first_name, ''), nameOf(asked.last_name, '')];
  const name = [first_name, last_name].filter(Boolean).join(' ') || email.split('@')[0]!;
  const at = clock.now();
  const account = { email, first_name, last_name, name, verified: true, password: null, language: null, at };
  const id = await insertAccount(tx, account);
  await note(parts, tx, directory, { action: 'sign_up', id, email });
  if (hotel_id) {
    const staffId = await join(tx, { hotel_id, user_id: id, role: default_role });
    const details = { by: 'directory', group_id };
    await audit.writeAsPlatform(tx, { action: 'add', entity: 'staff', entity_id: staffId, hotel_id, details });
    await events.publish(tx, { type: 'staff.updated', hotel_id });
  }
  return id;
}
