import { useId } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { templateLanguages, type TemplateLanguage } from '#shared/features/messaging/default-templates.ts';
import type { MessageTemplate } from '#shared/features/messaging/messaging.schema.ts';
import { Select } from '#renderer/components/plain/select-field.tsx';
import styles from './template.module.css';
import { defaultTextOf, textFieldOf, type TemplateFields } from './template-fields.rules.ts';

type Props = {
  template: MessageTemplate;
  fields: TemplateFields;
  language: TemplateLanguage;
  onChoose: (language: TemplateLanguage) => void;
};

/** Selects the language of the shown text. Never disabled, because staff may read all languages. */
export function TextLanguage({ template, fields, language, onChoose }: Props) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const names = new Intl.DisplayNames(i18n.language, { type: 'language' });
  const noteOf = (one: TemplateLanguage) => {
    if (one === template.language) return t('the language of your hotel');
    const own = fields[textFieldOf(template, one)].trim() !== defaultTextOf(template, one).trim();
    return own ? t('your own text') : t('our text');
  };
  const options = [template.language, ...templateLanguages.filter((one) => one !== template.language)].map((one) => ({
    value: one,
    label: `${capital(names.of(one) ?? one)} · ${noteOf(one)}`,
  }));
  return (
    <div className={styles['language']}>
      <label htmlFor={id}>{t('Text for guests who speak')}</label>
      <Select id={id} value={language} choices={options} onChoose={onChoose} />
    </div>
  );
}

const capital = (word: string): string => word.charAt(0).toLocaleUpperCase() + word.slice(1);
