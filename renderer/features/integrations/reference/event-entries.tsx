import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Panel } from '#renderer/components/page/panel.tsx';
import { useKindWords } from '../integration-words.ts';
import { BodyParts } from './body-parts.tsx';
import { eventsOf, type Body } from './calls.rules.ts';
import type { ApiDocument } from './document.types.ts';
import styles from './reference.module.css';

/** What other systems are told by webhooks. */
export function EventEntries({ document }: { document: ApiDocument }) {
  const { t } = useTranslation();
  return (
    <Panel title={t('Events of webhooks')}>
      <p className={styles['lead']}>
        {t('Each event is posted as JSON, signed as described at standardwebhooks.com. An answer of 2xx takes it.')}
      </p>
      {eventsOf(document).map(({ kind, body }) => (
        <EventEntry key={kind} kind={kind} body={body} />
      ))}
    </Panel>
  );
}

function EventEntry({ kind, body }: { kind: string; body: Body }) {
  const { t } = useTranslation();
  const wordsOf = useKindWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles['call']} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <code>
          <strong>{kind}</strong>
        </code>
        <span>{wordsOf(kind)}</span>
      </summary>
      {isOpen && (
        <div className={styles['parts']}>
          <BodyParts title={t('What is sent')} body={body} level="h3" />
        </div>
      )}
    </details>
  );
}
