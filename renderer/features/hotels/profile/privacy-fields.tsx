import { useTranslation } from '#renderer/lib/translate.ts';
import { WholeNumberField } from '#renderer/components/fields/text-field.tsx';
import { FormSection } from '#renderer/components/inputs/form-section.tsx';

/** Retention period of guests' data. */
export function PrivacyFields() {
  const { t } = useTranslation();
  return (
    <FormSection
      title={t('Guests’ data')}
      text={t(
        'Afterwards names, numbers and messages are erased. Bookings, amounts and counts stay without the person.',
      )}
    >
      <WholeNumberField
        name="retention_days"
        label={t('Days to keep a guest after check-out')}
        help={t('Without a booking the last message counts. Empty: as the platform says.')}
        suffix={t('days')}
      />
    </FormSection>
  );
}
