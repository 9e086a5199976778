import { useTranslation } from '#renderer/lib/translate.ts';
import { useLocation, useSearchParams } from 'react-router-dom';
import { userStates } from '#shared/features/auth/auth.values.ts';
import type { Me } from '#shared/features/auth/auth.contract.ts';
import { Page } from '#renderer/components/page/page.tsx';
import { PageHeader } from '#renderer/components/page/page-header.tsx';
import { AccessDenied } from '#renderer/components/states/access-denied.tsx';
import { OpeningMark } from '#renderer/components/states/opening-mark.tsx';
import { themedPart } from '#renderer/components/themed/themed-part.tsx';
import { UserList } from '#renderer/features/auth/users/user-list.tsx';
import { HotelPicker } from '#renderer/features/hotels/hotel-picker.tsx';
import { useAddressFilters } from '#renderer/lib/hooks/use-address-filters.ts';
import { useAddressSearch } from '#renderer/lib/hooks/use-address-search.ts';
import { useOnceOpen } from '#renderer/lib/hooks/use-once-open.ts';
import { oneOf } from '#renderer/lib/one-of.ts';
import { paths } from '#renderer/lib/paths.ts';
import { useMe, useTimezone } from '#renderer/lib/session/session.ts';

const UserPanel = themedPart(
  async () => (await import('#renderer/features/auth/users/user-panel.tsx')).UserPanel,
  () => <OpeningMark />,
);

/** All accounts of the platform for the super admin. The open account stands in the address. */
export default function AdminUsersPage() {
  const me = useMe().data;
  if (!me) return null;
  return me.is_super_admin ? <Users me={me} /> : <AccessDenied home={paths.dashboard} />;
}

function Users({ me }: { me: Me }) {
  const { t } = useTranslation();
  const timezone = useTimezone();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const [search, setSearch] = useAddressSearch();
  const [{ state, user }, setFilters] = useAddressFilters(['state', 'user']);
  const wasOpen = useOnceOpen(user !== '');
  const pathOf = (id: string) => {
    const next = new URLSearchParams(params);
    next.set('user', id);
    return `${pathname}?${next}`;
  };
  return (
    <Page>
      <PageHeader
        title={t('Users')}
        text={t('Every account on the platform: its hotels, its sessions, and whether it can sign in.')}
      />
      <UserList
        filters={{ search, state: oneOf(userStates, state) }}
        onSearch={setSearch}
        onState={(next) => setFilters({ state: next ?? '' })}
        pathOf={({ id }) => pathOf(id)}
        timezone={timezone}
      />
      {wasOpen && (
        <UserPanel
          id={user || null}
          ownId={me.user.id}
          timezone={timezone}
          picker={(value, onChange) => <HotelPicker value={value} onChange={onChange} empty={t('Choose a hotel')} />}
          onClose={() => setFilters({ user: '' })}
        />
      )}
    </Page>
  );
}
