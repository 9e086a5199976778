import { QueryClientProvider } from '@tanstack/react-query';
import { App as AntApp, ConfigProvider } from 'antd';
import type { Locale } from 'antd/es/locale';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { bindToasts } from '#renderer/lib/notify.ts';
import { queryClient } from '#renderer/lib/query-client.ts';
import { antdTheme, useAppearance } from './theme.ts';

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
    else void load().then((module) => wanted && setLocale(module.default));
    return () => {
      wanted = false;
    };
  }, [i18n.language]);
  return locale;
}

/** Gives the toasts a home that knows the theme. */
function ToastBinder({ children }: { children: ReactNode }) {
  const { notification } = AntApp.useApp();
  useEffect(() => bindToasts(notification), [notification]);
  return children;
}

/** Everything that the pages stand on: theme, words, cache, toasts. */
export function Providers({ children }: { children: ReactNode }) {
  const shade = useAppearance((state) => state.shade);
  const locale = useComponentTexts();
  return (
    <QueryClientProvider client={queryClient}>
      <ConfigProvider theme={antdTheme(shade)} {...(locale ? { locale } : {})}>
        <AntApp component={false} notification={{ placement: 'topRight', maxCount: 4 }}>
          <ToastBinder>{children}</ToastBinder>
        </AntApp>
      </ConfigProvider>
    </QueryClientProvider>
  );
}
