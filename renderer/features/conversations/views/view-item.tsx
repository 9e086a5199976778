import { ArrowDownOutlined, ArrowUpOutlined, EditOutlined } from '@ant-design/icons';
import { useState, type FormEvent } from 'react';
import type { SavedView } from '#shared/features/conversations/saved-views.contract.ts';
import { longestViewName } from '#shared/features/conversations/saved-views.values.ts';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { TextField } from '#renderer/components/plain/form.tsx';
import { messageOf } from '#renderer/lib/notify.ts';
import { ShareBox } from './save-view.tsx';
import { useChangeViews } from './saved-views.mutations.ts';
import { ViewLink } from './view-link.tsx';
import { closeViews } from './views.store.ts';
import styles from './views.module.css';

type Props = { view: SavedView; group: SavedView[]; place: number; canEdit: boolean; canShare: boolean };

/** One view: opens it, moves it up or down within its group, and changes it. */
export function ViewItem({ view, group, place, canEdit, canShare }: Props) {
  const { t } = useTranslation();
  const { order } = useChangeViews();
  const [isEdited, setEdited] = useState(false);
  const { name } = view;
  const move = (step: 1 | -1) => order.mutate(group.with(place, group[place + step]!).with(place + step, view));
  return (
    <li>
      <div className={styles['item']}>
        <ViewLink view={view} className={styles['open']!} onClick={closeViews}>
          {view.is_gone && <em>{t('Its tag or department was deleted.')}</em>}
        </ViewLink>
        {canEdit && (
          <>
            <Button
              type="text"
              icon={<ArrowUpOutlined aria-hidden />}
              aria-label={t('Move “{{name}}” up', { name })}
              disabled={place === 0}
              onClick={() => move(-1)}
            />
            <Button
              type="text"
              icon={<ArrowDownOutlined aria-hidden />}
              aria-label={t('Move “{{name}}” down', { name })}
              disabled={place === group.length - 1}
              onClick={() => move(1)}
            />
            <Button
              type="text"
              icon={<EditOutlined aria-hidden />}
              aria-label={t('Change “{{name}}”', { name })}
              aria-expanded={isEdited}
              onClick={() => setEdited(!isEdited)}
            />
          </>
        )}
      </div>
      {isEdited && <ViewEditor view={view} canShare={canShare} onDone={() => setEdited(false)} />}
    </li>
  );
}

type EditorProps = { view: SavedView; canShare: boolean; onDone: () => void };

/** Renames, shares or deletes a view. Deleting asks once more. */
function ViewEditor({ view, canShare, onDone }: EditorProps) {
  const { t } = useTranslation();
  const { change, remove } = useChangeViews();
  const [name, setName] = useState(view.name);
  const [shared, setShared] = useState(view.shared);
  const [isAsked, setAsked] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim() || change.isPending) return;
    const moved = shared === view.shared ? {} : { shared };
    const saved = await change.mutateAsync({ id: view.id, name: name.trim(), ...moved }).catch(() => null);
    if (saved) onDone();
  };
  return (
    <form className={styles['save']} onSubmit={(event) => void save(event)}>
      <TextField
        name="name"
        label={t('Name of the view')}
        maxLength={longestViewName}
        autoComplete="off"
        autoFocus
        value={name}
        problem={change.error ? messageOf(change.error) : undefined}
        onChange={({ target }) => {
          change.reset();
          setName(target.value);
        }}
      />
      <div className={styles['line']}>
        {canShare && <ShareBox checked={shared} onChange={setShared} />}
        <Button htmlType="submit" type="primary" disabled={!name.trim()} loading={change.isPending}>
          {t('Save')}
        </Button>
        <Button danger loading={remove.isPending} onClick={() => (isAsked ? remove.mutate(view.id) : setAsked(true))}>
          {!isAsked ? t('Delete') : view.shared ? t('Delete it for everybody') : t('Delete it now')}
        </Button>
      </div>
    </form>
  );
}
