import { useState } from 'react';
import { departmentFilter, tagFilter, type ListFilter } from '#shared/features/conversations/saved-views.values.ts';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Select } from '#renderer/components/plain/select-field.tsx';
import { useDepartments } from '#renderer/lib/hooks/use-departments.ts';
import { useInbox } from '../inbox.context.ts';
import { useTags } from '../tags/tags.queries.ts';
import { useListFilter } from './use-list-filter.ts';

export const listFilterId = 'conversation-filter';

/** What the list shows. Departments and tags are read when the field is reached for the first time. */
export function ListFilterField() {
  const { t } = useTranslation();
  const { hotelId } = useInbox();
  const { filter, choose } = useListFilter();
  // A link or a view may name a department or a tag, whose name is shown.
  const isOfRow = filter.includes(':');
  const [reached, setReached] = useState(false);
  const { data } = useDepartments(hotelId, reached || isOfRow);
  const { data: tags } = useTags(hotelId, reached || isOfRow);
  const choices: { value: ListFilter; label: string }[] = [
    { value: 'active', label: t('All conversations') },
    { value: 'mine', label: t('Mine') },
    { value: 'unassigned', label: t('Unassigned') },
    { value: 'waiting', label: t('Waiting for a person') },
    { value: 'snoozed', label: t('Put aside') },
    ...(data?.departments ?? []).map(({ id, name }) => ({ value: departmentFilter(id), label: name })),
    ...(tags ?? []).map(({ id, name }) => ({ value: tagFilter(id), label: t('Tag: {{name}}', { name }) })),
  ];
  // Otherwise the field would say "All conversations" above a list that is empty.
  if (isOfRow && !choices.some(({ value }) => value === filter))
    choices.push({ value: filter, label: data && tags ? t('Deleted tag or department') : '…' });
  const reach = () => setReached(true);
  return (
    <Select
      id={listFilterId}
      aria-label={t('Show')}
      value={filter}
      choices={choices}
      onChoose={choose}
      onFocus={reach}
      onPointerEnter={reach}
    />
  );
}
