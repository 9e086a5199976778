import { wholeNumberOf } from '#renderer/lib/whole-number.ts';
import { Input, type InputProps } from 'antd';

type Value = number | string | null;
type Props = Omit<InputProps, 'value' | 'onChange' | 'type'> & { value?: Value; onChange?: (value: Value) => void };

/**
 * A field for a whole number. It keeps the typed text: text that is not a whole number stays as text, so that the
 * form's schema refuses it at the field. Empty is null.
 */
export function WholeNumberInput({ value, onChange, ...rest }: Props) {
  return (
    <Input
      inputMode="numeric"
      autoComplete="off"
      maxLength={16}
      {...rest}
      value={value ?? ''}
      onChange={({ target }) => onChange?.(wholeNumberOf(target.value))}
    />
  );
}
