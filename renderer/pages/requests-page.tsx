import { Suspense, useMemo } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { Booking } from '#shared/features/bookings/bookings.schema.ts';
import { useHotel, useMe } from '#renderer/lib/session/session.ts';
import { NoHotel } from '#renderer/components/states/no-hotel.tsx';
import { Page } from '#renderer/components/page/page.tsx';
import { PageHeader } from '#renderer/components/page/page-header.tsx';
import { InboxContext } from '#renderer/features/conversations/inbox.context.ts';
import { Inbox } from '#renderer/features/conversations/inbox/inbox.tsx';
import { faqCategoryOf } from '#renderer/features/conversations/requests/faq-category.rules.ts';
import { useTaskDialog, useTaskDialogOfPage } from '#renderer/lib/task-draft.store.ts';
import { lazyPart } from '#renderer/lib/lazy-part.tsx';
import { NotificationBell } from '#renderer/features/notifications/notification-bell.tsx';

const GuestIdentity = lazyPart(
  async () => (await import('#renderer/features/guests/identity/guest-identity.tsx')).GuestIdentity,
);

const StayActions = lazyPart(
  async () => (await import('#renderer/features/bookings/stay-actions/stay-actions.tsx')).StayActions,
);

const ThreadTasks = lazyPart(async () => (await import('#renderer/features/tasks/thread-tasks.tsx')).ThreadTasks);
const AnswerProposalCard = lazyPart(
  async () => (await import('#renderer/features/knowledge/proposals/answer-proposal.tsx')).AnswerProposalCard,
);
const TaskDialog = lazyPart(async () => (await import('#renderer/features/tasks/task-dialog.tsx')).TaskDialog);

/** Loaded when it is opened for the first time. */
function LateTaskDialog(props: { hotelId: string; timezone: string }) {
  const isOpen = useTaskDialog(({ start }) => start !== null);
  return (
    isOpen && (
      <Suspense>
        <TaskDialog {...props} />
      </Suspense>
    )
  );
}

/** The inbox: guests' requests, grouped into conversations (docs/product.md, section 2, Guest Requests). */
export default function RequestsPage() {
  const hotel = useHotel();
  const user = useMe().data?.user;
  useTaskDialogOfPage();
  const scope = useMemo(
    () =>
      hotel && user
        ? {
            hotelId: hotel.id,
            timezone: hotel.timezone,
            userId: user.id,
            identity: (guestId: string) => (
              <Suspense>
                <GuestIdentity hotelId={hotel.id} guestId={guestId} />
              </Suspense>
            ),
            stay: (booking: Booking) => (
              <Suspense>
                <StayActions hotelId={hotel.id} timezone={hotel.timezone} booking={booking} />
              </Suspense>
            ),
            tasks: (conversationId: string) => (
              <Suspense>
                <ThreadTasks
                  hotelId={hotel.id}
                  timezone={hotel.timezone}
                  userId={user.id}
                  conversationId={conversationId}
                />
              </Suspense>
            ),
            proposal: (conversationId: string, replies: number) => (
              <Suspense>
                <AnswerProposalCard
                  hotelId={hotel.id}
                  conversationId={conversationId}
                  replies={replies}
                  categoryOf={faqCategoryOf}
                />
              </Suspense>
            ),
          }
        : null,
    [hotel, user],
  );
  if (!scope) return <NothingToShow />;
  return (
    <InboxContext value={scope}>
      <LateTaskDialog hotelId={scope.hotelId} timezone={scope.timezone} />
      <Inbox key={scope.hotelId} notices={<NotificationBell hotelId={scope.hotelId} timezone={scope.timezone} />} />
    </InboxContext>
  );
}

function NothingToShow() {
  const { t } = useTranslation();
  return (
    <Page>
      <PageHeader title={t('Guest Requests')} />
      <NoHotel text={t('Select a hotel to see its guests’ requests.')} />
    </Page>
  );
}
