import { useTranslation } from '#renderer/lib/translate.ts';
import { callsPerMinute } from '#shared/features/integrations/api-keys.values.ts';
import { Panel } from '#renderer/components/page/panel.tsx';
import { apiDocumentPath } from '../integrations.queries.ts';
import { Code, FieldTable } from './body-parts.tsx';
import { errorFieldsOf } from './calls.rules.ts';
import type { ApiDocument } from './document.types.ts';
import styles from './reference.module.css';

/** Address, key and refusals: what is the same for every call. */
export function ApiBasics({ document }: { document: ApiDocument }) {
  const { t } = useTranslation();
  const address = document.servers[0]?.url ?? '';
  return (
    <Panel
      title={t('Before the first call')}
      more={
        <a href={apiDocumentPath} target="_blank" rel="noreferrer">
          {t('OpenAPI document (JSON)')}
        </a>
      }
    >
      <p className={styles['lead']}>
        {t('All addresses begin with the one below. The key of the hotel is sent as a header with every call.')}{' '}
        {t(
          'A key may make {{number}} calls a minute; then the answer is 429 with the seconds to wait in Retry-After.',
          {
            number: callsPerMinute,
          },
        )}
      </p>
      <Code title={t('Address and header')} text={`${address}\nAuthorization: Bearer concierge_…`} level="h3" />
      <details className={styles['example']}>
        <summary>{t('What every refusal contains')}</summary>
        <FieldTable title={t('Fields of a refusal')} fields={errorFieldsOf(document)} level="h3" />
      </details>
    </Panel>
  );
}
