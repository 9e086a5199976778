import { useId, useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { MessageType } from '#shared/features/bookings/bookings.schema.ts';
import { LongTextField } from '#renderer/components/fields/long-text-field.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import styles from './template.module.css';
import { suggestedPrompt, tones } from './prompts.rules.ts';
import { toneWords } from '../settings.words.ts';
import type { TemplateFields } from './template-fields.rules.ts';
import type { SavedForm } from '../use-saved-form.ts';

type Props = { type: MessageType; saved: SavedForm<TemplateFields>; canEdit: boolean };

/** The hotel's prompt for the assistant, with a suggestion for each tone. */
export function PromptField({ type, saved, canEdit }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <LongTextField
        name="custom_prompt"
        label={t('Custom prompt')}
        help={t('What the assistant should write in this message. If empty, only the general settings apply.')}
        className={styles['tight']}
        rows={3}
        maxRows={10}
        maxLength={4000}
      />
      {canEdit && (
        <PromptSuggestions
          type={type}
          prompt={saved.fields.custom_prompt}
          fill={(custom_prompt) => saved.set({ custom_prompt })}
        />
      )}
    </>
  );
}

type SuggestionProps = { type: MessageType; prompt: string; fill: (prompt: string) => void };

/** A click fills the prompt; the replaced text can be restored. */
function PromptSuggestions({ type, prompt, fill }: SuggestionProps) {
  const { t } = useTranslation();
  const id = useId();
  const [replaced, setReplaced] = useState('');
  const suggestions = tones.map((tone) => ({ tone, text: suggestedPrompt(type, tone, t) }));
  const isSuggestion = suggestions.some(({ text }) => text === prompt);
  const choose = (text: string) => {
    if (prompt.trim() && !isSuggestion) setReplaced(prompt);
    fill(text);
  };
  const bringBack = () => {
    fill(replaced);
    setReplaced('');
  };
  return (
    <div className={styles['suggestions']} role="group" aria-labelledby={id}>
      <span id={id} className={styles['caption']}>
        {t('Prompt Suggestions')}
      </span>
      {suggestions.map(({ tone, text }) => (
        <Button
          key={tone}
          size="small"
          title={text}
          type={text === prompt ? 'primary' : 'default'}
          aria-pressed={text === prompt}
          onClick={() => choose(text)}
        >
          {t(toneWords[tone].label)}
        </Button>
      ))}
      {replaced && isSuggestion && (
        <Button size="small" type="link" onClick={bringBack}>
          {t('Bring my own text back')}
        </Button>
      )}
    </div>
  );
}
