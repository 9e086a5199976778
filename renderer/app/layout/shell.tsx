import { MenuOutlined } from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Outlet } from 'react-router-dom';
import { BrandMark } from '#renderer/components/brand-mark.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { EscalationAlarm } from '#renderer/features/conversations/alarm/escalation-alarm.tsx';
import { useOutbox } from '#renderer/features/conversations/reply/use-outbox.ts';
import { useIdle } from '#renderer/lib/hooks/use-idle.ts';
import { savesData } from '#renderer/lib/idle.ts';
import { lazyPart } from '#renderer/lib/lazy-part.tsx';
import { connectLiveEvents } from '#renderer/lib/live/live-events.ts';
import { loadOtherPages } from '../page-parts.ts';
import { usePreferences } from '../../lib/session/preferences.ts';
import { useHotel, useMe } from '../../lib/session/session.ts';
import { usePalette, usePaletteShortcut } from '../palette/command-palette.store.ts';
import { InactiveBanner } from './inactive-banner.tsx';
import { LiveBanner } from './live-banner.tsx';
import { QuietBanner } from './quiet-banner.tsx';
import styles from './shell.module.css';
import { SidebarDrawer } from './sidebar-drawer.tsx';
import { Sidebar } from './sidebar.tsx';
import { toggleSidebar, useIsMobile, useSidebar, useSidebarShortcut } from '../sidebar.store.ts';
import { themedPart } from '#renderer/components/themed/themed-part.tsx';

/** Loaded when it is opened for the first time. */
const CommandPalette = themedPart(async () => (await import('../palette/command-palette.tsx')).CommandPalette);

const SendingPauseBanner = lazyPart(async () => (await import('./sending-pause-banner.tsx')).SendingPauseBanner);
const MentionNotice = lazyPart(
  async () => (await import('#renderer/features/conversations/notes/mention-notice.ts')).MentionNotice,
);
const ActingBanner = lazyPart(async () => (await import('./super-admin-parts.ts')).ActingBanner, { early: true });

/** The frame of the console: sidebar (a drawer on small screens), the live stream of the hotel, and the page. */
export function Shell() {
  const hotel = useHotel();
  const acting = useMe().data?.context != null;
  const isMobile = useIsMobile();
  const open = useSidebar((state) => state.open);
  const preferences = usePreferences();
  const palette = usePalette((state) => state.openings > 0);
  useSidebarShortcut();
  usePaletteShortcut();
  usePrefetch();
  useLiveStream(hotel?.id ?? null);
  useWaitingReplies(hotel?.id ?? null);
  const userId = useMe().data?.user.id;
  const isIdle = useIdle();
  return (
    <div className={styles['shell']} data-sidebar={isMobile ? 'drawer' : open ? 'open' : 'icons'}>
      <SkipLink />
      <Suspense>{isIdle && userId && <MentionNotice userId={userId} />}</Suspense>
      {isMobile ? <MobileBar title={hotel?.name ?? 'Concierge'} /> : <Sidebar collapsed={!open} />}
      {isMobile && <SidebarDrawer />}
      {palette && <CommandPalette />}
      <main id="content" className={styles['content']} tabIndex={-1}>
        <LiveBanner />
        <Suspense fallback={<p className={styles['banner']} style={{ minHeight: 39 }} />}>
          {acting && <ActingBanner className={styles['banner']} />}
        </Suspense>
        <Suspense>
          {hotel?.sending_pause && <SendingPauseBanner pause={hotel.sending_pause} className={styles['banner']} />}
        </Suspense>
        <InactiveBanner />
        <QuietBanner />
        <EscalationAlarm
          hotelId={hotel?.id ?? null}
          sound={preferences.alarm_sound}
          notices={preferences.desktop_notices}
        />
        <Outlet />
      </main>
    </div>
  );
}

/** Loaded ahead, so that the palette and all pages work after a lost connection; not with the browser's data saver on. */
function usePrefetch(): void {
  useEffect(() => (savesData() ? undefined : loadOtherPages()), []);
}

function useLiveStream(hotelId: string | null): void {
  const queryClient = useQueryClient();
  useEffect(() => (hotelId ? connectLiveEvents(hotelId, queryClient) : undefined), [hotelId, queryClient]);
}

function useWaitingReplies(hotelId: string | null): void {
  useOutbox(hotelId, useMe().data?.user.id ?? null);
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
