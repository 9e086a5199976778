import type { AuditAction } from '#shared/features/platform/audit.values.ts';
import type { AcrossHotels, AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import type { Clock } from '#server/ports/clock.ts';
import * as repository from './scim-groups.repository.ts';
import type { GroupRow, GroupsPage } from './scim-groups.repository.ts';
import type { GroupChange, MemberStep } from './scim-groups.rules.ts';
import type { DirectoryMemberships } from './scim-memberships.service.ts';
import { ScimRefusal } from './scim-refusal.ts';
import { lockDirectory, peopleAmong, type Directory } from './scim.repository.ts';

export type ScimGroupsDependencies = {
  acrossHotels: AcrossHotels;
  audit: AuditService;
  clock: Clock;
  superAdminEmails: string[];
  memberships: DirectoryMemberships;
};

const missing = () => new ScimRefusal(404, 'There is no such group.');
/** Maximum characters of a name and of an external id; maximum members of a group. */
const [nameLimit, idLimit, mostMembers] = [200, 300, 10_000];

/** The groups of a company's directory. Their members have the hotels that a super admin has given to the group. */
export function createScimGroupsService(dependencies: ScimGroupsDependencies) {
  const { acrossHotels, audit, clock, superAdminEmails, memberships } = dependencies;

  const demand = async (tx: AcrossHotelsTransaction, { group_id }: Directory, id: string): Promise<GroupRow> => {
    const row = await repository.groupById(tx, group_id, id);
    if (!row) throw missing();
    return row;
  };

  const note = (tx: AcrossHotelsTransaction, { group_id }: Directory, action: AuditAction, details: object) =>
    audit.writeAsPlatform(tx, {
      action,
      entity: 'company_accounts',
      entity_id: group_id,
      details: { by: 'directory', ...details },
    });

  const demandFree = async (tx: AcrossHotelsTransaction, group_id: string, name: string, own: string | null) => {
    if (name === '' || name.length > nameLimit)
      throw new ScimRefusal(400, `displayName has 1 to ${nameLimit} characters.`, 'invalidValue');
    const other = await repository.groupWithName(tx, group_id, name);
    if (other && other !== own) throw new ScimRefusal(409, 'There is a group with this displayName.', 'uniqueness');
  };

  /** @returns the people whose membership of the group has changed */
  const setMembers = async (tx: AcrossHotelsTransaction, directory: Directory, id: string, steps: MemberStep[]) => {
    const before = new Set(await repository.memberIds(tx, id));
    const after = stepped(before, steps);
    if (after.size > mostMembers) throw new ScimRefusal(400, `A group has at most ${mostMembers} members.`, 'tooMany');
    const added = [...after].filter((one) => !before.has(one));
    const removed = [...before].filter((one) => !after.has(one));
    const known = new Set(await peopleAmong(tx, directory.group_id, superAdminEmails, added));
    const stranger = added.find((one) => !known.has(one));
    if (stranger !== undefined)
      throw new ScimRefusal(400, `No user of this directory has the id ${stranger.slice(0, 100)}.`, 'invalidValue');
    await repository.addMembers(tx, id, added);
    await repository.removeMembers(tx, id, removed);
    return { added, removed };
  };

  return {
    list: ({ group_id }: Directory, page: GroupsPage) =>
      acrossHotels((tx) => repository.listGroups(tx, group_id, page)),

    get: (directory: Directory, id: string) => acrossHotels((tx) => demand(tx, directory, id)),

    /** @throws ScimRefusal 409 for a name that another group of the directory has, 400 for members that it does not have */
    create: (directory: Directory, asked: GroupChange): Promise<GroupRow> =>
      acrossHotels(async (tx) => {
        const { group_id } = directory;
        const { display_name = '', external_id = null } = asked;
        await lockDirectory(tx, group_id);
        await demandFree(tx, group_id, display_name, null);
        demandShort(external_id);
        const id = await repository.insertGroup(tx, { group_id, display_name, external_id, at: clock.now() });
        const { added } = await setMembers(tx, directory, id, asked.members);
        await note(tx, directory, 'create_directory_group', { display_name, added });
        return demand(tx, directory, id);
      }),

    change: async (directory: Directory, id: string, asked: GroupChange): Promise<GroupRow> => {
      const { group_id } = directory;
      const { row, losses } = await acrossHotels(async (tx) => {
        await lockDirectory(tx, group_id);
        const before = await demand(tx, directory, id);
        const { display_name = before.display_name, external_id = before.external_id } = asked;
        if (display_name !== before.display_name) await demandFree(tx, group_id, display_name, id);
        demandShort(external_id);
        await repository.updateGroup(tx, id, { display_name, external_id, changed_at: clock.now() });
        const { added, removed } = await setMembers(tx, directory, id, asked.members);
        const isChanged = display_name !== before.display_name || added.length > 0 || removed.length > 0;
        if (isChanged) await note(tx, directory, 'change_directory_group', { display_name, added, removed });
        const lost = await memberships.follow(tx, group_id, [...added, ...removed]);
        return { row: await demand(tx, directory, id), losses: lost };
      });
      await memberships.release(group_id, losses);
      return row;
    },

    /** Its members lose the hotels that it gave. */
    remove: async (directory: Directory, id: string): Promise<void> => {
      const { group_id } = directory;
      const losses = await acrossHotels(async (tx) => {
        await lockDirectory(tx, group_id);
        const { display_name } = await demand(tx, directory, id);
        const removed = await repository.memberIds(tx, id);
        await repository.deleteGroup(tx, id);
        await note(tx, directory, 'delete_directory_group', { display_name, removed });
        return memberships.follow(tx, group_id, removed);
      });
      await memberships.release(group_id, losses);
    },
  };
}
export type ScimGroupsService = ReturnType<typeof createScimGroupsService>;

/** @throws ScimRefusal 400 */
export function demandShort(externalId: string | null | undefined): void {
  if (externalId && externalId.length > idLimit)
    throw new ScimRefusal(400, `externalId has at most ${idLimit} characters.`, 'invalidValue');
}

/** Ids are compared in lower case, as the database writes them. */
function stepped(before: Set<string>, steps: MemberStep[]): Set<string> {
  let members = new Set(before);
  for (const step of steps) {
    if (step.kind === 'all') members = new Set();
    else {
      const ids = step.ids.map((id) => id.toLowerCase());
      if (step.kind === 'replace') members = new Set(ids);
      else if (step.kind === 'add') members = new Set([...members, ...ids]);
      else for (const id of ids) members.delete(id);
    }
  }
  return members;
}
