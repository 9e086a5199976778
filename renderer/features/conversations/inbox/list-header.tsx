import { PlusOutlined, QuestionOutlined, SearchOutlined } from '@ant-design/icons';
import { Button, Input, Tooltip } from 'antd';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './inbox.module.css';

export const searchFieldId = 'conversation-search';

type Props = {
  search: string;
  onSearch: (text: string) => void;
  onSubmitRequest: () => void;
  onShowKeys: () => void;
  notices: ReactNode;
};

/** The page's title (the heading itself stands above the panes, where it is there on every width), its one action, and the search. */
export function ListHeader({ search, onSearch, onSubmitRequest, onShowKeys, notices }: Props) {
  const { t } = useTranslation();
  return (
    <header className={styles['listHeader']}>
      <div className={styles['titleRow']}>
        <p className={styles['title']} aria-hidden>
          {t('Guest Requests')}
        </p>
        {notices}
        <Tooltip title={`${t('Keys of the inbox')} (?)`}>
          <Button
            type="text"
            className={styles['keysButton']!}
            icon={<QuestionOutlined aria-hidden />}
            aria-label={t('Keys of the inbox')}
            onClick={onShowKeys}
          />
        </Tooltip>
        <Tooltip title={t('Submit request')}>
          <Button
            type="primary"
            icon={<PlusOutlined aria-hidden />}
            aria-label={t('Submit request')}
            onClick={onSubmitRequest}
          />
        </Tooltip>
      </div>
      <SearchField search={search} onSearch={onSearch} />
    </header>
  );
}

function SearchField({ search, onSearch }: Pick<Props, 'search' | 'onSearch'>) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(search);
  useEffect(() => {
    // The address changed by another way than this field (back, a link).
    setTyped((text) => (text.trim() === search ? text : search));
  }, [search]);
  const change = (text: string) => {
    setTyped(text);
    onSearch(text);
  };
  return (
    <Input
      id={searchFieldId}
      value={typed}
      allowClear
      prefix={<SearchOutlined aria-hidden />}
      placeholder={t('Search guests and messages')}
      aria-label={t('Search guests and messages')}
      onChange={(event) => change(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        if (typed) change('');
        else event.currentTarget.blur();
      }}
    />
  );
}
