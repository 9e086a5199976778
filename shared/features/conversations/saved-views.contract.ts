import { z } from 'zod';
import { code } from '#shared/reasons/code.ts';
import { defineContract } from '#shared/http/contract.ts';
import { isListFilter, longestViewName, mostViews, viewCountedTo } from './saved-views.values.ts';

const name = z.string().trim().min(1, code('write_view_name')).max(longestViewName);
const filter = z
  .string()
  .max(60)
  .refine(isListFilter, { error: code('view_unknown_filter') });
const search = z.string().trim().max(200);

const savedView = z.object({
  id: z.uuid(),
  name: z.string(),
  /** `active`, `mine`, `unassigned`, `waiting`, `snoozed`, `department:<id>` or `tag:<id>`. */
  filter: z.string(),
  search: z.string(),
  /** True: of the whole hotel. False: of the caller alone. */
  shared: z.boolean(),
});

const countedView = savedView.extend({
  /** Open conversations, at most `viewCountedTo`; null for a search, which is not counted. */
  count: z.number().int().nullable(),
  /** The department or the tag was deleted. */
  is_gone: z.boolean(),
});
export type SavedView = z.output<typeof countedView>;

export const savedViewsContract = defineContract({
  list: {
    method: 'GET',
    path: '/hotels/:hotel_id/saved-views',
    access: 'hotelMember',
    key: 'conversations:read',
    summary: `Views of the hotel and then of the caller, in their order, with open conversations up to ${viewCountedTo}`,
    response: z.object({ items: z.array(countedView) }),
  },
  add: {
    method: 'POST',
    path: '/hotels/:hotel_id/saved-views',
    access: 'hotelMember',
    once: true,
    summary: `Save a filter of the list under a name, at most ${mostViews} a person and a hotel; admins also for the hotel`,
    body: z.object({ name, filter, search: search.default(''), shared: z.boolean().default(false) }),
    response: savedView,
    status: 201,
  },
  change: {
    method: 'PATCH',
    path: '/hotels/:hotel_id/saved-views/:id',
    access: 'hotelMember',
    summary: 'Rename a view, set its filter, or (admins) share it; 409 `conflict` where another view has the name',
    body: z.object({
      name: name.optional(),
      filter: filter.optional(),
      search: search.optional(),
      shared: z.boolean().optional(),
    }),
    response: savedView,
  },
  remove: {
    method: 'DELETE',
    path: '/hotels/:hotel_id/saved-views/:id',
    access: 'hotelMember',
    summary: 'Delete a view',
    response: z.null(),
  },
  order: {
    method: 'PUT',
    path: '/hotels/:hotel_id/saved-views/order',
    access: 'hotelMember',
    summary:
      "Set the order of the caller's views, or (admins) of the hotel's; ids that are missing keep their order behind",
    body: z.object({ shared: z.boolean(), ids: z.array(z.uuid()).max(mostViews) }),
    response: z.null(),
  },
});
