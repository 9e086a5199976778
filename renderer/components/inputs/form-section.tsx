import type { ReactNode } from 'react';
import styles from './form-section.module.css';

/** A group of fields: what it is at the left, the fields in two columns at the right. */
export function FormSection({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className={styles['section']}>
      <div>
        <h2>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      <div className={styles['fields']}>{children}</div>
    </section>
  );
}

/** Spans both columns of a section. */
export function FullRow({ children }: { children: ReactNode }) {
  return <div className={styles['full']}>{children}</div>;
}
