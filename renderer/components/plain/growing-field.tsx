import { useLayoutEffect, useRef, type RefObject, type TextareaHTMLAttributes } from 'react';
import styles from './growing-field.module.css';

type Props = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  value: string;
  maxRows: number;
  /** For a page that moves the cursor. */
  field?: RefObject<HTMLTextAreaElement | null>;
};

/** A field of several lines that is as high as its text, from `rows` up to `maxRows` lines. Made without antd. */
export function GrowingField({ maxRows, value, field, ...rest }: Props) {
  const own = useRef<HTMLTextAreaElement>(null);
  const area = field ?? own;
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    fit(element, maxRows);
    // Laid out later, where its part of the page is still hidden, or in another width.
    let width = element.offsetWidth;
    const observer = new ResizeObserver(() => {
      if (element.offsetWidth === width) return;
      width = element.offsetWidth;
      fit(element, maxRows);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [value, maxRows, area]);
  return <textarea ref={area} rows={1} className={styles['field']} value={value} {...rest} />;
}

function fit(element: HTMLTextAreaElement, maxRows: number): void {
  const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(element);
  const most =
    Number.parseFloat(lineHeight) * maxRows + Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom);
  element.style.height = 'auto';
  const border = element.offsetHeight - element.clientHeight;
  const needed = element.scrollHeight;
  // Not laid out: the rows give it a height.
  if (needed === 0) return;
  element.style.height = `${Math.min(needed, most) + border}px`;
  element.style.overflowY = needed > most ? 'auto' : 'hidden';
}
