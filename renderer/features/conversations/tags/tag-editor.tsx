import { useState, type FormEvent } from 'react';
import type { CountedTag } from '#shared/features/conversations/tags.contract.ts';
import { longestTag, tagColours } from '#shared/features/conversations/tags.values.ts';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { TextField } from '#renderer/components/plain/form.tsx';
import { Select } from '#renderer/components/plain/select-field.tsx';
import { useChangeTags } from './tags.mutations.ts';
import styles from './tags.module.css';

/** Renames, recolours or deletes a tag of the hotel. Deleting asks once more, with the number of conversations. */
export function TagEditor({ tag, onDone }: { tag: CountedTag; onDone: () => void }) {
  const { t } = useTranslation();
  const { change, remove } = useChangeTags();
  const [name, setName] = useState(tag.name);
  const [colour, setColour] = useState(tag.colour);
  const [isAsked, setAsked] = useState(false);
  const names = {
    grey: t('Grey'),
    blue: t('Blue'),
    green: t('Green'),
    gold: t('Gold'),
    red: t('Red'),
    purple: t('Purple'),
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return;
    const saved = await change.mutateAsync({ id: tag.id, name: name.trim(), colour }).catch(() => null);
    if (saved) onDone();
  };
  const erase = async () => {
    if (!isAsked) return setAsked(true);
    const done = await remove.mutateAsync(tag.id).then(
      () => true,
      () => false,
    );
    if (done) onDone();
  };
  return (
    <form className={styles['edit']} onSubmit={(event) => void save(event)}>
      <TextField
        name="name"
        label={t('Name of the tag')}
        maxLength={longestTag}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <div>
        <Select
          aria-label={t('Colour')}
          value={colour}
          choices={tagColours.map((value) => ({ value, label: names[value] }))}
          onChoose={setColour}
        />
        <Button htmlType="submit" type="primary" loading={change.isPending}>
          {t('Save')}
        </Button>
        <Button danger loading={remove.isPending} onClick={() => void erase()}>
          {isAsked ? t('Delete from {{number}} conversations', { number: tag.conversations }) : t('Delete')}
        </Button>
      </div>
    </form>
  );
}
