import { ArrowLeftOutlined, BankOutlined } from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useParams } from 'react-router-dom';
import { conversationPath, paths } from '#renderer/app/paths.ts';
import { useMe } from '#renderer/app/session.ts';
import { EmptyState } from '#renderer/components/empty-state.tsx';
import { ErrorState } from '#renderer/components/error-state.tsx';
import { PageHeader } from '#renderer/components/page-header.tsx';
import { Page } from '#renderer/components/page.tsx';
import { HotelStatusTag } from '#renderer/components/status-tag.tsx';
import { useSwitchHotel } from '#renderer/features/auth/context.queries.ts';
import { categoryWords } from '#renderer/components/assistant-words.ts';
import { useManagedHotel } from '#renderer/features/hotels/hotel-manage.queries.ts';
import { HotelManagement } from '#renderer/features/hotels/hotel-management.tsx';
import { ApiError } from '#renderer/lib/api-error.ts';
import styles from './admin-page.module.css';

/** One hotel for the super admin, who acts in it while the page is open; everyone else is sent to the list. */
export default function HotelManagePage() {
  const me = useMe().data;
  const { hotelId = '' } = useParams();
  if (!me) return null;
  if (!me.is_super_admin) return <Navigate to={paths.hotels} replace />;
  return (
    <Page>
      <Managed key={hotelId} hotelId={hotelId} acting={me.context?.hotel_id === hotelId} />
    </Page>
  );
}

function Managed({ hotelId, acting }: { hotelId: string; acting: boolean }) {
  const { t } = useTranslation();
  const entering = useEntering(hotelId, acting);
  const hotel = useManagedHotel(hotelId, acting);
  const error = acting ? hotel.error : entering.error;
  if (isMissing(error)) return <HotelNotFound />;
  if (error && !hotel.data) {
    const retry = () => (acting ? void hotel.refetch() : entering.enter());
    return <ErrorState title={t('Failed to load hotel details.')} error={error} onRetry={retry} />;
  }
  if (!acting && !entering.pending) return <NotActing onEnter={entering.enter} />;
  if (!hotel.data) return <Skeleton active paragraph={{ rows: 8 }} />;
  return (
    <>
      <PageHeader
        title={hotel.data.name}
        mark={<HotelStatusTag status={hotel.data.status} />}
        before={<BackToHotels />}
      />
      <HotelManagement
        hotel={hotel.data}
        pathOf={(request) => conversationPath(request.conversation_id)}
        categoryWords={categoryWords}
      />
    </>
  );
}

/** An address that does not exist reads like a hotel that does not. */
function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_input');
}

/** A page that is opened by its address starts acting once; after the session was ended it does not start again. */
function useEntering(hotelId: string, acting: boolean) {
  const { mutateAsync } = useSwitchHotel({ goneIsShown: true });
  const [state, setState] = useState<{ pending: boolean; error: unknown }>({ pending: !acting, error: null });
  const asked = useRef(acting);
  const enter = () => {
    setState({ pending: true, error: null });
    void mutateAsync(hotelId).then(
      () => setState({ pending: false, error: null }),
      (error: unknown) => setState({ pending: false, error }),
    );
  };
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    enter();
  });
  return { ...state, enter };
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

function NotActing({ onEnter }: { onEnter: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<BankOutlined aria-hidden />}
      title={t('You are not acting in this hotel any more')}
      text={t('What a hotel holds can be seen only while you act in it.')}
      action={
        <Button type="primary" onClick={onEnter}>
          {t('Manage this hotel')}
        </Button>
      }
    />
  );
}
