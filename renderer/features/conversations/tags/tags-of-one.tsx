import type { Tag } from '#shared/features/conversations/tag.schema.ts';
import { useThread } from '../conversations.queries.ts';
import { useInbox } from '../inbox.context.ts';
import { TagPicker } from './tag-picker.tsx';
import { useSetTags } from './tags.mutations.ts';

/** The tags of one conversation; each choice is saved at once. */
export function TagsOfOne({ conversationId }: { conversationId: string }) {
  const { hotelId } = useInbox();
  const tags = useThread(hotelId, conversationId).data?.tags ?? [];
  const set = useSetTags(conversationId);
  const toggle = (tag: Tag, isChosen: boolean) =>
    set.mutate(isChosen ? [...tags, tag] : tags.filter(({ id }) => id !== tag.id));
  return <TagPicker chosen={new Set(tags.map(({ id }) => id))} onToggle={toggle} />;
}
