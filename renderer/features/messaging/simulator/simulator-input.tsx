import { SendOutlined } from '@ant-design/icons';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { GrowingField } from '#renderer/components/plain/growing-field.tsx';
import styles from './simulator.module.css';

/** Enter sends, Shift+Enter starts a new line. Text typed while a reply is pending stays in the field. */
export function SimulatorInput({ pending, onSend }: { pending: boolean; onSend: (text: string) => boolean }) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const send = () => {
    if (onSend(text)) setText('');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className={styles['input']}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <GrowingField
        value={text}
        aria-label={t('Message to the assistant')}
        placeholder={t('Write as a guest…')}
        maxRows={5}
        maxLength={16_000}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button
        type="primary"
        htmlType="submit"
        icon={<SendOutlined aria-hidden />}
        loading={pending}
        disabled={pending || text.trim() === ''}
        aria-label={t('Send')}
      />
    </form>
  );
}
