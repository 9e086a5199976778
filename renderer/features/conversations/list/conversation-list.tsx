import { InboxOutlined, SearchOutlined } from '@ant-design/icons';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef, type CSSProperties, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#renderer/components/states/empty-state.tsx';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { Skeleton } from '#renderer/components/plain/skeleton.tsx';
import { inboxPath } from '../inbox-path.ts';
import { ConversationRow } from './conversation-row.tsx';
import { listRows, type ListRow } from './list-rows.ts';
import { rowHeight } from './list.rules.ts';
import { SectionHeading } from './section-heading.tsx';
import type { Section } from './use-sections.ts';
import styles from './list.module.css';

type Props = {
  open: Section;
  resolved: Section;
  showResolved: boolean;
  onToggleResolved: () => void;
  selected: string | null;
  search: string;
};

const heights = { heading: 36, more: 64, empty: 220 };
const heightOf = (row: ListRow | undefined): number =>
  row?.kind === 'item' ? rowHeight(row.item) : heights[row?.kind ?? 'more'];

/** Both sections in one virtual list; further pages are loaded near the end. */
export function ConversationList(props: Props) {
  const { t } = useTranslation();
  const { open, resolved, showResolved, selected } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => listRows(open, resolved, showResolved), [open, resolved, showResolved]);
  // oxlint-disable-next-line react/incompatible-library -- nothing memoized is given what it returns
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => heightOf(rows[index]),
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 8,
    // Initial height until the scroller is measured, and in environments without layout.
    initialRect: { width: 340, height: 900 },
  });
  useSelectedInView(rows, selected, virtual.scrollToIndex);
  useUnfoldedInView(rows, showResolved, virtual.scrollToIndex);
  const drawn = virtual.getVirtualItems();
  useEndReached(rows, drawn.at(-1)?.index ?? -1, open, resolved);
  if (open.error)
    return <ErrorState error={open.error} onRetry={open.retry} title={t('The conversations could not be loaded')} />;
  return (
    <div ref={scroller} className={styles['scroller']}>
      <div role="list" aria-label={t('Conversations')} style={{ height: virtual.getTotalSize(), position: 'relative' }}>
        {drawn.map(({ index, key, start, size }) => (
          <div
            key={key}
            role="listitem"
            className={styles['place']}
            style={{ height: size, transform: `translateY(${start}px)` } as CSSProperties}
          >
            <Row row={rows[index]!} {...props} />
          </div>
        ))}
      </div>
    </div>
  );
}

function Row({ row, ...props }: Props & { row: ListRow }) {
  if (row.kind === 'item')
    return (
      <ConversationRow
        item={row.item}
        selected={row.item.id === props.selected}
        to={inboxPath(row.item.id, props.search)}
      />
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
  if (search)
    return (
      <EmptyState
        icon={<SearchOutlined aria-hidden />}
        title={t('Nobody matches “{{search}}”', { search })}
        text={t('Search by name, phone, words of a message, confirmation number or room.')}
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

/** Keeps the row of the open conversation on the screen while j and k walk through the list. */
function useSelectedInView(
  rows: ListRow[],
  selected: string | null,
  scrollTo: (index: number, options: { align: 'auto' }) => void,
): void {
  const latest: RefObject<ListRow[]> = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  });
  useEffect(() => {
    const index = latest.current.findIndex((row) => row.kind === 'item' && row.item.id === selected);
    if (index >= 0) scrollTo(index, { align: 'auto' });
    // Only when the selection moves: a list that changes must not pull the scroller back.
  }, [selected, scrollTo]);
}

/** Unfolding at the bottom of the list would otherwise show nothing new. */
function useUnfoldedInView(
  rows: ListRow[],
  unfolded: boolean,
  scrollTo: (index: number, options: { align: 'start' }) => void,
): void {
  const before = useRef(unfolded);
  useEffect(() => {
    if (unfolded && !before.current)
      scrollTo(
        rows.findIndex((row) => row.kind === 'heading' && row.state === 'resolved'),
        { align: 'start' },
      );
    before.current = unfolded;
  }, [rows, unfolded, scrollTo]);
}

function useEndReached(rows: ListRow[], lastDrawn: number, open: Section, resolved: Section): void {
  const more = rows.slice(0, lastDrawn + 1).findLast((row) => row.kind === 'more');
  useEffect(() => {
    if (more?.state === 'open') open.loadMore();
    if (more?.state === 'resolved') resolved.loadMore();
  });
}
