import { DraftForm } from '#renderer/components/fields/draft-form.tsx';
import { DraftGuard } from '#renderer/components/fields/draft-guard.tsx';
import { TextField } from '#renderer/components/fields/text-field.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { useDraft } from '#renderer/lib/forms/draft.ts';
import styles from './number-requests.module.css';

type Props = {
  name: string;
  label: string;
  help: string;
  value: string;
  button: string;
  isPending: boolean;
  isError: boolean;
  onSend: (text: string) => void;
};

/** One line of text and what to do with it. */
export function LineForm({ name, label, help, value, button, isPending, isError, onSend }: Props) {
  const draft = useDraft(name, { text: value });
  const send = () => {
    const text = draft.values().text.trim();
    if (text !== '') onSend(text);
  };
  return (
    <DraftForm draft={draft} disabled={isPending} onSubmit={send} className={styles['line']}>
      <DraftGuard draft={draft} busy={isPending} failed={isError} />
      <TextField name="text" label={label} help={help} />
      <Button type="primary" htmlType="submit" loading={isPending}>
        {button}
      </Button>
    </DraftForm>
  );
}
