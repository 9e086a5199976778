import { useEffect, useLayoutEffect, useRef, useState, type HTMLAttributes, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import styles from './floating.module.css';

const gap = 4;
const edge = 8;

type Props = HTMLAttributes<HTMLDivElement> & {
  anchor: RefObject<HTMLElement | null>;
  /** Called on Escape and when pointer or focus leave. The caller removes it. */
  onLeave: () => void;
  /** The edge that it shares with its button. */
  align?: 'start' | 'end';
};

/** A popup at a button: below it, or above if there is more room, within the screen. Does not use antd. */
export function Floating({ anchor, onLeave, align = 'start', children, ...rest }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // Inside the page's landmark, where screen readers look for content.
  const [place] = useState(() => anchor.current?.closest('main') ?? document.body);
  const leave = useRef(onLeave);
  useEffect(() => {
    leave.current = onLeave;
  });
  usePlace(box, anchor, align);
  // Escape is heard inside; a menu focuses one of its entries itself.
  useEffect(() => {
    if (!box.current?.contains(document.activeElement)) box.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && (box.current?.contains(target) || anchor.current?.contains(target));
    const onOutside = ({ target }: Event) => isInside(target) || leave.current();
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  }, [anchor]);
  return createPortal(
    <div
      ref={box}
      className={styles['floating']}
      tabIndex={-1}
      {...rest}
      onKeyDown={(event) => {
        rest.onKeyDown?.(event);
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onLeave();
        anchor.current?.focus();
      }}
    >
      {children}
    </div>,
    place,
  );
}

function placeAt(box: HTMLElement, anchor: HTMLElement, align: 'start' | 'end'): void {
  const { top, bottom, left, right } = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const isBelow = bottom + gap + height + edge <= window.innerHeight || bottom + top < window.innerHeight;
  const wanted = align === 'start' ? left : right - width;
  box.style.setProperty('left', `${Math.max(edge, Math.min(wanted, window.innerWidth - width - edge))}px`);
  box.style.setProperty('top', `${Math.max(edge, isBelow ? bottom + gap : top - gap - height)}px`);
}

/** Follows its button while anything scrolls or the window changes. */
function usePlace(
  box: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  align: 'start' | 'end',
): void {
  useLayoutEffect(() => {
    const place = () => {
      if (box.current && anchor.current) placeAt(box.current, anchor.current, align);
    };
    place();
    window.addEventListener('scroll', place, true);
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, true);
      window.removeEventListener('resize', place);
    };
  }, [box, anchor, align]);
}
