import { App } from 'antd';
import { useTranslation } from '#renderer/lib/translate.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

/**
 * Closes a form, and asks first if typed text would be lost; also before another page is opened, and, by the browser,
 * before a reload. `changed` is evaluated when leaving.
 */
export function useAskToLeave(changed: boolean | (() => boolean), close: () => void): () => void {
  const { t } = useTranslation();
  const { modal } = App.useApp();
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
  useLeaveGuard(isChanged, ask);
  return () => (isChanged() ? ask(close) : close());
}
