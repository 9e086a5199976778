import { useState, type ButtonHTMLAttributes, type ReactNode } from 'react';
import styles from '#renderer/components/plain/form.module.css';

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'role' | 'className' | 'onClick'> & {
  /** What is chosen, or what stands for no choice. */
  shown: string;
  /** antd's list, made with `themedPart`: it opens at once and takes the focus. `waiting` stands there until it has loaded. */
  list: (waiting: ReactNode) => ReactNode;
};

const opening = ['ArrowDown', 'ArrowUp'];

/** A list of choices that needs antd, because it is searched. Until it is used it is a button. */
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
      onKeyDown={(event) => {
        if (!opening.includes(event.key)) return;
        event.preventDefault();
        setUsed(true);
      }}
    >
      <span>{shown}</span>
    </button>
  );
  return isUsed ? list(button) : button;
}
