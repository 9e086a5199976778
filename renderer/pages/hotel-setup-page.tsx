import { useTranslation } from 'react-i18next';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { paths } from '#renderer/app/paths.ts';
import { useMe } from '#renderer/app/session.ts';
import { BrandMark } from '#renderer/components/brand-mark.tsx';
import { PageHeader } from '#renderer/components/page-header.tsx';
import { HotelForm } from '#renderer/features/hotels/hotel-form.tsx';
import { useCreateHotel, type HotelFormValues } from '#renderer/features/hotels/hotels.queries.ts';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import styles from './hotel-setup-page.module.css';

/** A single form that creates a hotel, without the sidebar; then the dashboard. */
export default function HotelSetupPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const create = useCreateHotel();
  const me = useMe().data;
  const save = async (draft: HotelFormValues) => {
    await create.mutateAsync(draft);
    notifySuccess(t('Hotel setup complete!'));
    await navigate(paths.dashboard, { replace: true });
  };
  // One person works in one hotel: nobody fills a form that will be refused.
  if (me?.hotel && !me.is_super_admin) return <Navigate to={paths.dashboard} replace />;
  return (
    <main className={styles['page']}>
      <Link to={paths.dashboard} className={styles['brand']}>
        <BrandMark />
        Concierge
      </Link>
      <PageHeader
        title={t('Set up your hotel')}
        text={t('Only the name is needed now. Everything else can be added later under Hotel Profile.')}
      />
      <HotelForm
        submitLabel={t('Complete setup')}
        onSubmit={save}
        onFailure={(error) => notifyFailure(t('Setup failed'), error)}
      />
    </main>
  );
}
