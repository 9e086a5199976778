import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Select } from '#renderer/components/plain/select-field.tsx';
import { useDepartments } from '#renderer/lib/hooks/use-departments.ts';
import { useInbox } from '../inbox.context.ts';
import { useTags } from '../tags/tags.queries.ts';
import { departmentFilter, tagFilter, useListFilter, type ListFilter } from './use-list-filter.ts';

export const listFilterId = 'conversation-filter';

/** What the list shows. Departments and tags are read when the field is reached for the first time. */
export function ListFilterField() {
  const { t } = useTranslation();
  const { hotelId } = useInbox();
  const { filter, choose } = useListFilter();
  // A link may name a department or a tag, whose name is shown.
  const [reached, setReached] = useState(filter.includes(':'));
  const { data } = useDepartments(hotelId, reached);
  const { data: tags = [] } = useTags(hotelId, reached);
  const choices: { value: ListFilter; label: string }[] = [
    { value: 'active', label: t('All conversations') },
    { value: 'mine', label: t('Mine') },
    { value: 'unassigned', label: t('Unassigned') },
    { value: 'waiting', label: t('Waiting for a person') },
    { value: 'snoozed', label: t('Put aside') },
    ...(data?.departments ?? []).map(({ id, name }) => ({ value: departmentFilter(id), label: name })),
    ...tags.map(({ id, name }) => ({ value: tagFilter(id), label: t('Tag: {{name}}', { name }) })),
  ];
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
