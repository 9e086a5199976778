import { LoadingOutlined } from '@ant-design/icons';
import { App, ConfigProvider } from 'antd';
import type { Locale } from 'antd/es/locale';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { loadCode } from '#renderer/lib/load-code.ts';
import { antdTheme } from './component-theme.ts';
import { useAppearance } from '../../lib/theme.ts';

const componentTexts: Record<string, () => Promise<{ default: Locale }>> = {
  es: () => import('antd/es/locale/es_ES'),
  fr: () => import('antd/es/locale/fr_FR'),
  de: () => import('antd/es/locale/de_DE'),
  it: () => import('antd/es/locale/it_IT'),
};

/** The words inside antd's own parts (date pickers, tables), in the language of the console. */
function useComponentTexts(): Locale | undefined {
  const { i18n } = useTranslation();
  const [locale, setLocale] = useState<Locale>();
  useEffect(() => {
    let wanted = true;
    const load = componentTexts[i18n.language];
    if (!load) setLocale(undefined);
    else
      void loadCode(load).then(
        (module) => wanted && setLocale(module.default),
        () => undefined,
      );
    return () => {
      wanted = false;
    };
  }, [i18n.language]);
  return locale;
}

/** Loading mark of a button. Unlike antd's, it has no exit animation, which can hang on a slow computer. */
const button = { loadingIcon: <LoadingOutlined aria-hidden /> };

/** antd's provider: theme and texts. */
export function ComponentTheme({ children }: { children: ReactNode }) {
  const shade = useAppearance((state) => state.shade);
  const locale = useComponentTexts();
  return (
    <ConfigProvider theme={antdTheme(shade)} button={button} {...(locale ? { locale } : {})}>
      {children}
    </ConfigProvider>
  );
}

/** Provides theme, texts and confirm dialogs of antd. */
export function ThemedApp({ children }: { children: ReactNode }) {
  return (
    <ComponentTheme>
      <App component={false}>{children}</App>
    </ComponentTheme>
  );
}
