import { useState, type ReactNode } from 'react';
import styles from '#renderer/components/plain/form.module.css';

type Props = {
  /** What is chosen, or what stands for no choice. */
  shown: string;
  disabled?: boolean;
  'aria-label'?: string;
  /** antd's list, made with `themedPart`: it opens at once and takes the focus. `waiting` stands there until it has loaded. */
  list: (waiting: ReactNode) => ReactNode;
};

/** A list of choices that needs antd, because it is searched on the server. Until it is used it is a button. */
export function LateSelect({ shown, list, ...rest }: Props) {
  const [isUsed, setUsed] = useState(false);
  const button = (
    <button
      type="button"
      {...rest}
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={isUsed}
      className={styles['late']}
      onClick={() => setUsed(true)}
    >
      <span>{shown}</span>
    </button>
  );
  return isUsed ? list(button) : button;
}
