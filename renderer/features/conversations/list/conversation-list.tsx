import { InboxOutlined, SearchOutlined } from '@ant-design/icons';
import { useEffect, useMemo } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { EmptyState } from '#renderer/components/states/empty-state.tsx';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { Skeleton } from '#renderer/components/plain/skeleton.tsx';
import { useVisibleRows } from '#renderer/lib/hooks/use-visible-rows.ts';
import { RowCheck } from '../bulk/row-check.tsx';
import { guestNameOf } from '../conversation.rules.ts';
import { inboxPath } from '../inbox-path.ts';
import { ConversationRow } from './conversation-row.tsx';
import { heightOf, listRows, shownIds, type ListRow } from './list-rows.ts';
import { useListFilter } from './use-list-filter.ts';
import { SectionHeading } from './section-heading.tsx';
import { useRowInView, useSelectedInView, useUnfoldedInView } from './use-row-in-view.ts';
import type { Section } from './use-sections.ts';
import styles from './list.module.css';

type Props = {
  open: Section;
  resolved: Section;
  showResolved: boolean;
  onToggleResolved: () => void;
  selected: string | null;
  search: string;
  /** The list's part of the address. */
  list: string;
};

/** Both sections in one virtual list; further pages are loaded near the end. */
export function ConversationList(props: Props) {
  const { t } = useTranslation();
  const { open, resolved, showResolved, selected } = props;
  const isNarrowed = props.list !== '';
  const rows = useMemo(
    () => listRows(open, resolved, showResolved, isNarrowed),
    [open, resolved, showResolved, isNarrowed],
  );
  const {
    list,
    height,
    rows: drawn,
  } = useVisibleRows({ count: rows.length, heightOf: (index) => heightOf(rows[index]!) });
  const { scroller, rowInView } = useRowInView(rows);
  useSelectedInView(selected, rowInView);
  useUnfoldedInView(showResolved, rowInView);
  useEndReached(rows, drawn.at(-1)?.index ?? -1, open, resolved);
  if (open.error)
    return <ErrorState error={open.error} onRetry={open.retry} title={t('The conversations could not be loaded')} />;
  return (
    <div ref={scroller} className={styles['scroller']}>
      <div ref={list} role="list" aria-label={t('Conversations')} style={{ height, position: 'relative' }}>
        {drawn.map(({ index, top, height: size }) => (
          <div
            key={rows[index]!.key}
            role="listitem"
            className={styles['place']}
            style={{ height: size, transform: `translateY(${top}px)` }}
          >
            <Row row={rows[index]!} {...props} />
          </div>
        ))}
      </div>
    </div>
  );
}

function Row({ row, ...props }: Props & { row: ListRow }) {
  const { t } = useTranslation();
  const shown = () => shownIds(props.open, props.resolved, props.showResolved);
  if (row.kind === 'item')
    return (
      <>
        <RowCheck id={row.item.id} name={guestNameOf(row.item) ?? t('Unknown guest')} shown={shown} />
        <ConversationRow
          item={row.item}
          selected={row.item.id === props.selected}
          to={inboxPath(row.item.id, props.list)}
          search={props.search}
        />
      </>
    );
  if (row.kind === 'more') return <RowSkeleton />;
  if (row.kind === 'empty') return <NothingHere state={row.state} search={props.search} />;
  if (row.state === 'open') return <SectionHeading title="Open" section={props.open} />;
  return (
    <SectionHeading
      title="Resolved"
      section={props.resolved}
      expanded={props.showResolved}
      onToggle={props.onToggleResolved}
    />
  );
}

function RowSkeleton() {
  return (
    <div className={styles['skeleton']} aria-hidden>
      <Skeleton widths={['45%', '85%']} />
    </div>
  );
}

function NothingHere({ state, search }: { state: Section['state']; search: string }) {
  const { t } = useTranslation();
  const { filter, choose } = useListFilter();
  if (search)
    return (
      <EmptyState
        icon={<SearchOutlined aria-hidden />}
        title={t('Nobody matches “{{search}}”', { search })}
        text={t('Search by name, phone, words of a message, confirmation number or room.')}
      />
    );
  if (filter !== 'active')
    return (
      <EmptyState
        icon={<InboxOutlined aria-hidden />}
        title={t('No conversation matches this filter')}
        action={<Button onClick={() => choose('active')}>{t('Show all')}</Button>}
      />
    );
  if (state === 'resolved')
    return <EmptyState icon={<InboxOutlined aria-hidden />} title={t('Nothing resolved yet')} />;
  return (
    <EmptyState
      icon={<InboxOutlined aria-hidden />}
      title={t('Nobody waits')}
      text={t('New messages from guests appear here by themselves.')}
    />
  );
}

function useEndReached(rows: ListRow[], lastDrawn: number, open: Section, resolved: Section): void {
  const more = rows.slice(0, lastDrawn + 1).findLast((row) => row.kind === 'more');
  useEffect(() => {
    if (more?.state === 'open') open.loadMore();
    if (more?.state === 'resolved') resolved.loadMore();
  });
}
