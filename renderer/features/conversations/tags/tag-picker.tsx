import { EditOutlined } from '@ant-design/icons';
import { useState, type FormEvent } from 'react';
import type { Tag } from '#shared/features/conversations/tag.schema.ts';
import type { CountedTag } from '#shared/features/conversations/tags.contract.ts';
import { longestTag, mostTagsOfConversation } from '#shared/features/conversations/tags.values.ts';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { TextField } from '#renderer/components/plain/form.tsx';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { useCan } from '#renderer/lib/session/session.ts';
import { useInbox } from '../inbox.context.ts';
import { TagEditor } from './tag-editor.tsx';
import { useChangeTags } from './tags.mutations.ts';
import { useTags } from './tags.queries.ts';
import styles from './tags.module.css';

type Props = { chosen: ReadonlySet<string>; disabled?: boolean; onToggle: (tag: Tag, isChosen: boolean) => void };

/** The hotel's tags to choose from; Enter in the field adds a new one. Admins also change and delete them. */
export function TagPicker({ chosen, disabled = false, onToggle }: Props) {
  const { t } = useTranslation();
  const { hotelId } = useInbox();
  const tags = useTags(hotelId);
  const { add } = useChangeTags();
  const [words, setWords] = useState('');
  if (!tags.data)
    return tags.error ? (
      <ErrorState error={tags.error} onRetry={() => void tags.refetch()} />
    ) : (
      <ListSkeleton rows={3} />
    );
  const name = words.trim();
  const found = tags.data.filter((tag) => tag.name.toLowerCase().includes(name.toLowerCase()));
  const isFull = chosen.size >= mostTagsOfConversation;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!name || add.isPending || disabled) return;
    const tag = await add.mutateAsync(name).catch(() => null);
    if (!tag) return;
    setWords('');
    if (!chosen.has(tag.id)) onToggle(tag, true);
  };
  return (
    <>
      <form className={styles['picker']} onSubmit={(event) => void submit(event)}>
        <TextField
          name="tag"
          label={t('Find or add a tag')}
          hint={name ? t('Enter chooses “{{name}}”', { name }) : undefined}
          maxLength={longestTag}
          autoComplete="off"
          autoFocus
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </form>
      <ul className={styles['list']}>
        {found.map((tag) => (
          <TagItem
            key={tag.id}
            tag={tag}
            isChosen={chosen.has(tag.id)}
            disabled={disabled || (isFull && !chosen.has(tag.id))}
            onToggle={(isChosen) => onToggle(tag, isChosen)}
          />
        ))}
      </ul>
      {isFull && <p role="status">{t('A conversation can have {{most}} tags.', { most: mostTagsOfConversation })}</p>}
    </>
  );
}

type ItemProps = { tag: CountedTag; isChosen: boolean; disabled: boolean; onToggle: (isChosen: boolean) => void };

function TagItem({ tag, isChosen, disabled, onToggle }: ItemProps) {
  const { t } = useTranslation();
  const canEdit = useCan('hotelAdmin');
  const [isEdited, setEdited] = useState(false);
  return (
    <li data-colour={tag.colour}>
      <div className={styles['item']}>
        <label>
          <input
            type="checkbox"
            checked={isChosen}
            disabled={disabled}
            onChange={({ target }) => onToggle(target.checked)}
          />
          <bdi className={styles['dot']}>{tag.name}</bdi>
          <small>{tag.conversations}</small>
        </label>
        {canEdit && (
          <Button
            type="text"
            icon={<EditOutlined aria-hidden />}
            aria-label={t('Change the tag {{name}}', { name: tag.name })}
            aria-expanded={isEdited}
            onClick={() => setEdited(!isEdited)}
          />
        )}
      </div>
      {isEdited && <TagEditor tag={tag} onDone={() => setEdited(false)} />}
    </li>
  );
}
