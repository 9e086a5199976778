import { useTranslation } from '#renderer/lib/translate.ts';
import { useLocation } from 'react-router-dom';
import { Page } from '#renderer/components/page/page.tsx';
import { PageHeader } from '#renderer/components/page/page-header.tsx';
import { AccessDenied } from '#renderer/components/states/access-denied.tsx';
import { OpeningMark } from '#renderer/components/states/opening-mark.tsx';
import { themedPart } from '#renderer/components/themed/themed-part.tsx';
import { GroupList } from '#renderer/features/hotels/groups/group-list.tsx';
import { useAddressFilters } from '#renderer/lib/hooks/use-address-filters.ts';
import { useOnceOpen } from '#renderer/lib/hooks/use-once-open.ts';
import { paths } from '#renderer/lib/paths.ts';
import { useMe } from '#renderer/lib/session/session.ts';

const GroupPanel = themedPart(
  async () => (await import('./admin-group-panel.tsx')).AdminGroupPanel,
  () => <OpeningMark />,
);

/** Groups of hotels for the super admin. The open group stands in the address. */
export default function AdminGroupsPage() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [{ group }, setFilters] = useAddressFilters(['group']);
  const wasOpen = useOnceOpen(group !== '');
  const me = useMe().data;
  if (!me) return null;
  if (!me.is_super_admin) return <AccessDenied home={paths.dashboard} />;
  return (
    <Page>
      <PageHeader
        title={t('Groups')}
        text={t('Hotels under one roof, and how their people sign in with the accounts of their company.')}
      />
      <GroupList pathOf={(id) => `${pathname}?${new URLSearchParams({ group: id })}`} />
      {wasOpen && <GroupPanel id={group || null} onClose={() => setFilters({ group: '' })} />}
    </Page>
  );
}
