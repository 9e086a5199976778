import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import styles from './side-panel.module.css';

type Props = {
  open: boolean;
  title: ReactNode;
  /** Buttons at the right of the title. */
  actions?: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/** One row of a list in full, beside the list; on a phone it is the whole screen. */
export function SidePanel({ open, title, actions, onClose, children }: Props) {
  const { t } = useTranslation();
  return (
    <Drawer
      open={open}
      size="min(560px, 100vw)"
      title={<h2 className={styles['title']}>{title}</h2>}
      extra={actions}
      closable={{ 'aria-label': t('Close') }}
      onClose={onClose}
      destroyOnHidden
      className={styles['panel']!}
    >
      <div className={styles['sections']}>{children}</div>
    </Drawer>
  );
}
