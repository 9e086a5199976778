import { LoadingOutlined } from '@ant-design/icons';
import { ConfigProvider } from 'antd';
import type { Locale } from 'antd/es/locale';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { loadCode } from '#renderer/lib/load-code.ts';
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

/** A button that is busy keeps its name; and unlike antd's own mark, this one has no way out that a slow computer can get stuck in. */
const button = { loadingIcon: <LoadingOutlined aria-hidden /> };

const Toasts = lazy(() => loadCode(() => import('./toasts.tsx')));

/** Toasts come once the page stands: nobody needs them for the first look at it. */
function useStanding(): boolean {
  const [standing, setStanding] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setStanding(true), 500);
    return () => clearTimeout(timer);
  }, []);
  return standing;
}

/** What antd's parts stand on: theme and words. */
export function ComponentTheme({ children }: { children: ReactNode }) {
  const shade = useAppearance((state) => state.shade);
  const locale = useComponentTexts();
  return (
    <ConfigProvider theme={antdTheme(shade)} button={button} {...(locale ? { locale } : {})}>
      {children}
    </ConfigProvider>
  );
}

/** Toasts alone, for pages that are made without antd. */
export function ThemedToasts() {
  return (
    <ComponentTheme>
      <Suspense fallback={null}>
        <Toasts handsOn />
      </Suspense>
    </ComponentTheme>
  );
}

/** Around pages made of antd's parts, with toasts. The landing page and signing in do without, and are there sooner. */
export function ComponentFrame() {
  const standing = useStanding();
  return (
    <ComponentTheme>
      <Outlet />
      {standing && (
        <Suspense fallback={null}>
          <Toasts />
        </Suspense>
      )}
    </ComponentTheme>
  );
}
