import { LogoutOutlined, MoreOutlined } from '@ant-design/icons';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { Me } from '#shared/features/auth/auth.contract.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { themedPart } from '#renderer/components/themed/themed-part.tsx';
import { lazyPart } from '#renderer/lib/lazy-part.tsx';
import styles from './sidebar.module.css';
import { useSignOut } from '../../pages/use-sign-out.ts';
import { whenIdle } from '#renderer/lib/idle.ts';

/** Loaded when it is opened for the first time. */
const PreferencesMenu = themedPart(
  async () => (await import('./preferences-menu.tsx')).PreferencesMenu,
  ({ children }) => children,
);

/** The foot of the sidebar: who is signed in, language and theme, and Sign Out. */
export function UserMenu({ me, collapsed }: { me: Me; collapsed: boolean }) {
  const { t } = useTranslation();
  const { busy, leave } = useSignOut();
  const [wanted, setWanted] = useState(false);
  const button = <UserButton me={me} collapsed={collapsed} onClick={() => setWanted(true)} />;
  return (
    <div className={styles['footer']}>
      {me.hotel && !me.context && <Duty hotelId={me.hotel.id} ownUserId={me.user.id} collapsed={collapsed} />}
      {wanted ? <PreferencesMenu practice={me.practice}>{button}</PreferencesMenu> : button}
      <Button
        type="text"
        block
        className={styles['signOut']!}
        icon={<LogoutOutlined aria-hidden />}
        loading={busy}
        title={collapsed ? t('Sign Out') : ''}
        onClick={leave}
      >
        <span className={collapsed ? 'visually-hidden' : undefined}>{t('Sign Out')}</span>
      </Button>
    </div>
  );
}

/** Milliseconds until the switch is loaded, after what the page shows first. */
const dutyMs = 5000;
const DutySwitch = lazyPart(async () => (await import('#renderer/features/staff/duty/duty-switch.tsx')).DutySwitch);

function Duty(props: { hotelId: string; ownUserId: string; collapsed: boolean }) {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    let ended = false;
    const timer = setTimeout(() => void whenIdle().then(() => !ended && setTime(true)), dutyMs);
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }, []);
  return (
    <div style={{ minHeight: 40 }}>
      {isTime && (
        <Suspense fallback={null}>
          <DutySwitch {...props} />
        </Suspense>
      )}
    </div>
  );
}

type ButtonProps = { me: Me; collapsed: boolean; onClick?: () => void };

function UserButton({ me, collapsed, ...rest }: ButtonProps) {
  const { t } = useTranslation();
  const name = `${me.user.first_name} ${me.user.last_name}`.trim() || me.user.email;
  return (
    <button
      type="button"
      className={styles['user']}
      aria-haspopup="menu"
      title={t('Language, theme and more')}
      {...rest}
    >
      <span className={styles['avatar']} aria-hidden>
        {name.slice(0, 1).toUpperCase()}
      </span>
      <span className={collapsed ? 'visually-hidden' : styles['userWords']}>
        <strong>{name}</strong>
        {me.user.email !== name && <span>{me.user.email}</span>}
      </span>
      {!collapsed && <MoreOutlined aria-hidden />}
    </button>
  );
}
