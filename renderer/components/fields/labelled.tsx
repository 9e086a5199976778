import type { ReactNode } from 'react';
import form from '#renderer/components/plain/form.module.css';
import styles from './fields.module.css';

type Props = {
  id: string;
  label: string;
  help?: string | undefined;
  problem: string | undefined;
  /** Below the hint. */
  below?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/** A field with its name above, and below what is wrong with it, and a hint. */
export function Labelled({ id, label, help, problem, below, className, children }: Props) {
  return (
    <div className={[form['field'], styles['field'], className].filter(Boolean).join(' ')}>
      <label htmlFor={id}>{label}</label>
      {children}
      {(problem || help) && (
        <div id={`${id}_help`}>
          {problem && (
            <p className={form['problem']} role="alert">
              {problem}
            </p>
          )}
          {help && <p className={form['hint']}>{help}</p>}
        </div>
      )}
      {below}
    </div>
  );
}
