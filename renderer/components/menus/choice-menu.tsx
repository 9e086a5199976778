import { CheckOutlined } from '@ant-design/icons';
import { useEffect, useRef, useState, type ButtonHTMLAttributes } from 'react';
import { Floating } from './floating.tsx';
import { openByArrow, walkMenu } from './menu-keys.ts';
import styles from './choice-menu.module.css';

type Props<Key extends string> = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onChange' | 'value'> & {
  value: Key;
  choices: { key: Key; label: string }[];
  onChoose: (key: Key) => void;
};

/** A button with a menu of exclusive choices. Arrow keys move, Enter chooses, Escape closes. Does not use antd. */
export function ChoiceMenu<Key extends string>({ value, choices, onChoose, children, ...rest }: Props<Key>) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const choose = (key: Key) => {
    setOpen(false);
    button.current?.focus();
    onChoose(key);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        {...rest}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => openByArrow(event, () => setOpen(true))}
      >
        {children}
      </button>
      {open && (
        <Floating anchor={button} onLeave={() => setOpen(false)} role="menu" aria-label={rest['aria-label']}>
          <Choices value={value} choices={choices} onChoose={choose} onTab={() => setOpen(false)} />
        </Floating>
      )}
    </>
  );
}

type ChoicesProps<Key extends string> = Pick<Props<Key>, 'value' | 'choices' | 'onChoose'> & { onTab: () => void };

function Choices<Key extends string>({ value, choices, onChoose, onTab }: ChoicesProps<Key>) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(
    () => list.current?.querySelector<HTMLElement>('[aria-checked="true"]')?.focus({ preventScroll: true }),
    [],
  );
  return (
    <div ref={list} role="none" className={styles['list']} onKeyDown={(event) => walkMenu(event, onTab)}>
      {choices.map(({ key, label }) => (
        <button
          key={key}
          type="button"
          role="menuitemradio"
          tabIndex={-1}
          aria-checked={key === value}
          className={styles['item']}
          onClick={() => onChoose(key)}
        >
          <span className={styles['mark']}>{key === value && <CheckOutlined aria-hidden />}</span>
          {label}
        </button>
      ))}
    </div>
  );
}
