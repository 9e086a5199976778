import { useLayoutEffect, useRef, type TextareaHTMLAttributes } from 'react';
import styles from './growing-field.module.css';

type Props = TextareaHTMLAttributes<HTMLTextAreaElement> & { value: string; maxRows: number };

/** A field of several lines that is as high as its text, up to `maxRows` lines. Made without antd. */
export function GrowingField({ maxRows, value, ...rest }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return;
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(element);
    const most =
      Number.parseFloat(lineHeight) * maxRows + Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom);
    element.style.height = 'auto';
    const border = element.offsetHeight - element.clientHeight;
    const needed = element.scrollHeight;
    element.style.height = `${Math.min(needed, most) + border}px`;
    element.style.overflowY = needed > most ? 'auto' : 'hidden';
  }, [value, maxRows]);
  return <textarea ref={field} rows={1} className={styles['field']} value={value} {...rest} />;
}
