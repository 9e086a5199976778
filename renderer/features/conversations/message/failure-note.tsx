import { useTranslation } from '#renderer/lib/translate.ts';
import type { Message } from '#shared/features/conversations/conversations.schema.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { useSendAgain } from '../conversations.mutations.ts';
import { failureOf } from './ticks.rules.ts';
import styles from './bubble.module.css';

/** Below a message that did not arrive: why, what to do, and once more where that can work. */
export function FailureNote({ message }: { message: Message }) {
  const { t } = useTranslation();
  const again = useSendAgain(message.conversation_id);
  const failure = failureOf(message);
  if (!failure) return null;
  return (
    <div className={styles['failure']}>
      <p>{t(failure.words)}</p>
      {failure.canSendAgain && (
        <Button size="small" loading={again.isPending} onClick={() => again.mutate(message.id)}>
          {t('Send again')}
        </Button>
      )}
    </div>
  );
}
