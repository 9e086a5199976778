import { useTranslation } from '#renderer/lib/translate.ts';
import type { ProviderName, ProviderState } from '#shared/features/platform/platform-settings.schema.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { StatusTag } from '#renderer/components/status-tag.tsx';
import { messageOf } from '#renderer/lib/notify.ts';
import { reasonWords } from '#renderer/lib/reasons.ts';
import styles from './platform-settings.module.css';
import { useTestProvider } from './platform-settings.queries.ts';

const names: Record<ProviderName, string> = {
  twilio: 'WhatsApp provider',
  openai: 'Language model',
  mail: 'Mail',
  maps: 'Maps',
  weather: 'Weather',
};

/** Providers with their configuration state, and a button for a real test call. */
export function ProviderList({ providers }: { providers: ProviderState[] }) {
  return (
    <ul className={styles['providers']}>
      {providers.map((provider) => (
        <Provider key={provider.name} provider={provider} />
      ))}
    </ul>
  );
}

function Provider({ provider }: { provider: ProviderState }) {
  const { t } = useTranslation();
  const test = useTestProvider();
  const name = t(names[provider.name]);
  return (
    <li>
      <div className={styles['provider']}>
        <p className={styles['providerName']}>
          <strong>{name}</strong>
          <StatusTag tone={provider.configured ? 'ok' : 'quiet'}>
            {provider.configured ? t('Set up') : t('Not set up')}
          </StatusTag>
        </p>
        <p className={styles['muted']}>{reasonWords(provider.reasons, provider.detail)}</p>
        <p className={styles['result']} role="status" data-tone={test.data?.ok === true ? 'ok' : 'danger'}>
          {test.data && reasonWords(test.data.reasons, test.data.message)}
          {test.error && messageOf(test.error)}
        </p>
      </div>
      <Button
        loading={test.isPending}
        aria-label={t('Test {{provider}}', { provider: name })}
        onClick={() => test.mutate(provider.name)}
      >
        {t('Test')}
      </Button>
    </li>
  );
}
