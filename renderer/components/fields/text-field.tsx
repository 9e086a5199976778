import { wholeNumberOf } from '#renderer/lib/whole-number.ts';
import type { InputHTMLAttributes, ReactNode } from 'react';
import form from '#renderer/components/plain/form.module.css';
import { useField } from './draft.context.ts';
import { Labelled } from './labelled.tsx';
import styles from './fields.module.css';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'value' | 'onChange' | 'disabled'> & {
  name: string;
  label: string;
  help?: string | undefined;
  below?: ReactNode;
  /** A unit behind the text. */
  suffix?: string;
  /** What is stored for a typed text. */
  parse?: (text: string) => unknown;
};

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** A line of text. */
export function TextField({ name, label, help, below, suffix, className, parse = (text) => text, ...rest }: Props) {
  const { value, problem, change, attributes } = useField(name, help);
  return (
    <Labelled id={attributes.id} label={label} help={help} problem={problem} below={below} className={className}>
      <div className={form['box']} data-refused={problem !== undefined}>
        <input
          autoComplete="off"
          {...rest}
          {...attributes}
          value={textOf(value)}
          onChange={({ target }) => change(parse(target.value))}
        />
        {suffix && <span className={styles['suffix']}>{suffix}</span>}
      </div>
    </Labelled>
  );
}

/**
 * A whole number. Text that is not a whole number stays as text, so that the form's schema refuses it at the field. Empty
 * is null.
 */
export function WholeNumberField(props: Omit<Props, 'parse' | 'type'>) {
  return <TextField inputMode="numeric" maxLength={16} {...props} parse={wholeNumberOf} />;
}

/** A time of day, `HH:MM`, in the browser's own field. */
export function TimeField(props: Pick<Props, 'name' | 'label' | 'help' | 'below'>) {
  return <TextField type="time" {...props} />;
}
