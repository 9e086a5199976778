import { useQuery } from '@tanstack/react-query';
import { languages, pageTextsIn } from '../i18n.ts';
import { translateIn, useTranslation, type Translate } from '../translate.ts';

/**
 * The translator of a language, whatever the console is shown in; undefined while the texts of the page are loaded. A language
 * that the console does not have: the shown one.
 */
export function useTranslateIn(language: string, page: string): Translate | undefined {
  const { t, i18n } = useTranslation();
  const isShown = language === i18n.language || !(language in languages);
  const { isSuccess } = useQuery({
    queryKey: ['page-texts', language, page],
    queryFn: () => pageTextsIn(language, page).then(() => true),
    enabled: !isShown && language !== 'en',
    staleTime: Infinity,
  });
  if (isShown) return t;
  return isSuccess || language === 'en' ? translateIn(language) : undefined;
}
