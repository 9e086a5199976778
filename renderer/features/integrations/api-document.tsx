import { useTranslation } from '#renderer/lib/translate.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { callsOf, type ApiCall } from './api-document.rules.ts';
import { useScopeWords } from './integration-words.ts';
import { useApiDocument } from './integrations.queries.ts';
import styles from './api-document.module.css';

/** The calls that a key can make, by area. Names and summaries are those of the OpenAPI document, in English. */
export function ApiDocument({ hotelId }: { hotelId: string }) {
  const { data, error, refetch } = useApiDocument();
  const groups = useScopeWords();
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={3} />;
  const calls = callsOf(data, hotelId);
  return groups.map(({ area, scopes }) => {
    const words = new Map<string, string>(scopes);
    return (
      <section key={area} className={styles['group']} aria-label={area}>
        <h3>{area}</h3>
        {calls
          .filter(({ scope }) => words.has(scope))
          .map((call) => (
            <Call key={call.id} call={call} permission={words.get(call.scope) ?? call.scope} />
          ))}
      </section>
    );
  });
}

function Call({ call, permission }: { call: ApiCall; permission: string }) {
  const { t } = useTranslation();
  const { id, method, path, scope, summary, query, request, response, curl } = call;
  const copy = () =>
    navigator.clipboard.writeText(curl).then(
      () => notifySuccess(t('Copied')),
      (error: unknown) => notifyFailure(t('Copying failed'), error),
    );
  return (
    <details className={styles['call']}>
      <summary>
        <code>
          <strong>{method}</strong> {path}
        </code>
        <span lang="en">{summary}</span>
      </summary>
      <p>
        {t('Permission of the key: {{what}}', { what: permission })} <code>{scope}</code>
      </p>
      {query.length > 0 && <p>{t('Parameters of the address: {{names}}', { names: query.join(', ') })}</p>}
      <Code title={t('Example')} text={curl} />
      <Button size="small" aria-label={t('Copy {{what}}', { what: id })} onClick={() => void copy()}>
        {t('Copy')}
      </Button>
      {request !== undefined && <Code title={t('What is sent')} text={JSON.stringify(request, null, 2)} />}
      {response !== undefined && <Code title={t('What is answered')} text={JSON.stringify(response, null, 2)} />}
    </details>
  );
}

function Code({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h4>{title}</h4>
      <pre role="group" aria-label={title} tabIndex={0} lang="en" dir="ltr">
        {text}
      </pre>
    </>
  );
}
