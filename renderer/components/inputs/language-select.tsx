import { Select } from 'antd';
import { useTranslation } from '#renderer/lib/translate.ts';
import { languageWords } from '#renderer/lib/language-words.ts';

/** The most frequent languages of guests; a stored other language is offered as well. */
const common = [
  'en',
  'es',
  'fr',
  'de',
  'it',
  'pt',
  'nl',
  'pl',
  'sv',
  'da',
  'ru',
  'uk',
  'tr',
  'ar',
  'he',
  'zh',
  'ja',
  'ko',
];

type Props = { id?: string; value?: string | null; onChange?: (language: string | null) => void };

/** A form field for a guest's language, or none. */
export function LanguageSelect({ id, value, onChange }: Props) {
  const { t, i18n } = useTranslation();
  const codes = [...new Set([...common, ...(value ? [value] : [])])];
  return (
    <Select
      {...(id ? { id } : {})}
      value={value ?? undefined}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      placeholder={t('As the guest writes')}
      options={codes.map((code) => ({ value: code, label: languageWords(code, i18n.language) }))}
      onChange={(code: string | undefined) => onChange?.(code ?? null)}
    />
  );
}
