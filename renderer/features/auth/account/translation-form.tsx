import { useTranslation } from '#renderer/lib/translate.ts';
import { AlertBox } from '#renderer/components/states/alert-box.tsx';
import { FormSection, FullRow } from '#renderer/components/inputs/form-section.tsx';
import { useChoosePreferences, usePreferences } from '#renderer/lib/session/preferences.ts';
import { useMe } from '#renderer/lib/session/session.ts';
import { SwitchRow } from './switch-row.tsx';

/** Whether messages and replies are translated without being asked. Says why it is off without a language model. */
export function TranslationForm() {
  const { t } = useTranslation();
  const { auto_translate } = usePreferences();
  const choose = useChoosePreferences();
  const isOff = useMe().data?.can_translate === false;
  return (
    <FormSection
      title={t('Translation')}
      text={t(
        'Guests’ messages are shown in your language too, and a reply is shown in the guest’s language before you send it.',
      )}
    >
      <FullRow>
        <SwitchRow
          id="auto_translate"
          label={t('Always translate messages and replies')}
          checked={auto_translate}
          onChange={(next) => choose({ auto_translate: next })}
        />
        {isOff && (
          <AlertBox tone="info">
            {t(
              'Translation is off, because this installation has no language model. An administrator sets OPENAI_API_KEY.',
            )}
          </AlertBox>
        )}
      </FullRow>
    </FormSection>
  );
}
