import { useTranslation } from '#renderer/lib/translate.ts';
import { Suspense, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AccessDenied } from '#renderer/components/states/access-denied.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { PageHeader } from '#renderer/components/page/page-header.tsx';
import { Page } from '#renderer/components/page/page.tsx';
import { TabPair } from '#renderer/components/page/tab-pair.tsx';
import { NumberQueue } from '#renderer/features/hotels/requests/number-queue.tsx';
import { lazyPart } from '#renderer/lib/lazy-part.tsx';
import { oneOf } from '#renderer/lib/one-of.ts';
import { paths } from '#renderer/lib/paths.ts';
import { useMe } from '#renderer/lib/session/session.ts';
import styles from './admin-page.module.css';

const tabs = ['requests', 'all', 'account'] as const;

const NumberList = lazyPart(async () => (await import('#renderer/features/hotels/numbers/number-list.tsx')).NumberList);

const ProviderAccounts = lazyPart(
  async () => (await import('#renderer/features/platform/accounts/provider-accounts.tsx')).ProviderAccounts,
);

/** WhatsApp numbers that the super admin registers, connects or puts right. The open tab stands in the address. */
export default function AdminNumbersPage() {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const me = useMe().data;
  if (!me) return null;
  if (!me.is_super_admin) return <AccessDenied home={paths.dashboard} />;
  return (
    <Page>
      <PageHeader
        title={t('WhatsApp Numbers')}
        text={t('Numbers that hotels ask for, from the request to the first answered guest.')}
      />
      <TabPair
        active={oneOf(tabs, params.get('tab')) ?? 'requests'}
        onChange={(tab) => setParams(tab === 'requests' ? {} : { tab }, { replace: true })}
        tabs={[
          {
            key: 'requests',
            label: t('Requests'),
            content: (
              <div className={styles['sections']}>
                <NumberQueue chosen={params.get('hotel') ?? undefined} />
              </div>
            ),
          },
          { key: 'all', label: t('All numbers'), content: <Late part={<NumberList />} /> },
          { key: 'account', label: t('Provider accounts'), content: <Late part={<ProviderAccounts />} /> },
        ]}
      />
    </Page>
  );
}

function Late({ part }: { part: ReactNode }) {
  return <Suspense fallback={<ListSkeleton rows={8} />}>{part}</Suspense>;
}
