import { ConfigProvider, Modal } from 'antd';
import { ComponentTheme } from './component-frame.tsx';

// Dialogs that are opened from code stand outside the page's tree.
ConfigProvider.config({ holderRender: (children) => <ComponentTheme>{children}</ComponentTheme> });

export type Question = {
  title: string;
  text: string;
  /** The question of the dialog. */
  yes: string;
  no: string;
  /** The dialog stays, busy, until a promise is settled. */
  onYes: () => unknown;
  onNo?: () => void;
  /** Nothing is lost by a yes. */
  isHarmless?: boolean;
  /** The question comes unasked while a person types: Enter keeps everything as it is. */
  startsAtNo?: boolean;
};

/** Asks before something is changed or lost. Loaded when there is something to ask. */
export function confirmInDialog({ title, text, yes, no, onYes, onNo, isHarmless, startsAtNo }: Question): void {
  Modal.confirm({
    autoFocusButton: startsAtNo ? 'cancel' : 'ok',
    title,
    content: text,
    okText: yes,
    okButtonProps: { danger: !isHarmless },
    cancelText: no,
    onOk: onYes,
    ...(onNo ? { onCancel: onNo } : {}),
  });
}
