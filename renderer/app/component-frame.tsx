import { LoadingOutlined } from '@ant-design/icons';
import { ConfigProvider } from 'antd';
import type { Locale } from 'antd/es/locale';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { antdTheme } from './component-theme.ts';
import { useAppearance } from './theme.ts';

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

/** A button that is busy keeps its name; and unlike antd's own mark, this one has no way out that a slow computer can get stuck in. */
const button = { loadingIcon: <LoadingOutlined aria-hidden /> };

const Toasts = lazy(() => import('./toasts.tsx'));

/** Toasts come once the page stands: nobody needs them for the first look at it. */
function useStanding(): boolean {
  const [standing, setStanding] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setStanding(true), 500);
    return () => clearTimeout(timer);
  }, []);
  return standing;
}

/** What pages made of antd's parts stand on: theme, words, toasts. The landing page does without, and is there sooner. */
export function ComponentFrame() {
  const shade = useAppearance((state) => state.shade);
  const locale = useComponentTexts();
  const standing = useStanding();
  return (
    <ConfigProvider theme={antdTheme(shade)} button={button} {...(locale ? { locale } : {})}>
      <Outlet />
      {standing && (
        <Suspense fallback={null}>
          <Toasts />
        </Suspense>
      )}
    </ConfigProvider>
  );
}
