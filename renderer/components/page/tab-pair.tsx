import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './tab-pair.module.css';

type Tab = { key: string; label: string; content: ReactNode };
type Props = {
  tabs: Tab[];
  active: string;
  onChange: (key: string) => void;
  /** Tabs that were left stay as they were. */
  keepsLeft?: boolean;
};

/** A few tabs above their content, with the arrow keys between them. Light enough for the sign-in page. */
export function TabPair({ tabs, active, onChange, keepsLeft = false }: Props) {
  const id = useId();
  const [seen, setSeen] = useState([active]);
  if (keepsLeft && !seen.includes(active)) setSeen([...seen, active]);
  const shown = tabs.filter(({ key }) => key === active || (keepsLeft && seen.includes(key)));
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const next = tabs[(tabs.findIndex((tab) => tab.key === active) + step + tabs.length) % tabs.length];
    if (!next) return;
    onChange(next.key);
    document.getElementById(`${id}-${next.key}`)?.focus();
  };
  return (
    <>
      <div role="tablist" className={styles['tabs']} onKeyDown={move}>
        {tabs.map(({ key, label }) => (
          <button
            key={key}
            id={`${id}-${key}`}
            type="button"
            role="tab"
            aria-selected={key === active}
            aria-controls={key === active ? `${id}-${key}-panel` : undefined}
            tabIndex={key === active ? 0 : -1}
            onClick={() => onChange(key)}
          >
            {label}
          </button>
        ))}
      </div>
      {shown.map(({ key, content }) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}-${key}-panel`}
          aria-labelledby={`${id}-${key}`}
          hidden={key !== active}
        >
          {content}
        </div>
      ))}
    </>
  );
}
