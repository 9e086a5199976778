import { useId } from 'react';
import styles from './segments.module.css';

type Segment<Key extends string> = { value: Key; label: string; disabled?: boolean };
type Props<Key extends string> = {
  value: Key;
  segments: Segment<Key>[];
  disabled?: boolean;
  'aria-label': string;
  onChoose: (value: Key) => void;
};

/** Exclusive choices side by side. Does not use antd. */
export function Segments<Key extends string>({ value, segments, disabled = false, onChoose, ...rest }: Props<Key>) {
  const name = useId();
  return (
    <div role="radiogroup" className={styles['segments']} {...rest}>
      {segments.map((segment) => (
        <label key={segment.value}>
          <input
            type="radio"
            name={name}
            checked={segment.value === value}
            disabled={disabled || segment.disabled}
            onChange={() => onChoose(segment.value)}
          />
          <span>{segment.label}</span>
        </label>
      ))}
    </div>
  );
}
