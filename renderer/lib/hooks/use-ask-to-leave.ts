import { App } from 'antd';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { guardLeaving } from '#renderer/lib/console-history.ts';
import { useTranslation } from '#renderer/lib/translate.ts';

/**
 * Closes a form, and asks first if typed text would be lost; also before another page is opened, and, by the browser,
 * before a reload. `changed` is evaluated when leaving.
 */
export function useAskToLeave(changed: boolean | (() => boolean), close: () => void): () => void {
  const { t } = useTranslation();
  const { modal } = App.useApp();
  const { pathname: here } = useLocation();
  const isChanged = () => (typeof changed === 'function' ? changed() : changed);
  const ask = (leave: () => void) =>
    void modal.confirm({
      title: t('Leave without saving?'),
      content: t('Your changes will be lost.'),
      okText: t('Leave'),
      okButtonProps: { danger: true },
      cancelText: t('Stay'),
      onOk: leave,
    });
  // After each render, because `changed` may be a new function.
  useEffect(() => {
    const askBrowser = (event: BeforeUnloadEvent) => {
      if (isChanged()) event.preventDefault();
    };
    const stopGuarding = guardLeaving((pathname, proceed) => {
      if (pathname === here || !isChanged()) return false;
      ask(proceed);
      return true;
    });
    window.addEventListener('beforeunload', askBrowser);
    return () => {
      stopGuarding();
      window.removeEventListener('beforeunload', askBrowser);
    };
  });
  return () => (isChanged() ? ask(close) : close());
}
