import { PlusOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import { useNavigate } from 'react-router-dom';
import { hotelStatuses } from '#shared/features/hotels/hotels.values.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { hotelManagePath, paths } from '#renderer/lib/paths.ts';
import { useMe, useTimezone } from '#renderer/lib/session/session.ts';
import { AccessDenied } from '#renderer/components/states/access-denied.tsx';
import { PageHeader } from '#renderer/components/page/page-header.tsx';
import { Page } from '#renderer/components/page/page.tsx';
import { useStartContext } from '#renderer/features/auth/context.queries.ts';
import { HotelList } from '#renderer/features/hotels/management/hotel-list.tsx';
import { PendingNotifications } from '#renderer/features/notifications/pending-notifications.tsx';
import { oneOf } from '#renderer/lib/one-of.ts';
import { useAddressFilters } from '#renderer/lib/hooks/use-address-filters.ts';
import { useAddressSearch } from '#renderer/lib/hooks/use-address-search.ts';
import styles from './admin-page.module.css';

/** All hotels of the platform and their notifications for the super admin. */
export default function HotelsPage() {
  const me = useMe().data;
  if (!me) return null;
  return me.is_super_admin ? <Hotels /> : <AccessDenied home={paths.dashboard} />;
}

function Hotels() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [search, setSearch] = useAddressSearch();
  const [{ status }, setFilters] = useAddressFilters(['status']);
  const timezone = useTimezone();
  const manage = useStartContext();
  const add = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => void navigate(paths.hotelSetup)}>
      {t('Add New Hotel')}
    </Button>
  );
  const chosen = oneOf(hotelStatuses, status);
  return (
    <Page>
      <PageHeader
        title={t('Hotels Management')}
        text={t('Every hotel on the platform, and what waits for you.')}
        action={add}
      />
      <div className={styles['sections']}>
        <PendingNotifications timezone={timezone} />
        <section>
          <HotelList
            filters={{ search, status: chosen ?? '' }}
            onSearch={setSearch}
            onStatus={(next) => setFilters({ status: next })}
            opening={manage.isPending ? manage.variables : null}
            onManage={({ id }) => manage.mutate(id, { onSuccess: () => void navigate(hotelManagePath(id)) })}
            create={add}
          />
        </section>
      </div>
    </Page>
  );
}
