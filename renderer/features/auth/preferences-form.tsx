import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { changeLanguage, languages, type Language } from '#renderer/app/i18n.ts';
import { useAppearance, type Appearance } from '#renderer/app/theme.ts';
import { FormSection } from '#renderer/components/form-section.tsx';
import { notifyFailure } from '#renderer/lib/notify.ts';

/** Language and theme; both stay on this computer and take effect at once. */
export function PreferencesForm() {
  const { t, i18n } = useTranslation();
  const { appearance, choose } = useAppearance();
  const themes: { value: Appearance; label: string }[] = [
    { value: 'system', label: t('Same as this computer') },
    { value: 'light', label: t('Light') },
    { value: 'dark', label: t('Dark') },
  ];
  const speak = (language: Language) =>
    void changeLanguage(language).catch((error: unknown) =>
      notifyFailure(t('The language could not be loaded'), error),
    );
  return (
    <FormSection title={t('Language and look')} text={t('Kept on this computer.')}>
      <Form.Item label={t('Language')} htmlFor="language" layout="vertical">
        <Select
          id="language"
          value={i18n.language}
          options={Object.entries(languages).map(([value, label]) => ({ value, label }))}
          onChange={(language) => speak(language as Language)}
        />
      </Form.Item>
      <Form.Item label={t('Theme')} htmlFor="theme" layout="vertical">
        <Select id="theme" value={appearance} options={themes} onChange={choose} />
      </Form.Item>
    </FormSection>
  );
}
