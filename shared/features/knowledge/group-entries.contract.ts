import { z } from 'zod';
import { defineContract } from '#shared/http/contract.ts';
import { pageOf, pageQuery } from '#shared/http/page.ts';
import { groupEntry, groupEntryChange, groupEntryDraft } from './knowledge.schema.ts';

/** Questions and answers of a group of hotels, which each of its hotels answers. */
export const groupEntriesContract = defineContract({
  list: {
    method: 'GET',
    path: '/groups/:group_id/entries',
    access: 'groupAdmin',
    summary: 'Entries that the hotels of a group share, newest first',
    query: pageQuery.extend({ search: z.string().trim().max(200).optional() }),
    response: pageOf(groupEntry),
  },
  create: {
    method: 'POST',
    path: '/groups/:group_id/entries',
    access: 'groupAdmin',
    once: true,
    summary: 'Add an entry; each hotel of the group answers it at once',
    body: groupEntryDraft,
    response: groupEntry,
    status: 201,
  },
  update: {
    method: 'PATCH',
    path: '/groups/:group_id/entries/:id',
    access: 'groupAdmin',
    summary: 'Change an entry in each hotel of the group',
    body: groupEntryChange,
    response: groupEntry,
  },
  remove: {
    method: 'DELETE',
    path: '/groups/:group_id/entries/:id',
    access: 'groupAdmin',
    summary: 'Delete an entry in each hotel of the group',
    response: z.null(),
  },
});
