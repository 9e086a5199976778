import { LogoutOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { Me } from '#shared/features/auth/auth.contract.ts';
import { useSignOut } from './use-sign-out.ts';
import { Link } from 'react-router-dom';
import { paths } from '#renderer/lib/paths.ts';
import { useCan, useHotel, useMe, useRefreshMe } from '#renderer/lib/session/session.ts';
import { FormSection, FullRow } from '#renderer/components/inputs/form-section.tsx';
import { PageHeader } from '#renderer/components/page/page-header.tsx';
import { Page } from '#renderer/components/page/page.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { StatusTag } from '#renderer/components/status-tag.tsx';
import { Facts } from '#renderer/features/auth/account/account-facts.tsx';
import { useStartContext } from '#renderer/features/auth/context.queries.ts';
import { NameForm } from '#renderer/features/auth/account/name-form.tsx';
import { NotificationsForm } from '#renderer/features/auth/account/notifications-form.tsx';
import { PasswordForm } from '#renderer/features/auth/account/password-form.tsx';
import { PreferencesForm } from '#renderer/features/auth/account/preferences-form.tsx';
import { TranslationForm } from '#renderer/features/auth/account/translation-form.tsx';
import { SessionList } from '#renderer/features/auth/account/session-list.tsx';
import { TwoFactorSection } from '#renderer/features/auth/second-factor/two-factor-section.tsx';
import { ComputerForm } from '#renderer/features/notifications/computer-form.tsx';
import { themedPart } from '#renderer/components/themed/themed-part.tsx';
import { fullDay } from '#renderer/lib/dates.ts';
import { useNow } from '#renderer/lib/hooks/use-now.ts';

const SwitchHotel = themedPart(async () => (await import('#renderer/features/hotels/switch-hotel.tsx')).SwitchHotel);

/** docs/product.md, section 9. */
const appVersion = '1.0.0';

/** A person's own settings: account, language and look, and what protects the account. */
export default function SettingsPage() {
  const { t } = useTranslation();
  const me = useMe().data;
  const refresh = useRefreshMe();
  if (!me) return null;
  return (
    <Page>
      <PageHeader
        title={t('Settings')}
        text={t('Your account and this computer. The hotel’s own settings are under Hotel Profile.')}
      />
      <Account me={me} />
      {me.is_super_admin && <WorkingHotel key={me.hotel?.id ?? ''} me={me} />}
      <PreferencesForm />
      <ComputerForm />
      <NotificationsForm />
      <TranslationForm />
      <NameForm user={me.user} onSaved={refresh} />
      <PasswordForm />
      <TwoFactorSection />
      <SessionList />
      <OtherSystems />
      <SystemInformation />
    </Page>
  );
}

function Account({ me }: { me: Me }) {
  const { t } = useTranslation();
  const { busy, leave } = useSignOut();
  const role = me.is_super_admin ? (
    <StatusTag tone="amber">{t('Super Admin')}</StatusTag>
  ) : (
    <>
      <StatusTag tone="teal">{t('Hotel Staff')}</StatusTag>
      {me.role === 'admin' && <StatusTag tone="outline">{t('Hotel admin')}</StatusTag>}
    </>
  );
  return (
    <FormSection title={t('Account')}>
      <FullRow>
        <Facts
          facts={[
            [t('Email'), me.user.email],
            [t('Role'), role],
            [t('Current hotel'), me.hotel?.name ?? t('No hotel selected')],
          ]}
        />
        <Button icon={<LogoutOutlined aria-hidden />} loading={busy} onClick={leave} style={{ marginBottom: 20 }}>
          {t('Sign Out')}
        </Button>
      </FullRow>
    </FormSection>
  );
}

function WorkingHotel({ me }: { me: Me }) {
  const start = useStartContext();
  return (
    <SwitchHotel
      currentId={me.hotel?.id ?? null}
      busy={start.isPending}
      onSwitch={(hotelId) => start.mutate(hotelId)}
    />
  );
}

function OtherSystems() {
  const { t } = useTranslation();
  const mayChange = useCan('hotelAdmin');
  if (!useHotel() || !mayChange) return null;
  return (
    <FormSection title={t('Other systems')}>
      <FullRow>
        <Link to={paths.integrations}>{t('API keys and webhooks of the hotel')}</Link>
      </FullRow>
    </FormSection>
  );
}

function SystemInformation() {
  const { t, i18n } = useTranslation();
  const timezone = useHotel()?.timezone;
  const today = fullDay(useNow(60_000), i18n.language, timezone);
  return (
    <FormSection title={t('System Information')}>
      <FullRow>
        <Facts
          facts={[
            [t('App version'), appVersion],
            [t('Today’s date'), today],
          ]}
        />
      </FullRow>
    </FormSection>
  );
}
