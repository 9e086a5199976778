import { ArrowLeftOutlined, BankOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Link, Navigate, useParams } from 'react-router-dom';
import { conversationPath, paths } from '#renderer/lib/paths.ts';
import { useMe } from '#renderer/lib/session/session.ts';
import { EmptyState } from '#renderer/components/states/empty-state.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { PageHeader } from '#renderer/components/page/page-header.tsx';
import { Page } from '#renderer/components/page/page.tsx';
import { HotelStatusTag } from '#renderer/components/status-tag.tsx';
import { NotStarted } from '#renderer/features/auth/acting/ask-to-act.ts';
import { useStartContext } from '#renderer/features/auth/context.queries.ts';
import { categoryWords } from '#renderer/components/assistant-words.ts';
import { useHotelProfile } from '#renderer/features/hotels/management/hotel-manage.queries.ts';
import { HotelSheet } from '#renderer/features/hotels/management/hotel-sheet.tsx';
import { ApiError } from '#renderer/lib/api/api-error.ts';
import styles from './admin-page.module.css';

/** One hotel for the super admin who acts in it; before that, the page asks. Everyone else is sent to the list. */
export default function HotelManagePage() {
  const me = useMe().data;
  const { hotelId = '' } = useParams();
  if (!me) return null;
  if (!me.is_super_admin) return <Navigate to={paths.hotels} replace />;
  return (
    <Page>
      <HotelDetails key={hotelId} hotelId={hotelId} acting={me.context?.hotel_id === hotelId} />
    </Page>
  );
}

function HotelDetails({ hotelId, acting }: { hotelId: string; acting: boolean }) {
  const { t } = useTranslation();
  const entering = useStartContext({ goneIsShown: true });
  const hotel = useHotelProfile(hotelId, acting);
  const error = acting ? hotel.error : startProblem(entering.error);
  if (isMissing(error)) return <HotelNotFound />;
  if (error && !hotel.data) {
    const retry = () => (acting ? void hotel.refetch() : entering.mutate(hotelId));
    return <ErrorState title={t('Failed to load hotel details.')} error={error} onRetry={retry} />;
  }
  if (!acting) return <NotActing busy={entering.isPending} onEnter={() => entering.mutate(hotelId)} />;
  if (!hotel.data) return <ListSkeleton rows={6} />;
  return (
    <>
      <PageHeader
        title={hotel.data.name}
        mark={<HotelStatusTag status={hotel.data.status} />}
        before={<BackToHotels />}
      />
      <HotelSheet
        hotel={hotel.data}
        pathOf={(request) => conversationPath(request.conversation_id)}
        categoryWords={categoryWords}
      />
    </>
  );
}

/** A dialog that was closed is no problem. */
const startProblem = (error: Error | null) => (error instanceof NotStarted ? null : error);

/** An invalid id is shown like a hotel that does not exist. */
function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_input');
}

function BackToHotels() {
  const { t } = useTranslation();
  return (
    <Link to={paths.hotels} className={styles['back']}>
      <ArrowLeftOutlined aria-hidden />
      {t('Back to Hotels')}
    </Link>
  );
}

function HotelNotFound() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('Hotel Not Found')} before={<BackToHotels />} />
      <EmptyState
        icon={<BankOutlined aria-hidden />}
        title={t('This hotel does not exist')}
        text={t('It was deleted, or the address is wrong.')}
      />
    </>
  );
}

function NotActing({ busy, onEnter }: { busy: boolean; onEnter: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      <BackToHotels />
      <EmptyState
        icon={<BankOutlined aria-hidden />}
        title={t('You are not acting in this hotel')}
        text={t(
          'You see its guests and bookings and can change them as its admin. The session ends by itself. The audit log records it with the reason.',
        )}
        action={
          <Button type="primary" loading={busy} onClick={onEnter}>
            {t('Act in this hotel')}
          </Button>
        }
      />
    </>
  );
}
