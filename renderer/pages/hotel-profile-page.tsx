import { Suspense } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { Me } from '#shared/features/auth/auth.contract.ts';
import { useCan, useMe } from '#renderer/lib/session/session.ts';
import { AlertBox } from '#renderer/components/states/alert-box.tsx';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { NoHotel } from '#renderer/components/states/no-hotel.tsx';
import form from '#renderer/components/plain/form.module.css';
import { PageHeader } from '#renderer/components/page/page-header.tsx';
import { Page } from '#renderer/components/page/page.tsx';
import { ProfileForm } from '#renderer/features/hotels/profile/profile-form.tsx';
import { useProfile } from '#renderer/features/hotels/profile/profile.queries.ts';
import { WhatsAppConnectionCard } from '#renderer/features/hotels/connection/whatsapp-connection.tsx';
import { ContradictionsNote } from '#renderer/features/knowledge/contradictions/contradictions-note.tsx';
import { OutdatedSlot } from '#renderer/features/knowledge/corrections/outdated-slot.tsx';
import { whenIdle } from '#renderer/lib/idle.ts';
import { lazyPart } from '#renderer/lib/lazy-part.tsx';
import { WhatsAppTest } from '#renderer/features/hotels/connection/whatsapp-test.tsx';

/** What the hotel is and how it works with the assistant. Staff read it; admins change it. */
export default function HotelProfilePage() {
  const { t } = useTranslation();
  const me = useMe().data;
  return (
    <Page inOrder>
      <PageHeader
        title={t('Hotel Profile')}
        text={t('What guests are told about the hotel, and how the assistant works with your team.')}
      />
      {me?.hotel ? (
        <OfHotel key={me.hotel.id} hotelId={me.hotel.id} me={me} />
      ) : (
        <NoHotel text={t('Choose a hotel to see its profile.')} />
      )}
    </Page>
  );
}

const FieldAnswers = lazyPart(async () => {
  await whenIdle();
  return (await import('#renderer/features/knowledge/questions/field-answers.tsx')).FieldAnswers;
});
/** The line has its height before its words are there. */
const answersOf = (field: string) => (
  <Suspense fallback={<p className={form['hint']}>&nbsp;</p>}>
    <FieldAnswers field={field} />
  </Suspense>
);

function OfHotel({ hotelId, me }: { hotelId: string; me: Me }) {
  const { t } = useTranslation();
  const canChange = useCan('hotelAdmin');
  const profile = useProfile(hotelId);
  if (profile.isPending) return <ListSkeleton rows={6} />;
  if (!profile.data)
    return (
      <ErrorState
        title={t('Error loading hotel profile')}
        error={profile.error}
        onRetry={() => void profile.refetch()}
      />
    );
  const personName = `${me.user.first_name} ${me.user.last_name}`.trim() || me.user.email;
  return (
    <>
      {!canChange && <AlertBox tone="info">{t('Only an admin of the hotel can change the profile.')}</AlertBox>}
      <ContradictionsNote hotelId={hotelId} />
      <WhatsAppConnectionCard hotelId={hotelId} />
      <OutdatedSlot hotelId={hotelId} timezone={profile.data.timezone} />
      <ProfileForm hotel={profile.data} canChange={canChange} answersOf={answersOf} />
      {canChange && <WhatsAppTest hotelId={hotelId} hotelName={profile.data.name} personName={personName} />}
    </>
  );
}
