import type { RefObject } from 'react';
import { GrowingField } from '#renderer/components/plain/growing-field.tsx';
import { useField } from './draft.context.ts';
import { Labelled } from './labelled.tsx';

type Props = {
  name: string;
  label: string;
  help?: string | undefined;
  /** Lines of an empty field, and the most before it scrolls. */
  rows: number;
  maxRows: number;
  maxLength?: number;
  className?: string | undefined;
  field?: RefObject<HTMLTextAreaElement | null>;
};

/** Several lines of text; as high as its text. */
export function LongTextField({ name, label, help, className, field, ...rest }: Props) {
  const { value, problem, change, attributes } = useField(name, help);
  return (
    <Labelled id={attributes.id} label={label} help={help} problem={problem} className={className}>
      <GrowingField
        {...rest}
        {...attributes}
        {...(field ? { field } : {})}
        value={typeof value === 'string' ? value : ''}
        onChange={({ target }) => change(target.value)}
      />
    </Labelled>
  );
}
