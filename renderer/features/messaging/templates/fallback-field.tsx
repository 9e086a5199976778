import { reasonWords } from '#renderer/lib/reasons.ts';
import { inEnglish } from '#shared/reasons/english-sentences.ts';
import { useId, useRef } from 'react';
import { LongTextField } from '#renderer/components/fields/long-text-field.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { Tip } from '#renderer/components/plain/tip.tsx';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { TemplateLanguage } from '#shared/features/messaging/default-templates.ts';
import type { MessageTemplate } from '#shared/features/messaging/messaging.schema.ts';
import { sampleValues, type Placeholder } from '#shared/features/messaging/template.rules.ts';
import { whatsappDraft } from '#shared/features/messaging/whatsapp-template.rules.ts';
import styles from './template.module.css';
import { defaultTextOf, textFieldOf, type TemplateFields } from './template-fields.rules.ts';
import { placeholdersFor, placeholderWords, written } from './template.words.ts';
import type { SavedForm } from '../use-saved-form.ts';

type Props = {
  template: MessageTemplate;
  language: TemplateLanguage;
  saved: SavedForm<TemplateFields>;
  canEdit: boolean;
};

/** The fallback text, with its placeholders and the WhatsApp rules that it violates. */
export function FallbackField({ template, language, saved, canEdit }: Props) {
  const { t } = useTranslation();
  const area = useRef<HTMLTextAreaElement>(null);
  const field = textFieldOf(template, language);
  const ours = defaultTextOf(template, language);
  const text = saved.fields[field];
  const set = (typed: string) => saved.set({ [field]: typed });
  const insert = (name: Placeholder) => insertAtCursor(area.current, text, written(name), set);
  const isDefault = text.trim() === ours.trim();
  return (
    <>
      <LongTextField
        field={area}
        name={field}
        label={t('Fallback template')}
        help={t(
          'Sent when the assistant cannot write, and to guests who have not written for 24 hours. Each guest gets the text of their own language.',
        )}
        className={styles['tight']}
        rows={5}
        maxRows={16}
        maxLength={4000}
      />
      <BrokenRules text={text} />
      {canEdit && <PlaceholderHelp names={placeholdersFor(template.message_type)} onInsert={insert} />}
      {canEdit && !isDefault && (
        <Button size="small" className={styles['restore']} onClick={() => set(ours)}>
          {t('Return to the default text')}
        </Button>
      )}
    </>
  );
}

function PlaceholderHelp({ names, onInsert }: { names: Placeholder[]; onInsert: (name: Placeholder) => void }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={styles['suggestions']} role="group" aria-labelledby={id}>
      <span id={id} className={styles['caption']}>
        {t('Insert at the cursor')}
      </span>
      {names.map((name) => (
        <Tip
          key={name}
          title={t('{{meaning}}, for example “{{sample}}”', {
            meaning: t(placeholderWords[name]),
            sample: sampleValues[name],
          })}
        >
          <Button size="small" className={styles['placeholder']} onClick={() => onInsert(name)}>
            {written(name)}
          </Button>
        </Tip>
      ))}
    </div>
  );
}

/** Warnings only: such a text can be saved, but is sent only inside the 24-hour window. */
function BrokenRules({ text }: { text: string }) {
  const { t } = useTranslation();
  const problems = text.trim() ? whatsappDraft(text).problems : [];
  return (
    <div role="status">
      {problems.length > 0 && (
        <div className={styles['broken']}>
          <p>{t('WhatsApp would not approve this text:')}</p>
          <ul>
            {problems.map((problem) => (
              <li key={inEnglish(problem)}>{reasonWords([problem], inEnglish(problem))}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** Inserts at the cursor, or at the end if the field had no focus; then moves the cursor behind the insertion. */
function insertAtCursor(
  field: HTMLTextAreaElement | null,
  text: string,
  inserted: string,
  set: (text: string) => void,
): void {
  const from = field?.selectionStart ?? text.length;
  const to = field?.selectionEnd ?? from;
  set(text.slice(0, from) + inserted + text.slice(to));
  requestAnimationFrame(() => {
    field?.focus();
    field?.setSelectionRange(from + inserted.length, from + inserted.length);
  });
}
