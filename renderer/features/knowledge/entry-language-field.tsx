import { Button, Form, Select } from 'antd';
import { entryLanguages } from '#shared/features/knowledge/knowledge.values.ts';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { EntryLanguage } from '#shared/features/knowledge/knowledge.schema.ts';
import { languageWords } from '#renderer/lib/language-words.ts';
import styles from './in-house.module.css';

/** `read`: the detected language; null if detection is not certain. */
type Props = { read: EntryLanguage | null };

/** The form's field `language`: a label, or empty while the text's own language is used. */
export function EntryLanguageField({ read }: Props) {
  const { t } = useTranslation();
  return (
    <Form.Item name="language" label={t('Language of the text')}>
      <LanguageControl read={read} />
    </Form.Item>
  );
}

type ControlProps = Props & { id?: string; value?: string; onChange?: (language: string) => void };

function LanguageControl({ id, value, onChange, read }: ControlProps) {
  const { t, i18n } = useTranslation();
  const name = (code: string) => languageWords(code, i18n.language);
  const codes = [...new Set([...entryLanguages, ...(value ? [value] : [])])];
  return (
    <div className={styles['control']}>
      <Select
        {...(id ? { id } : {})}
        className={styles['select']!}
        value={value ?? read ?? undefined}
        placeholder={t('Read from the text')}
        showSearch={{ optionFilterProp: 'label' }}
        options={codes.map((code) => ({ value: code, label: name(code) }))}
        onChange={(code: string | undefined) => code && onChange?.(code)}
      />
      {value && read && value !== read && (
        <div className={styles['hint']} role="status">
          <p>
            {t('This text reads as {{read}}, not {{label}}. The assistant goes by the text.', {
              read: name(read),
              label: name(value),
            })}
          </p>
          <Button size="small" onClick={() => onChange?.(read)}>
            {t('Change to {{language}}', { language: name(read) })}
          </Button>
        </div>
      )}
    </div>
  );
}
