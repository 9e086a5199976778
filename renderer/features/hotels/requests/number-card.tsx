import { Suspense, useState } from 'react';
import type { NumberRequest } from '#shared/features/hotels/number-requests.contract.ts';
import { useTranslation } from '#renderer/lib/translate.ts';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { StatusTag } from '#renderer/components/status-tag.tsx';
import { TimeAgo } from '#renderer/components/time-ago.tsx';
import { lazyPart } from '#renderer/lib/lazy-part.tsx';
import { stageNames, stageTones } from '../connection/connection.words.ts';
import styles from './number-requests.module.css';

/** Made when a card is first opened: a queue has up to 200 cards with three forms each. */
const NumberBody = lazyPart(async () => (await import('./number-body.tsx')).NumberBody);

/** One number of the queue: what the hotel said, what is checked, what comes next, and the answer. */
export function NumberCard({ item, isOpen }: { item: NumberRequest; isOpen: boolean }) {
  const { t } = useTranslation();
  const { stage, request } = item;
  const [wasOpen, setWasOpen] = useState(isOpen);
  return (
    <details className={styles['card']} open={isOpen} onToggle={() => setWasOpen(true)}>
      <summary>
        <strong>{item.hotel_name}</strong>
        <span className={styles['number']}>{item.number}</span>
        <StatusTag tone={stageTones[stage]}>{stageNames(t)[stage]}</StatusTag>
        {request && <TimeAgo at={request.requested_at} />}
      </summary>
      {wasOpen && (
        <Suspense fallback={<ListSkeleton rows={4} />}>
          <NumberBody item={item} />
        </Suspense>
      )}
    </details>
  );
}
