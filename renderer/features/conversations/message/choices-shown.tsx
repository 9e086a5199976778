import { UnorderedListOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { Choices } from '#shared/features/conversations/choices.schema.ts';
import styles from './bubble.module.css';

/** What the guest can tap below a message. */
export function ChoicesShown({ choices }: { choices: Choices }) {
  const { t } = useTranslation();
  const isList = choices.kind === 'list';
  return (
    <ul className={styles['choices']} aria-label={isList ? t('List that the guest opens') : t('Buttons for the guest')}>
      {isList && (
        <li>
          <UnorderedListOutlined aria-hidden /> <strong>{choices.button}</strong>
        </li>
      )}
      {choices.items.map((item) => (
        <li key={item.title}>
          {item.title}
          {'description' in item && item.description && <small>{item.description}</small>}
        </li>
      ))}
    </ul>
  );
}
