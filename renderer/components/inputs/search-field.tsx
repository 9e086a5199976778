import { CloseCircleFilled, SearchOutlined } from '@ant-design/icons';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import styles from './search-field.module.css';

type Props = {
  id: string;
  label: string;
  search: string;
  onSearch: (text: string) => void;
  leavesOnEscape?: boolean;
  autoFocus?: boolean;
};

/**
 * A list's search field: reports typed text, and follows the URL when it changes otherwise (back, a link).
 * `leavesOnEscape`: Escape empties it, and a second one leaves it. Made without antd.
 */
export function SearchField({ id, label, search, onSearch, leavesOnEscape = false, autoFocus = false }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(search);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => setTyped((text) => (text.trim() === search ? text : search)), [search]);
  const change = (text: string) => {
    setTyped(text);
    onSearch(text);
  };
  const clear = () => {
    change('');
    input.current?.focus();
  };
  return (
    <div className={styles['field']} data-search-field onClick={() => input.current?.focus()}>
      <SearchOutlined aria-hidden />
      <input
        ref={input}
        id={id}
        autoFocus={autoFocus}
        type="text"
        value={typed}
        placeholder={label}
        aria-label={label}
        onChange={(event) => change(event.target.value)}
        onKeyDown={(event) => {
          if (!leavesOnEscape || event.key !== 'Escape') return;
          if (typed) change('');
          else event.currentTarget.blur();
        }}
      />
      {typed && (
        <button type="button" className={styles['clear']} aria-label={t('Clear the search')} onClick={clear}>
          <CloseCircleFilled aria-hidden />
        </button>
      )}
    </div>
  );
}
