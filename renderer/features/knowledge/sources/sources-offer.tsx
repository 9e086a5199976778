import { Suspense, useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { lazyPart } from '#renderer/lib/lazy-part.tsx';
import { useSources } from './sources.queries.ts';
import styles from './sources-offer.module.css';

const SourcesPanel = lazyPart(async () => (await import('./sources-panel.tsx')).SourcesPanel);

/** Names what has changed in the sources of the answers, and opens their list. Nothing where there are none. */
export function SourcesOffer({ hotelId }: { hotelId: string }) {
  const { t } = useTranslation();
  const read = useSources(hotelId).data;
  const [open, setOpen] = useState(false);
  if (!read || read.items.length === 0) return null;
  const number = read.changes.length;
  return (
    <section className={styles['offer']} aria-label={t('Sources of answers')}>
      <p className={styles['line']}>
        {number > 0 && <strong>{t('Changes in your sources to look at: {{number}}', { number })}</strong>}
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t('Hide sources') : t('Sources of answers ({{number}})', { number: read.items.length })}
        </Button>
      </p>
      {open && (
        <Suspense fallback={<ListSkeleton />}>
          <SourcesPanel hotelId={hotelId} read={read} />
        </Suspense>
      )}
    </section>
  );
}
