import { Suspense, useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Panel } from '#renderer/components/page/panel.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { lazyPart } from '#renderer/lib/lazy-part.tsx';
import { apiDocumentPath } from './integrations.queries.ts';
import styles from './integrations.module.css';

const ApiDocument = lazyPart(async () => (await import('./api-document.tsx')).ApiDocument);

/** What can be called with a key. Read when it is opened. */
export function ApiPanel({ hotelId }: { hotelId: string }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const show = (
    <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
      {isOpen ? t('Hide the calls') : t('Show the calls')}
    </Button>
  );
  return (
    <Panel title={t('What can be called')} more={show}>
      <p className={styles['lead']}>
        {t('All calls for developers of the other system, with the permission that each needs.')}{' '}
        <a href={apiDocumentPath} target="_blank" rel="noreferrer">
          {t('OpenAPI document (JSON)')}
        </a>
      </p>
      {isOpen && (
        <Suspense fallback={<ListSkeleton rows={3} />}>
          <ApiDocument hotelId={hotelId} />
        </Suspense>
      )}
    </Panel>
  );
}
