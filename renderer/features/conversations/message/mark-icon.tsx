import { CheckOutlined, ExclamationCircleFilled, RobotOutlined, UserOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { Mark } from '../conversation.rules.ts';
import styles from '../list/list.module.css';

const icons = { waiting: ExclamationCircleFilled, assistant: RobotOutlined, staff: UserOutlined, done: CheckOutlined };
const words: Record<Mark, string> = {
  waiting: 'Waits for a person',
  assistant: 'The assistant has it',
  staff: 'A colleague has it',
  done: 'Done',
};

/** The icon of a conversation's state, with a text label. */
export function MarkIcon({ mark }: { mark: Mark }) {
  const { t } = useTranslation();
  const Icon = icons[mark];
  return (
    <span className={styles['mark']} data-mark={mark} title={t(words[mark])}>
      <Icon aria-hidden />
      <span className="visually-hidden">{t(words[mark])}</span>
    </span>
  );
}
