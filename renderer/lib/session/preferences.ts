import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { Me } from '#shared/features/auth/auth.contract.ts';
import type { Preferences } from '#shared/features/auth/preferences.schema.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { notifyFailure } from '#renderer/lib/notify.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { changeLanguage } from '../i18n.ts';
import { useMe } from './session.ts';
import { useAppearance } from '../theme.ts';

const unchosen: Preferences = {
  language: null,
  appearance: null,
  alarm_sound: true,
  desktop_notices: true,
  auto_translate: false,
};

/** Preferences of the signed-in person, else the defaults. */
export function usePreferences(): Preferences {
  return useMe().data?.preferences ?? unchosen;
}

/** Applies a preference at once and stores it for the person. */
export function useChoosePreferences(): (change: Partial<Preferences>) => void {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useCallback(
    (change) => {
      show(change).catch((error: unknown) => notifyFailure(t('The language could not be loaded'), error));
      const remember = async () => {
        // An answer that is on its way holds the choice before this one.
        await queryClient.cancelQueries({ queryKey: queryKeys.me });
        queryClient.setQueryData<Me | null>(
          queryKeys.me,
          (me) => me && { ...me, preferences: { ...me.preferences, ...change } },
        );
        await client.auth.setPreferences({ body: change });
      };
      remember().catch((error: unknown) => {
        notifyFailure(t('Kept on this computer only'), error);
        void queryClient.invalidateQueries({ queryKey: queryKeys.me });
      });
    },
    [queryClient, t],
  );
}

/** Applies the person's stored preferences: at sign-in, and when they change elsewhere. */
export function useFollowPreferences(): void {
  const { language, appearance } = usePreferences();
  const followed = useRef<Pick<Preferences, 'language' | 'appearance'>>({ language: null, appearance: null });
  useEffect(() => {
    const before = followed.current;
    followed.current = { language, appearance };
    void show({
      ...(language !== before.language ? { language } : {}),
      ...(appearance !== before.appearance ? { appearance } : {}),
    }).catch(() => undefined);
  }, [language, appearance]);
}

async function show({ language, appearance }: Partial<Preferences>): Promise<void> {
  if (appearance) useAppearance.getState().choose(appearance);
  if (language) await changeLanguage(language);
}
