import type { ReactNode } from 'react';
import styles from './side-panel.module.css';

/** A titled part of a side panel. */
export function PanelSection({ title, more, children }: { title: string; more?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles['section']}>
      <header>
        <h3>{title}</h3>
        {more}
      </header>
      {children}
    </section>
  );
}

export type Fact = { label: string; value: ReactNode };

/** Label and value pairs; empty values are left out. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className={styles['facts']}>
      {facts
        .filter(({ value }) => value !== null && value !== undefined && value !== '')
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
