import { useTranslation } from '#renderer/lib/translate.ts';
import { FormSection } from '#renderer/components/inputs/form-section.tsx';
import { SelectField } from '#renderer/components/plain/select-field.tsx';
import { languages, type Language } from '#renderer/lib/i18n.ts';
import { useChoosePreferences } from '#renderer/lib/session/preferences.ts';
import { useAppearance, type Appearance } from '#renderer/lib/theme.ts';

const languageCodes = Object.keys(languages) as Language[];

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
      <SelectField
        label={t('Language')}
        value={i18n.language as Language}
        choices={languageCodes.map((value) => ({ value, label: languages[value] }))}
        onChoose={(language) => choose({ language })}
      />
      <SelectField
        label={t('Theme')}
        value={appearance}
        choices={themes}
        onChoose={(next) => choose({ appearance: next })}
      />
    </FormSection>
  );
}
