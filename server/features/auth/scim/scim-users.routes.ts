import type { Router } from 'express';
import { bodyOf, idOf, listQueryOf, projectionOf, type Answering } from './scim-answer.routes.ts';
import { ScimRefusal } from './scim-refusal.ts';
import { listOf, project, userOf } from './scim-resources.ts';
import { readPatch, readUser, userFilters } from './scim.rules.ts';
import type { ScimService } from './scim.service.ts';

/** Bytes of a body. */
const bodyLimit = 64 * 1024;

export function addUsers(router: Router, users: ScimService, base: string, answering: Answering): void {
  const list = answering(async (directory, request) => {
    const { start, ...page } = listQueryOf(request, userFilters);
    const { rows, total } = await users.list(directory, page);
    const shown = projectionOf(request);
    const resources = rows.map((row) => project(userOf(row, base), shown));
    return { status: 200, body: listOf(resources, total, start) };
  });
  const create = answering(async (directory, request) => {
    const row = await users.create(directory, readUser(await bodyOf(request, bodyLimit)));
    const body = project(userOf(row, base), projectionOf(request));
    return { status: 201, location: `${base}/Users/${row.id}`, body };
  });
  const get = answering(async (directory, request) => {
    const row = await users.get(directory, idOf(request));
    return { status: 200, body: project(userOf(row, base), projectionOf(request)) };
  });
  const replace = answering(async (directory, request) => {
    const row = await users.change(directory, idOf(request), readUser(await bodyOf(request, bodyLimit)));
    return { status: 200, body: project(userOf(row, base), projectionOf(request)) };
  });
  const patch = answering(async (directory, request) => {
    const change = readPatch(await bodyOf(request, bodyLimit));
    if (!change) throw new ScimRefusal(400, 'Operations with add, replace or remove are expected.', 'invalidSyntax');
    const row = await users.change(directory, idOf(request), change);
    return { status: 200, body: project(userOf(row, base), projectionOf(request)) };
  });
  const remove = answering(async (directory, request) => {
    await users.remove(directory, idOf(request));
    return { status: 204 };
  });
  router.route('/Users').get(list).post(create);
  router.route('/Users/:id').get(get).put(replace).patch(patch).delete(remove);
}
