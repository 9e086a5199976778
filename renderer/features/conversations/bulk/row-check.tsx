import { CheckOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import { chooseUpTo, toggleChosen, useBulk } from './bulk.store.ts';
import styles from './bulk.module.css';

type Props = { id: string; name: string; shown: () => readonly string[] };

/** Chooses a conversation of the list; with shift everything from the last choice on. Shown under the pointer, and once one is chosen. */
export function RowCheck({ id, name, shown }: Props) {
  const { t } = useTranslation();
  const isChosen = useBulk((state) => state.chosen.has(id));
  const isChoosing = useBulk((state) => state.chosen.size > 0);
  return (
    <label className={styles['check']} data-shown={isChoosing}>
      <input
        type="checkbox"
        aria-label={t('Choose {{name}}', { name })}
        tabIndex={isChoosing ? 0 : -1}
        checked={isChosen}
        onChange={() => {}}
        onClick={({ shiftKey }) => (shiftKey ? chooseUpTo(id, shown()) : toggleChosen(id))}
      />
      <span className={styles['box']} aria-hidden>
        <CheckOutlined />
      </span>
    </label>
  );
}
