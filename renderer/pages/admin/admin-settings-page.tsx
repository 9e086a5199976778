import { useTranslation } from '#renderer/lib/translate.ts';
import { Link } from 'react-router-dom';
import { paths } from '#renderer/lib/paths.ts';
import { useMe } from '#renderer/lib/session/session.ts';
import { AccessDenied } from '#renderer/components/states/access-denied.tsx';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { PageHeader } from '#renderer/components/page/page-header.tsx';
import { Page } from '#renderer/components/page/page.tsx';
import { Panel } from '#renderer/components/page/panel.tsx';
import { PlatformSettingsForm } from '#renderer/features/platform/settings/platform-settings-form.tsx';
import { usePlatformSettings } from '#renderer/features/platform/settings/platform-settings.queries.ts';
import { ProviderList } from '#renderer/features/platform/settings/provider-list.tsx';
import styles from './admin-page.module.css';

/** Providers, and settings that apply to all hotels. */
export default function AdminSettingsPage() {
  const me = useMe().data;
  if (!me) return null;
  return me.is_super_admin ? <Settings /> : <AccessDenied home={paths.dashboard} />;
}

function Settings() {
  const { t } = useTranslation();
  const { data, error, refetch } = usePlatformSettings();
  return (
    <Page>
      <PageHeader
        title={t('System Settings')}
        text={t('What the platform relies on, and what holds for every hotel.')}
        action={<Link to={paths.adminAudit}>{t('Audit Logs')}</Link>}
      />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton />}
      {data && (
        <div className={styles['sections']}>
          <Panel title={t('Providers')}>
            <ProviderList providers={data.providers} />
          </Panel>
          <PlatformSettingsForm settings={data.settings} />
        </div>
      )}
    </Page>
  );
}
