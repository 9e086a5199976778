import { PlusOutlined, QuestionOutlined } from '@ant-design/icons';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { SearchField } from '#renderer/components/inputs/search-field.tsx';
import { Tip } from '#renderer/components/plain/tip.tsx';
import { lazyPart } from '#renderer/lib/lazy-part.tsx';
import { useBulk } from '../bulk/bulk.store.ts';
import { MentionsSlot } from '../notes/mentions-slot.tsx';
import { ViewsButton } from '../views/views-button.tsx';
import { ViewsSlot } from '../views/views-slot.tsx';
import { ListFilterField } from './list-filter.tsx';
import styles from '../inbox/inbox.module.css';

const BulkBar = lazyPart(async () => (await import('../bulk/bulk-bar.tsx')).BulkBar);

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
        <MentionsSlot />
        <Tip title={`${t('Keys of the inbox')} (?)`}>
          <Button
            type="text"
            className={styles['keysButton']!}
            icon={<QuestionOutlined aria-hidden />}
            aria-label={t('Keys of the inbox')}
            onClick={onShowKeys}
          />
        </Tip>
        <Tip title={t('Submit request')}>
          <Button
            type="primary"
            icon={<PlusOutlined aria-hidden />}
            aria-label={t('Submit request')}
            onClick={onSubmitRequest}
          />
        </Tip>
      </div>
      <SearchField
        id={searchFieldId}
        label={t('Search guests and messages')}
        search={search}
        onSearch={onSearch}
        leavesOnEscape
      />
      <ChosenOrFilter />
    </header>
  );
}

/** In the filter's place while conversations are chosen. */
function ChosenOrFilter() {
  const isChoosing = useBulk((state) => state.chosen.size > 0);
  if (!isChoosing) return <Filter />;
  return (
    <Suspense fallback={<Filter />}>
      <BulkBar />
    </Suspense>
  );
}

const Filter = () => (
  <>
    <div className={styles['filter']}>
      <ListFilterField />
      <ViewsButton />
    </div>
    <ViewsSlot />
  </>
);
