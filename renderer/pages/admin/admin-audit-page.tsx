import { DownloadOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { paths } from '#renderer/lib/paths.ts';
import { useMe, useTimezone } from '#renderer/lib/session/session.ts';
import { AccessDenied } from '#renderer/components/states/access-denied.tsx';
import { PageHeader } from '#renderer/components/page/page-header.tsx';
import { Page } from '#renderer/components/page/page.tsx';
import { HotelPicker } from '#renderer/features/hotels/hotel-picker.tsx';
import { AuditFilterBar } from '#renderer/features/platform/audit/audit-filter-bar.tsx';
import { AuditList } from '#renderer/features/platform/audit/audit-list.tsx';
import { useExportAudit } from '#renderer/features/platform/audit/audit.queries.ts';
import { useAddressFilters } from '#renderer/lib/hooks/use-address-filters.ts';
import { useAddressSearch } from '#renderer/lib/hooks/use-address-search.ts';

/** Who did what on the platform, and in whose name. */
export default function AdminAuditPage() {
  const me = useMe().data;
  if (!me) return null;
  return me.is_super_admin ? <Audit /> : <AccessDenied home={paths.dashboard} />;
}

function Audit() {
  const { t } = useTranslation();
  const timezone = useTimezone();
  const [user, setUser] = useAddressSearch();
  const [address, setAddress] = useAddressFilters(['hotel_id', 'action', 'entity', 'from', 'to']);
  const filters = { ...address, user };
  const save = useExportAudit(timezone);
  const action = (
    <Button icon={<DownloadOutlined aria-hidden />} loading={save.isPending} onClick={() => save.mutate(filters)}>
      {t('Export as CSV')}
    </Button>
  );
  return (
    <Page>
      <PageHeader
        title={t('Audit Logs')}
        text={`${t('Who did what, when, and in which hotel. Entries cannot be changed.')} ${t('Times are in the zone {{timezone}}.', { timezone })}`}
        action={action}
      />
      <AuditFilterBar
        filters={filters}
        onUser={setUser}
        onChange={setAddress}
        hotel={<HotelPicker value={address.hotel_id} onChange={(hotel_id) => setAddress({ hotel_id })} />}
      />
      <AuditList filters={filters} timezone={timezone} />
    </Page>
  );
}
