import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { useBulkAction } from '../bulk/bulk.mutations.ts';
import { TagPicker } from './tag-picker.tsx';

/** Adds the chosen tags to conversations, or removes them. */
export function TagsOfMany({ ids }: { ids: string[] }) {
  const { t } = useTranslation();
  const { mutate, isPending } = useBulkAction();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const tags = [...chosen];
  const toggle = ({ id }: { id: string }, isChosen: boolean) =>
    setChosen((known) => new Set(isChosen ? [...known, id] : [...known].filter((one) => one !== id)));
  return (
    <>
      <TagPicker chosen={chosen} disabled={isPending} onToggle={toggle} />
      <Button
        type="primary"
        disabled={tags.length === 0}
        loading={isPending}
        onClick={() => mutate({ ids, action: { kind: 'tag', add: tags, remove: [] } })}
      >
        {t('Add to all')}
      </Button>{' '}
      <Button
        disabled={tags.length === 0}
        loading={isPending}
        onClick={() => mutate({ ids, action: { kind: 'tag', add: [], remove: tags } })}
      >
        {t('Remove from all')}
      </Button>
    </>
  );
}
