import { MenuOutlined } from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { BrandMark } from '#renderer/components/brand-mark.tsx';
import { EscalationAlarm } from '#renderer/features/conversations/escalation-alarm.tsx';
import { connectLiveEvents } from '#renderer/lib/live-events.ts';
import { useHotel } from '../session.ts';
import { LiveBanner } from './live-banner.tsx';
import styles from './shell.module.css';
import { Sidebar } from './sidebar.tsx';
import { toggleSidebar, useIsMobile, useSidebar, useSidebarShortcut } from './sidebar.store.ts';

/** Loaded on small screens only. */
const SidebarDrawer = lazy(async () => ({ default: (await import('./sidebar-drawer.tsx')).SidebarDrawer }));

/** The frame of the console: sidebar (a drawer on small screens), the live stream of the hotel, and the page. */
export function Shell() {
  const hotel = useHotel();
  const isMobile = useIsMobile();
  const open = useSidebar((state) => state.open);
  useSidebarShortcut();
  useLiveStream(hotel?.id ?? null);
  return (
    <div className={styles['shell']} data-sidebar={isMobile ? 'drawer' : open ? 'open' : 'icons'}>
      <SkipLink />
      {isMobile ? <MobileBar title={hotel?.name ?? 'Concierge'} /> : <Sidebar collapsed={!open} />}
      {isMobile && (
        <Suspense>
          <SidebarDrawer />
        </Suspense>
      )}
      <main id="content" className={styles['content']} tabIndex={-1}>
        <LiveBanner />
        <EscalationAlarm hotelId={hotel?.id ?? null} />
        <Outlet />
      </main>
    </div>
  );
}

function useLiveStream(hotelId: string | null): void {
  const queryClient = useQueryClient();
  useEffect(() => (hotelId ? connectLiveEvents(hotelId, queryClient) : undefined), [hotelId, queryClient]);
}

function SkipLink() {
  const { t } = useTranslation();
  return (
    <a className={styles['skip']} href="#content">
      {t('Skip to content')}
    </a>
  );
}

function MobileBar({ title }: { title: string }) {
  const { t } = useTranslation();
  return (
    <header className={styles['bar']}>
      <Button
        type="text"
        size="large"
        icon={<MenuOutlined aria-hidden />}
        aria-label={t('Open menu')}
        onClick={toggleSidebar}
      />
      <BrandMark size={24} />
      <span className={styles['barTitle']}>{title}</span>
    </header>
  );
}
