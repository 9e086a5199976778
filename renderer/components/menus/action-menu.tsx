import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../plain/button.tsx';
import { Floating } from './floating.tsx';
import { openByArrow, walkMenu } from './menu-keys.ts';
import styles from './choice-menu.module.css';

export type MenuAction = { key: string; label: string; icon: ReactNode; danger?: true; onClick: () => void };
type Props = { actions: MenuAction[]; icon: ReactNode; 'aria-label': string };

/** An icon button with a menu of actions. Arrow keys move, Enter acts, Escape closes. Does not use antd. */
export function ActionMenu({ actions, icon, 'aria-label': label }: Props) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const act = (onClick: () => void) => {
    setOpen(false);
    // A dialog that opens now gives the focus back to this button.
    button.current?.focus();
    onClick();
  };
  return (
    <>
      <Button
        ref={button}
        type="text"
        icon={icon}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => openByArrow(event, () => setOpen(true))}
      />
      {open && (
        <Floating anchor={button} align="end" onLeave={() => setOpen(false)} role="menu" aria-label={label}>
          <Actions actions={actions} onAct={act} onTab={() => setOpen(false)} />
        </Floating>
      )}
    </>
  );
}

type ActionsProps = { actions: MenuAction[]; onAct: (onClick: () => void) => void; onTab: () => void };

function Actions({ actions, onAct, onTab }: ActionsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus({ preventScroll: true }), []);
  return (
    <div ref={list} role="none" className={styles['list']} onKeyDown={(event) => walkMenu(event, onTab)}>
      {actions.map(({ key, label, icon, danger, onClick }) => (
        <button
          key={key}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={styles['item']}
          data-danger={danger}
          onClick={() => onAct(onClick)}
        >
          {icon}
          {label}
        </button>
      ))}
    </div>
  );
}
