import { RightOutlined } from '@ant-design/icons';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import styles from './page/panel.module.css';

export type QuickAction = { label: string; text: string; to: string; icon: ComponentType };

/** A short list of the next things to do. */
export function QuickActions({ actions }: { actions: QuickAction[] }) {
  return (
    <ul className={styles['list']}>
      {actions.map(({ label, text, to, icon: Icon }) => (
        <li key={to}>
          <Link to={to} className={styles['link']}>
            <span className={styles['icon']} aria-hidden>
              <Icon />
            </span>
            <span className={styles['words']}>
              <strong>{label}</strong>
              <span>{text}</span>
            </span>
            <RightOutlined aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  );
}
