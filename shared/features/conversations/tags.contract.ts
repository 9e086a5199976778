import { z } from 'zod';
import { code } from '#shared/reasons/code.ts';
import { defineContract } from '#shared/http/contract.ts';
import { tag } from './tag.schema.ts';
import { longestTag, mostTags, mostTagsOfConversation, tagColours } from './tags.values.ts';

const name = z.string().trim().min(1, code('write_tag_name')).max(longestTag);
const colour = z.enum(tagColours);

/** With the number of conversations that have it. */
const countedTag = tag.extend({ conversations: z.number().int() });
export type CountedTag = z.output<typeof countedTag>;

export const tagsContract = defineContract({
  list: {
    method: 'GET',
    path: '/hotels/:hotel_id/tags',
    access: 'hotelMember',
    key: 'conversations:read',
    summary: `Tags of the hotel by name, at most ${mostTags}`,
    response: z.object({ items: z.array(countedTag) }),
  },
  add: {
    method: 'POST',
    path: '/hotels/:hotel_id/tags',
    access: 'hotelMember',
    key: 'conversations:write',
    once: true,
    summary: 'Add a tag; a name that exists returns the tag that has it',
    body: z.object({ name, colour: colour.default('grey') }),
    response: tag,
    status: 201,
  },
  change: {
    method: 'PATCH',
    path: '/hotels/:hotel_id/tags/:id',
    access: 'hotelAdmin',
    summary: 'Rename a tag or give it another colour; 409 `conflict` where another tag has the name',
    body: z.object({ name: name.optional(), colour: colour.optional() }),
    response: tag,
  },
  remove: {
    method: 'DELETE',
    path: '/hotels/:hotel_id/tags/:id',
    access: 'hotelAdmin',
    summary: 'Delete a tag, also from its conversations',
    response: z.null(),
  },
  set: {
    method: 'PUT',
    path: '/hotels/:hotel_id/conversations/:id/tags',
    access: 'hotelMember',
    key: 'conversations:write',
    summary: 'Set the tags of a conversation; ids that are no tag of the hotel any more are left out',
    body: z.object({ tag_ids: z.array(z.uuid()).max(mostTagsOfConversation) }),
    response: z.object({ tags: z.array(tag) }),
  },
});
