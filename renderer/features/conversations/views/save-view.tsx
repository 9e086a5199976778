import { useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { longestViewName } from '#shared/features/conversations/saved-views.values.ts';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { TextField } from '#renderer/components/plain/form.tsx';
import { messageOf } from '#renderer/lib/notify.ts';
import { useCan } from '#renderer/lib/session/session.ts';
import { useListAddress } from '../inbox-path.ts';
import { useListFilter } from '../list/use-list-filter.ts';
import { useChangeViews } from './saved-views.mutations.ts';
import { closeViews } from './views.store.ts';
import styles from './views.module.css';

/** The name of what the list shows now. Without a filter or a search there is nothing to save. */
export function SaveView() {
  const { t } = useTranslation();
  const { filter } = useListFilter();
  const isFiltered = useListAddress() !== '';
  const search = useSearchParams()[0].get('q')?.trim() ?? '';
  const canShare = useCan('hotelAdmin');
  const { add } = useChangeViews();
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  if (!isFiltered)
    return <p className={styles['hint']}>{t('To save a view, first choose a filter or search above the list.')}</p>;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim() || add.isPending) return;
    const saved = await add.mutateAsync({ name: name.trim(), filter, search, shared }).catch(() => null);
    if (saved) closeViews();
  };
  return (
    <form className={styles['save']} onSubmit={(event) => void save(event)}>
      <TextField
        name="name"
        label={t('Save what the list shows now as')}
        placeholder={t('Name of the view')}
        maxLength={longestViewName}
        autoComplete="off"
        autoFocus
        value={name}
        problem={add.error ? messageOf(add.error) : undefined}
        onChange={({ target }) => {
          add.reset();
          setName(target.value);
        }}
      />
      <div className={styles['line']}>
        {canShare && <ShareBox checked={shared} onChange={setShared} />}
        <Button htmlType="submit" type="primary" disabled={!name.trim()} loading={add.isPending}>
          {t('Save view')}
        </Button>
      </div>
    </form>
  );
}

/** For admins: a view of the whole hotel. */
export function ShareBox({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  const { t } = useTranslation();
  return (
    <label className={styles['share']}>
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      {t('For the whole hotel')}
    </label>
  );
}
