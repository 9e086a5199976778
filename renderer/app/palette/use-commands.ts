import { useTranslation } from '#renderer/lib/translate.ts';
import { useNavigate } from 'react-router-dom';
import type { Me } from '#shared/features/auth/auth.contract.ts';
import { useEndContext } from '#renderer/features/auth/context.queries.ts';
import { languages, type Language } from '../../lib/i18n.ts';
import { entriesOf, navigation, type NavigationEntry } from '../navigation.ts';
import { coveragePath, paths } from '../../lib/paths.ts';
import { useChoosePreferences } from '../../lib/session/preferences.ts';
import { useCan } from '../../lib/session/session.ts';
import type { Appearance } from '../../lib/theme.ts';
import type { Command, CommandGroup } from './command-search.rules.ts';
import { toggleSidebar } from '../sidebar.store.ts';
import { useInHotelMode } from '../../features/auth/own-view.rules.ts';
import { useSignOut } from '../../pages/use-sign-out.ts';

/** The pages that this person's sidebar has, and what can be done from anywhere. */
export function useCommands(me: Me): CommandGroup[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const inHotelMode = useInHotelMode(me);
  const actions = useActions(me, inHotelMode);
  const page = ({ path, label }: NavigationEntry): Command => ({
    key: `page:${path}`,
    label: t(label),
    words: label,
    run: () => void navigate(path),
  });
  return [
    { title: t('Pages'), commands: pagesOf(me, inHotelMode).map(page) },
    { title: t('Actions'), commands: actions },
  ];
}

function pagesOf(me: Me, inHotelMode: boolean): NavigationEntry[] {
  const settings = navigation.hotel.filter(({ path }) => path === paths.settings);
  return inHotelMode ? entriesOf(me, true) : [...entriesOf(me, false), ...settings];
}

function useActions(me: Me, inHotelMode: boolean): Command[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const choose = useChoosePreferences();
  const end = useEndContext();
  const { leave } = useSignOut();
  const mayConnect = useCan('hotelAdmin');
  const reference = { key: 'api', label: t('API reference'), run: () => void navigate(paths.apiReference) };
  const themes: [Appearance, string][] = [
    ['light', t('Light')],
    ['dark', t('Dark')],
    ['system', t('Same as this computer')],
  ];
  const inHotel = inHotelMode
    ? [
        { key: 'knowledge', label: t('Add to the knowledge base'), run: () => void navigate(paths.onboarding) },
        ...(mayConnect
          ? [
              {
                key: 'integrations',
                label: t('API keys and webhooks of the hotel'),
                run: () => void navigate(paths.integrations),
              },
            ]
          : []),
        { key: 'coverage', label: t('What guests ask, and what is answered'), run: () => void navigate(coveragePath) },
        { key: 'another', label: t('Set up another hotel'), run: () => void navigate(`${paths.hotelSetup}?another`) },
      ]
    : [];
  const acting = me.context
    ? [
        {
          key: 'end',
          label: t('End session'),
          words: me.context.hotel_name,
          run: () => end.mutate({ switching: false }),
        },
      ]
    : [];
  return [
    ...inHotel,
    ...(mayConnect || me.is_super_admin ? [reference] : []),
    ...acting,
    ...themes.map(([appearance, name]) => ({
      key: `theme:${appearance}`,
      label: t('Theme: {{name}}', { name }),
      run: () => choose({ appearance }),
    })),
    ...(Object.entries(languages) as [Language, string][]).map(([language, name]) => ({
      key: `language:${language}`,
      label: t('Language: {{name}}', { name }),
      run: () => choose({ language }),
    })),
    { key: 'sidebar', label: t('Show or hide the sidebar'), hint: 'Ctrl B', run: toggleSidebar },
    { key: 'leave', label: t('Sign Out'), run: leave },
  ];
}
