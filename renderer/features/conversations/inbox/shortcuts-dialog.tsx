import { Modal } from 'antd';
import { useTranslation } from '#renderer/lib/translate.ts';
import { shortcuts } from './inbox-keys.rules.ts';
import styles from './inbox.module.css';

export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Modal open={open} onCancel={onClose} footer={null} title={t('Keys of the inbox')} width={420}>
      <dl className={styles['shortcuts']}>
        {shortcuts.map(({ key, words }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(words)}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
