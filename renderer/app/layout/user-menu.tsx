import { LogoutOutlined, MoreOutlined } from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import { Avatar, Button, Dropdown, Tooltip, type MenuProps } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Me } from '#shared/features/auth/auth.contract.ts';
import { signOut } from '#renderer/features/auth/auth.calls.ts';
import { notifyFailure } from '#renderer/lib/notify.ts';
import { queryKeys } from '#renderer/lib/query-keys.ts';
import { changeLanguage, languages, type Language } from '../i18n.ts';
import { paths } from '../paths.ts';
import { hasRoute } from '../routes.ts';
import { useAppearance, type Appearance } from '../theme.ts';
import styles from './sidebar.module.css';

/** The foot of the sidebar: who is signed in, language and theme, and Sign Out. */
export function UserMenu({ me, collapsed }: { me: Me; collapsed: boolean }) {
  const { t } = useTranslation();
  const { busy, leave } = useSignOut();
  const menu = usePreferences(me);
  const name = `${me.user.first_name} ${me.user.last_name}`.trim() || me.user.email;
  return (
    <div className={styles['footer']}>
      <Dropdown menu={menu} trigger={['click']} placement="topLeft">
        <button type="button" className={styles['user']} aria-label={t('{{name}}: language, theme and more', { name })}>
          <Avatar size={28} className={styles['avatar']!}>
            {name.slice(0, 1).toUpperCase()}
          </Avatar>
          {!collapsed && <UserWords name={name} email={me.user.email} />}
          {!collapsed && <MoreOutlined aria-hidden />}
        </button>
      </Dropdown>
      <Tooltip title={collapsed ? t('Sign Out') : ''} placement="right">
        <Button type="text" block className={styles['signOut']!} icon={<LogoutOutlined />} loading={busy} onClick={leave}>
          <span className={collapsed ? 'visually-hidden' : undefined}>{t('Sign Out')}</span>
        </Button>
      </Tooltip>
    </div>
  );
}

function UserWords({ name, email }: { name: string; email: string }) {
  return (
    <span className={styles['userWords']}>
      <strong>{name}</strong>
      {email !== name && <span>{email}</span>}
    </span>
  );
}

/** Signs out and forgets everything that was read: the next person at this desk finds nothing. */
function useSignOut() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    try {
      await signOut();
      await navigate(paths.auth, { replace: true });
      queryClient.clear();
      queryClient.setQueryData(queryKeys.me, null);
    } catch (error) {
      notifyFailure(t('Sign out failed'), error);
      setBusy(false);
    }
  };
  return { busy, leave: () => void leave() };
}

function usePreferences(me: Me): MenuProps {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const { appearance, choose } = useAppearance();
  const practice = [
    { key: 'page:/guest-phone', label: t('Guest phone') },
    { key: 'page:/mailbox', label: t('Mailbox') },
  ];
  return {
    selectable: true,
    selectedKeys: [`language:${i18n.language}`, `theme:${appearance}`],
    items: [
      ...(hasRoute(paths.settings) ? [{ key: 'settings', label: t('Settings') }] : []),
      ...(me.practice ? [{ type: 'group' as const, key: 'practice', label: t('Practice mode'), children: practice }] : []),
      { key: 'language', label: t('Language'), children: Object.entries(languages).map(([key, label]) => ({ key: `language:${key}`, label })) },
      { key: 'theme', label: t('Theme'), children: themes.map(([key, label]) => ({ key: `theme:${key}`, label: t(label) })) },
    ],
    onClick: ({ key }) => {
      const [kind, value] = key.split(':');
      if (kind === 'language') void changeLanguage(value as Language);
      if (kind === 'theme') choose(value as Appearance);
      if (kind === 'page') window.open(value, '_blank', 'noopener');
      if (kind === 'settings') void navigate(paths.settings);
    },
  };
}

const themes: [Appearance, string][] = [
  ['system', 'Same as this computer'],
  ['light', 'Light'],
  ['dark', 'Dark'],
];
