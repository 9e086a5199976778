import { useTranslation } from '#renderer/lib/translate.ts';
import { Page } from '#renderer/components/page/page.tsx';
import { PageHeader } from '#renderer/components/page/page-header.tsx';
import { NoHotel } from '#renderer/components/states/no-hotel.tsx';
import { LadderSettings } from '#renderer/features/notifications/ladder/ladder-settings.tsx';
import { TargetSettings } from '#renderer/features/notifications/targets/target-settings.tsx';
import { DutyPlan } from '#renderer/features/staff/duty/duty-plan.tsx';
import { useCan, useMe } from '#renderer/lib/session/session.ts';

/** Who is called when a guest waits for a person. */
export default function EscalationPage() {
  const { t } = useTranslation();
  const me = useMe().data;
  const canChange = useCan('hotelAdmin');
  return (
    <Page inOrder>
      <PageHeader
        title={t('Escalation')}
        text={t('Who is called when a guest waits for a person, step by step until somebody comes.')}
      />
      {me?.hotel ? (
        <>
          <LadderSettings key={me.hotel.id} hotel={me.hotel} ownUserId={me.user.id} canChange={canChange} />
          <TargetSettings key={`targets ${me.hotel.id}`} hotelId={me.hotel.id} canChange={canChange} />
          <DutyPlan key={`duty ${me.hotel.id}`} hotel={me.hotel} canChange={canChange} />
        </>
      ) : (
        <NoHotel text={t('Choose a hotel to see who is called.')} />
      )}
    </Page>
  );
}
