import { Dropdown, type MenuProps } from 'antd';
import { useEffect, useState, type ReactElement } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { useNavigate } from 'react-router-dom';
import { languages, type Language } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { useChoosePreferences } from '../../lib/session/preferences.ts';
import { useAppearance, type Appearance } from '../../lib/theme.ts';

type Props = { practice: boolean; children: ReactElement };

/** Language, theme, settings, and in practice mode links to guest phone and mailbox. */
export function PreferencesMenu({ practice, children }: Props) {
  const menu = usePreferences(practice);
  const [open, setOpen] = useState(false);
  // Open only once the button stands: a menu that opens while it is being mounted finds no place.
  useEffect(() => setOpen(true), []);
  return (
    <Dropdown menu={menu} trigger={['click']} placement="topLeft" open={open} onOpenChange={setOpen}>
      <div>{children}</div>
    </Dropdown>
  );
}

const themes: [Appearance, string][] = [
  ['system', 'Same as this computer'],
  ['light', 'Light'],
  ['dark', 'Dark'],
];

function usePreferences(practice: boolean): MenuProps {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const { appearance } = useAppearance();
  const choose = useChoosePreferences();
  const standIns = [
    { key: 'page:/guest-phone', label: t('Guest phone') },
    { key: 'page:/mailbox', label: t('Mailbox') },
  ];
  return {
    selectable: true,
    selectedKeys: [`language:${i18n.language}`, `theme:${appearance}`],
    items: [
      { key: 'settings', label: t('Settings') },
      ...(practice ? [{ type: 'group' as const, key: 'practice', label: t('Practice mode'), children: standIns }] : []),
      {
        key: 'language',
        label: t('Language'),
        children: Object.entries(languages).map(([key, label]) => ({ key: `language:${key}`, label })),
      },
      {
        key: 'theme',
        label: t('Theme'),
        children: themes.map(([key, label]) => ({ key: `theme:${key}`, label: t(label) })),
      },
    ],
    onClick: ({ key }) => {
      const [kind, value] = key.split(':');
      if (kind === 'language') choose({ language: value as Language });
      if (kind === 'theme') choose({ appearance: value as Appearance });
      if (kind === 'page') window.open(value, '_blank', 'noopener');
      if (kind === 'settings') void navigate(paths.settings);
    },
  };
}
