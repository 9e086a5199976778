import { LogoutOutlined, MoreOutlined } from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Me } from '#shared/features/auth/auth.contract.ts';
import { signOut } from '#renderer/features/auth/auth.calls.ts';
import { forgetDrafts } from '#renderer/features/conversations/drafts.store.ts';
import { notifyFailure } from '#renderer/lib/notify.ts';
import { queryKeys } from '#renderer/lib/query-keys.ts';
import { platform } from '#renderer/platform/index.ts';
import { usePlatformSettings } from '#renderer/platform/platform-settings.store.ts';
import { paths } from '../paths.ts';
import styles from './sidebar.module.css';
import { lazyPart } from '#renderer/lib/lazy-part.tsx';

/** Loaded when it is opened for the first time. */
const PreferencesMenu = lazyPart(async () => (await import('./preferences-menu.tsx')).PreferencesMenu);

/** The foot of the sidebar: who is signed in, language and theme, and Sign Out. */
export function UserMenu({ me, collapsed }: { me: Me; collapsed: boolean }) {
  const { t } = useTranslation();
  const { busy, leave } = useSignOut();
  const [wanted, setWanted] = useState(false);
  const button = <UserButton me={me} collapsed={collapsed} onClick={() => setWanted(true)} />;
  return (
    <div className={styles['footer']}>
      {wanted ? (
        <Suspense fallback={button}>
          <PreferencesMenu practice={me.practice}>{button}</PreferencesMenu>
        </Suspense>
      ) : (
        button
      )}
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

async function forgetPerson(): Promise<void> {
  if (usePlatformSettings.getState().info?.kind === 'desktop') forgetDrafts();
  await platform.forgetPerson();
}

/** Signs out and forgets everything that was read: the next person at this desk finds nothing. */
export function useSignOut() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    try {
      await signOut().catch((error: unknown) => {
        // Several people share a desktop: the one who leaves is forgotten there even while the server is away.
        if (usePlatformSettings.getState().info?.kind !== 'desktop') throw error;
      });
      await navigate(paths.auth, { replace: true });
      queryClient.clear();
      queryClient.setQueryData(queryKeys.me, null);
      // Last, when nothing is left in the cache that could be kept again.
      await forgetPerson();
    } catch (error) {
      notifyFailure(t('Sign out failed'), error);
      setBusy(false);
    }
  };
  return { busy, leave: () => void leave() };
}
