import { UserAddOutlined } from '@ant-design/icons';
import { Suspense, useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { useCan, useMe } from '#renderer/lib/session/session.ts';
import { AlertBox } from '#renderer/components/states/alert-box.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { OpeningMark } from '#renderer/components/states/opening-mark.tsx';
import { themedPart } from '#renderer/components/themed/themed-part.tsx';
import { NoHotel } from '#renderer/components/states/no-hotel.tsx';
import { PageHeader } from '#renderer/components/page/page-header.tsx';
import { Page } from '#renderer/components/page/page.tsx';
import { InvitationList } from '#renderer/features/staff/invitation-list.tsx';
import { MemberList } from '#renderer/features/staff/member-list.tsx';
import { useAddressSearch } from '#renderer/lib/hooks/use-address-search.ts';
import { lazyPart } from '#renderer/lib/lazy-part.tsx';
import { useOnceOpen } from '#renderer/lib/hooks/use-once-open.ts';

const DepartmentList = lazyPart(
  async () => (await import('#renderer/features/staff/departments/department-list.tsx')).DepartmentList,
  { early: true },
);

const InviteDialog = themedPart(
  async () => (await import('#renderer/features/staff/invite-dialog.tsx')).InviteDialog,
  () => <OpeningMark />,
);

/** Who works in the hotel, and who is invited to. Staff look; admins change. */
export default function StaffPage() {
  const { t } = useTranslation();
  const me = useMe().data;
  const canManage = useCan('hotelAdmin');
  const [search, setSearch] = useAddressSearch();
  const [inviting, setInviting] = useState(false);
  const wasInviting = useOnceOpen(inviting);
  const header = {
    title: t('Staff Management'),
    text: t('Who can answer guests, and who may change how the hotel is set up.'),
  };
  if (!me?.hotel) {
    return (
      <Page>
        <PageHeader {...header} />
        <NoHotel text={t('Choose a hotel to see who works in it.')} />
      </Page>
    );
  }
  const { id, name, timezone } = me.hotel;
  const invite = (
    <Button type="primary" icon={<UserAddOutlined aria-hidden />} onClick={() => setInviting(true)}>
      {t('Invite staff')}
    </Button>
  );
  return (
    <Page inOrder>
      <PageHeader {...header} action={canManage && invite} />
      {!canManage && <AlertBox tone="info">{t('Only an admin of the hotel can invite or remove people.')}</AlertBox>}
      <MemberList
        key={id}
        hotelId={id}
        timezone={timezone}
        ownUserId={me.user.id}
        canManage={canManage}
        search={search}
        onSearch={setSearch}
      />
      <Suspense fallback={<ListSkeleton rows={2} />}>
        <DepartmentList hotelId={id} canChange={canManage} />
      </Suspense>
      {canManage && <InvitationList hotelId={id} timezone={timezone} />}
      {wasInviting && <InviteDialog hotelId={id} hotelName={name} open={inviting} onClose={() => setInviting(false)} />}
    </Page>
  );
}
