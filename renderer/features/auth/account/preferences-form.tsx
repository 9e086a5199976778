import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { languages, type Language } from '#renderer/lib/i18n.ts';
import { useChoosePreferences } from '#renderer/lib/session/preferences.ts';
import { useAppearance, type Appearance } from '#renderer/lib/theme.ts';
import { FormSection } from '#renderer/components/inputs/form-section.tsx';

/** Language and theme; they apply at once, on all computers of the person. */
export function PreferencesForm() {
  const { t, i18n } = useTranslation();
  const { appearance } = useAppearance();
  const choose = useChoosePreferences();
  const themes: { value: Appearance; label: string }[] = [
    { value: 'system', label: t('Same as this computer') },
    { value: 'light', label: t('Light') },
    { value: 'dark', label: t('Dark') },
  ];
  return (
    <FormSection title={t('Language and look')} text={t('Wherever you sign in.')}>
      <Form.Item label={t('Language')} htmlFor="language" layout="vertical">
        <Select
          id="language"
          value={i18n.language}
          options={Object.entries(languages).map(([value, label]) => ({ value, label }))}
          onChange={(language) => choose({ language: language as Language })}
        />
      </Form.Item>
      <Form.Item label={t('Theme')} htmlFor="theme" layout="vertical">
        <Select
          id="theme"
          value={appearance}
          options={themes}
          onChange={(next: Appearance) => choose({ appearance: next })}
        />
      </Form.Item>
    </FormSection>
  );
}
