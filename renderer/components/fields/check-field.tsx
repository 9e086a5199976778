import type { ReactNode } from 'react';
import form from '#renderer/components/plain/form.module.css';
import { useField } from './draft.context.ts';

/** A box to tick, with its name at the right. */
export function CheckField({ name, children }: { name: string; children: ReactNode }) {
  const { value, change, attributes } = useField(name);
  return (
    <label className={form['check']} style={{ marginBottom: 0 }}>
      <input
        {...attributes}
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => change(target.checked)}
      />
      {children}
    </label>
  );
}
