import { useTranslation } from '#renderer/lib/translate.ts';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { ExpectedDialog } from '../test-questions/expected-dialog.tsx';
import { useKeepTestQuestion } from '../test-questions/test-questions.queries.ts';
import type { ChatMessage } from './use-simulator.ts';

export type KeepAsTestProps = { hotelId: string; message: ChatMessage; onClose: () => void };

/** Stores an exchange of the simulator as a test question, optionally corrected. */
export function KeepAsTest({ hotelId, message: { metadata }, onClose }: KeepAsTestProps) {
  const { t } = useTranslation();
  const keep = useKeepTestQuestion(hotelId);
  if (!metadata?.trace || !metadata.asked) return null;
  const { reply, human_required, entries } = metadata.trace;
  const { message: question, history, in_house } = metadata.asked;
  return (
    <ExpectedDialog
      title={t('Keep as a test question')}
      question={question}
      expected={{ reply, human_required, entries: entries.map(({ id, kind, title }) => ({ id, kind, title })) }}
      saveLabel={t('Keep test question')}
      onSave={(expected) =>
        keep.mutateAsync({ question, history, in_house, expected }).then(
          () => {
            notifySuccess(t('Test question kept'));
            return true;
          },
          (error: unknown) => {
            notifyFailure(t('Failed to keep the test question'), error);
            return false;
          },
        )
      }
      onClosed={onClose}
    />
  );
}
