import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormSection } from '#renderer/components/inputs/form-section.tsx';
import { WholeNumberInput } from '#renderer/components/inputs/whole-number-input.tsx';
import styles from './profile.module.css';

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
      <Form.Item
        name="retention_days"
        label={t('Days to keep a guest after check-out')}
        extra={t('Without a booking the last message counts. Empty: as the platform says.')}
      >
        <WholeNumberInput suffix={t('days')} className={styles['number']!} />
      </Form.Item>
    </FormSection>
  );
}
