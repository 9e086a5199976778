import {
  BankOutlined,
  PlusCircleOutlined,
  QuestionCircleOutlined,
  ShopOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Me } from '#shared/features/auth/auth.contract.ts';
import { conversationPath, paths } from '#renderer/lib/paths.ts';
import { useInHotelMode } from '#renderer/features/auth/own-view.rules.ts';
import { NightCards } from '#renderer/features/tasks/night-cards.tsx';
import { useIdle } from '#renderer/lib/hooks/use-idle.ts';
import { lazyPart } from '#renderer/lib/lazy-part.tsx';
import { useMe } from '#renderer/lib/session/session.ts';
import { EmptyState } from '#renderer/components/states/empty-state.tsx';
import { PageHeader } from '#renderer/components/page/page-header.tsx';
import { Page } from '#renderer/components/page/page.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { useStartContext } from '#renderer/features/auth/context.queries.ts';
import { HotelDashboard, type DashboardLinks } from '#renderer/features/hotels/dashboard/hotel-dashboard.tsx';
import { PlatformDashboard } from '#renderer/features/hotels/dashboard/platform-dashboard.tsx';

const PausesNote = lazyPart(
  async () => (await import('#renderer/features/platform/sending/pauses-note.tsx')).PausesNote,
  { early: true },
);

const BudgetNotice = lazyPart(
  async () => (await import('#renderer/features/platform/budgets/budget-notice.tsx')).BudgetNotice,
  { early: true },
);
const BudgetsNotice = lazyPart(
  async () => (await import('#renderer/features/platform/budgets/budget-notice.tsx')).BudgetsNotice,
  { early: true },
);

/** The overview in its three variants: a super admin's platform, a hotel, and a user with no hotel yet. */
export default function DashboardPage() {
  const me = useMe().data;
  return me ? (
    <Page>
      <Variant me={me} />
    </Page>
  ) : null;
}

function Variant({ me }: { me: Me }) {
  const inHotelMode = useInHotelMode(me);
  if (me.hotel && (inHotelMode || me.context)) return <OfHotel hotel={me.hotel} />;
  return me.is_super_admin ? <OfPlatform /> : <OfNobody />;
}

function OfHotel({ hotel }: { hotel: NonNullable<Me['hotel']> }) {
  const isIdle = useIdle();
  const { t } = useTranslation();
  const links: DashboardLinks = {
    requests: paths.requests,
    waiting: `${paths.requests}?state=open`,
    completed: `${paths.requests}?state=resolved`,
    staff: paths.staff,
  };
  const actions = [
    {
      label: t('Manage FAQs'),
      text: t('What the assistant answers from'),
      to: paths.faqs,
      icon: QuestionCircleOutlined,
    },
    { label: t('Hotel Settings'), text: t('Profile, times and contact'), to: paths.hotelProfile, icon: ShopOutlined },
    { label: t('Manage Staff'), text: t('Members and invitations'), to: paths.staff, icon: TeamOutlined },
  ];
  return (
    <>
      <PageHeader title={t('Dashboard')} text={t('How {{hotel}} is doing with its guests.', { hotel: hotel.name })} />
      <Suspense>{isIdle && <BudgetNotice hotelId={hotel.id} />}</Suspense>
      <NightCards hotelId={hotel.id} />
      <HotelDashboard
        hotelId={hotel.id}
        timezone={hotel.timezone}
        links={links}
        actions={actions}
        pathOf={(request) => conversationPath(request.conversation_id)}
      />
    </>
  );
}

function OfPlatform() {
  const isIdle = useIdle();
  const { t } = useTranslation();
  const start = useStartContext();
  const actions = [
    { label: t('Manage All Hotels'), text: t('Status, admins and setup'), to: paths.hotels, icon: BankOutlined },
    {
      label: t('Create New Hotel'),
      text: t('Set up a hotel for a customer'),
      to: paths.hotelSetup,
      icon: PlusCircleOutlined,
    },
  ];
  return (
    <>
      <PageHeader
        title={t('Super Admin Dashboard')}
        text={t('Every hotel on the platform. Choose one to work in it.')}
      />
      <Suspense>
        {isIdle && <PausesNote to={paths.adminHealth} />}
        {isIdle && <BudgetsNotice />}
      </Suspense>
      <PlatformDashboard actions={actions} choosing={start.isPending} onChoose={(hotelId) => start.mutate(hotelId)} />
    </>
  );
}

function OfNobody() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const setUp = (
    <Button type="primary" size="large" onClick={() => void navigate(paths.hotelSetup)}>
      {t('Set Up Hotel')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('Welcome!')} />
      <EmptyState
        icon={<ShopOutlined aria-hidden />}
        title={t('Your hotel is not set up yet')}
        text={t('Add your hotel and the assistant can start to answer its guests. It takes about 15 minutes.')}
        action={setUp}
      />
    </>
  );
}
