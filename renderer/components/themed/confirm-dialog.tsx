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
  onYes: () => void;
};

/** Asks before something is lost. Loaded when there is something to ask. */
export function confirmInDialog({ title, text, yes, no, onYes }: Question): void {
  Modal.confirm({
    title,
    content: text,
    okText: yes,
    okButtonProps: { danger: true },
    cancelText: no,
    onOk: onYes,
  });
}
