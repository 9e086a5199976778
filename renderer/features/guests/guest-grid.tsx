import { useTranslation } from '#renderer/lib/translate.ts';
import type { Guest } from '#shared/features/guests/guests.schema.ts';
import { useNarrow } from '#renderer/lib/hooks/use-narrow.ts';
import { useVisibleRows } from '#renderer/lib/hooks/use-visible-rows.ts';
import { GuestCard } from './guest-card.tsx';
import styles from './guest-grid.module.css';

type Props = { guests: Guest[]; pathOf: (guest: Guest) => string; onEnd?: (() => void) | undefined };

/** A card and the gap below it, in pixels. */
const rowHeight = 176;

/** Guests as a grid of cards; only cards near the viewport are drawn. */
export function GuestGrid({ guests, pathOf, onEnd }: Props) {
  const { t } = useTranslation();
  const columns = useColumns();
  const { list, height, rows } = useVisibleRows({
    count: Math.ceil(guests.length / columns),
    heightOf: () => rowHeight,
    onEnd,
  });
  return (
    <div ref={list} role="list" aria-label={t('Guests')} className={styles['grid']} style={{ height }}>
      {rows.flatMap(({ index, top }) =>
        guests.slice(index * columns, (index + 1) * columns).map((guest, column) => (
          <div
            key={guest.id}
            role="listitem"
            style={{
              height: rowHeight - 16,
              top,
              left: `calc(${column} * (100% + 16px) / ${columns})`,
              width: `calc((100% - ${(columns - 1) * 16}px) / ${columns})`,
            }}
          >
            <GuestCard guest={guest} to={pathOf(guest)} />
          </div>
        )),
      )}
    </div>
  );
}

function useColumns(): number {
  const one = useNarrow();
  const two = useNarrow('(width < 1180px)');
  return one ? 1 : two ? 2 : 3;
}
