import { MenuFoldOutlined, MenuUnfoldOutlined, SearchOutlined, SwapOutlined } from '@ant-design/icons';
import { Suspense } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Link } from 'react-router-dom';
import type { Me } from '#shared/features/auth/auth.contract.ts';
import { BrandMark } from '#renderer/components/brand-mark.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { Skeleton } from '#renderer/components/plain/skeleton.tsx';
import { lazyPart } from '#renderer/lib/lazy-part.tsx';
import { entriesOf } from '../navigation.ts';
import { paths } from '../../lib/paths.ts';
import { useMe } from '../../lib/session/session.ts';
import { openPalette } from '../palette/command-palette.store.ts';
import { HotelSwitch } from './hotel-switch.tsx';
import { NavigationGroup } from './navigation-group.tsx';
import styles from './sidebar.module.css';
import { useInHotelMode } from '../../features/auth/own-view.rules.ts';
import { closeDrawer, toggleSidebar } from '../sidebar.store.ts';
import { UserMenu } from './user-menu.tsx';

/** As high as the part that it stands for, so that nothing below moves. */
const waitingFor = ({ context }: Me) => (
  <Skeleton widths={['60%', '100%', '100%']} style={{ padding: 12, minHeight: context ? 171 : 119 }} />
);
/** Only super admins need it. */
const HotelContext = lazyPart(async () => (await import('./super-admin-parts.ts')).HotelContext, { early: true });

const paletteKey = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘K' : 'Ctrl K';

type Props = { collapsed: boolean; inDrawer?: boolean };

/** The three variants of the specification: super admin, hotel user, and a user with no hotel. */
export function Sidebar({ collapsed, inDrawer = false }: Props) {
  const { t } = useTranslation();
  const me = useMe().data;
  if (!me) return null;
  return (
    <aside className={styles['sidebar']} data-collapsed={collapsed} data-drawer={inDrawer} aria-label={t('Sidebar')}>
      <SidebarHeader me={me} collapsed={collapsed} inDrawer={inDrawer} />
      {!collapsed && me.is_super_admin && (
        <Suspense fallback={waitingFor(me)}>
          <HotelContext me={me} />
        </Suspense>
      )}
      {!collapsed && !me.is_super_admin && me.memberships.length > 1 && <HotelSwitch me={me} />}
      {me.context && collapsed && <ActingMark hotel={me.context.hotel_name} />}
      <PaletteButton collapsed={collapsed} />
      <nav className={styles['menu']} aria-label={t('Main Menu')}>
        <Menu me={me} collapsed={collapsed} />
      </nav>
      <UserMenu me={me} collapsed={collapsed} />
    </aside>
  );
}

function SidebarHeader({ me, collapsed, inDrawer }: { me: Me; collapsed: boolean; inDrawer: boolean }) {
  const { t } = useTranslation();
  const title = useInHotelMode(me) ? me.hotel?.name : 'Concierge';
  const label = collapsed ? t('Expand the sidebar') : t('Collapse the sidebar');
  return (
    <div className={styles['header']}>
      {!collapsed && (
        <Link to={paths.dashboard} className={styles['brand']} title={title}>
          <BrandMark />
          <span>{title}</span>
        </Link>
      )}
      {!inDrawer && (
        <Button
          type="text"
          title={`${label} (Ctrl+B)`}
          aria-label={label}
          aria-expanded={!collapsed}
          icon={collapsed ? <MenuUnfoldOutlined aria-hidden /> : <MenuFoldOutlined aria-hidden />}
          onClick={toggleSidebar}
        />
      )}
    </div>
  );
}

/** A dot instead of the badge if there is no room. */
function ActingMark({ hotel }: { hotel: string }) {
  const { t } = useTranslation();
  const words = t('Acting as: {{hotel}} Staff', { hotel });
  return (
    <p className={styles['actingMark']} role="img" aria-label={words} title={words}>
      <SwapOutlined aria-hidden />
    </p>
  );
}

/** Button that opens the command palette. */
function PaletteButton({ collapsed }: { collapsed: boolean }) {
  const { t } = useTranslation();
  const open = () => {
    closeDrawer();
    openPalette();
  };
  return (
    <button type="button" className={styles['search']} title={collapsed ? t('Search') : undefined} onClick={open}>
      <SearchOutlined aria-hidden />
      <span className={collapsed ? 'visually-hidden' : styles['label']}>{t('Search')}</span>
      {!collapsed && <kbd aria-hidden>{paletteKey}</kbd>}
    </button>
  );
}

function Menu({ me, collapsed }: { me: Me; collapsed: boolean }) {
  const { t } = useTranslation();
  const inHotelMode = useInHotelMode(me);
  const entries = entriesOf(me, inHotelMode);
  if (inHotelMode) {
    return (
      <NavigationGroup title={t('Main Menu')} entries={entries} collapsed={collapsed} hotelId={me.hotel?.id ?? null} />
    );
  }
  if (me.is_super_admin) {
    return (
      <NavigationGroup title={t('Platform administration')} entries={entries} collapsed={collapsed} hotelId={null} />
    );
  }
  return <NavigationGroup entries={entries} collapsed={collapsed} hotelId={null} />;
}
