import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './tip.module.css';

const gap = 8;
/** Delay of a tooltip in milliseconds. */
const restMs = 150;

/** Words about a button while the pointer or the keyboard's focus is on it; gone on Escape and on a click. Made without antd. */
export function Tip({ title, children }: { title: string; children: ReactNode }) {
  const [target, setTarget] = useState<Element | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hide = () => {
    clearTimeout(timer.current);
    setTarget(null);
  };
  const show = (element: Element | null, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setTarget(element), ms);
  };
  useLayoutEffect(() => () => clearTimeout(timer.current), []);
  return (
    <span
      style={{ display: 'contents' }}
      onPointerEnter={(event) => event.pointerType === 'mouse' && show(event.currentTarget.firstElementChild, restMs)}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={({ target: element }) => element.matches(':focus-visible') && show(element, 0)}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      {children}
      {target && title && createPortal(<Words target={target} title={title} />, document.body)}
    </span>
  );
}

/** Above its target if there is room, else below; always within the screen. */
function Words({ target, title }: { target: Element; title: string }) {
  const words = useRef<HTMLDivElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const box = words.current;
    if (!box) return;
    const { top, bottom, left, width } = target.getBoundingClientRect();
    const room = window.innerWidth - box.offsetWidth - gap;
    box.style.left = `${Math.max(gap, Math.min(left + width / 2 - box.offsetWidth / 2, room))}px`;
    box.style.top = `${top > box.offsetHeight + 2 * gap ? top - box.offsetHeight - gap : bottom + gap}px`;
  }, [target]);
  return (
    <div ref={words} id={id} role="tooltip" className={styles['tip']}>
      {title}
    </div>
  );
}
