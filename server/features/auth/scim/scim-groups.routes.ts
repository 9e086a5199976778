import type { Request, Router } from 'express';
import { bodyOf, idOf, listQueryOf, projectionOf, type Answering } from './scim-answer.routes.ts';
import { groupFilters, readGroup, readGroupPatch } from './scim-groups.rules.ts';
import type { ScimGroupsService } from './scim-groups.service.ts';
import { ScimRefusal } from './scim-refusal.ts';
import { groupOf, listOf, project } from './scim-resources.ts';

/** Bytes of a body: 10,000 members. */
const bodyLimit = 2 * 1024 * 1024;

/** @throws ScimRefusal 400 */
async function groupIn(request: Request) {
  const group = readGroup(await bodyOf(request, bodyLimit));
  if (!group) throw new ScimRefusal(400, 'members is a list of { "value": id }.', 'invalidValue');
  return group;
}

export function addGroups(router: Router, groups: ScimGroupsService, base: string, answering: Answering): void {
  const list = answering(async (directory, request) => {
    const { start, ...page } = listQueryOf(request, groupFilters);
    const shown = projectionOf(request);
    const withMembers = shown.only ? shown.only.includes('members') : !shown.without?.includes('members');
    const { rows, total } = await groups.list(directory, { ...page, withMembers });
    const resources = rows.map((row) => project(groupOf(row, base), shown));
    return { status: 200, body: listOf(resources, total, start) };
  });
  const create = answering(async (directory, request) => {
    const row = await groups.create(directory, await groupIn(request));
    const body = project(groupOf(row, base), projectionOf(request));
    return { status: 201, location: `${base}/Groups/${row.id}`, body };
  });
  const get = answering(async (directory, request) => {
    const row = await groups.get(directory, idOf(request));
    return { status: 200, body: project(groupOf(row, base), projectionOf(request)) };
  });
  const replace = answering(async (directory, request) => {
    const row = await groups.change(directory, idOf(request), await groupIn(request));
    return { status: 200, body: project(groupOf(row, base), projectionOf(request)) };
  });
  /** Without a body, because a group may be large; with `attributes` a body is due (RFC 7644, 3.5.2). */
  const patch = answering(async (directory, request) => {
    const change = readGroupPatch(await bodyOf(request, bodyLimit));
    if (!change)
      throw new ScimRefusal(
        400,
        'Operations add, replace or remove displayName, externalId or members, or remove members[value eq "id"].',
        'invalidSyntax',
      );
    const row = await groups.change(directory, idOf(request), change);
    const shown = projectionOf(request);
    return shown.only ? { status: 200, body: project(groupOf(row, base), shown) } : { status: 204 };
  });
  const remove = answering(async (directory, request) => {
    await groups.remove(directory, idOf(request));
    return { status: 204 };
  });
  router.route('/Groups').get(list).post(create);
  router.route('/Groups/:id').get(get).put(replace).patch(patch).delete(remove);
}
