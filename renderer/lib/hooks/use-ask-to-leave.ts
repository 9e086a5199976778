import { App } from 'antd';
import { useTranslation } from '#renderer/lib/translate.ts';

/** Closes a form, and asks first if typed text would be lost. `changed` is evaluated when closing. */
export function useAskToLeave(changed: boolean | (() => boolean), close: () => void): () => void {
  const { t } = useTranslation();
  const { modal } = App.useApp();
  return () => {
    if (!(typeof changed === 'function' ? changed() : changed)) return close();
    void modal.confirm({
      title: t('Leave without saving?'),
      content: t('Your changes will be lost.'),
      okText: t('Leave'),
      okButtonProps: { danger: true },
      cancelText: t('Stay'),
      onOk: close,
    });
  };
}
