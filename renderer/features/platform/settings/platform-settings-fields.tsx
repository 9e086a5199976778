import { Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { platformSettings } from '#shared/features/platform/platform-settings.schema.ts';
import { FormSection, FullRow } from '#renderer/components/inputs/form-section.tsx';
import { WholeNumberInput } from '#renderer/components/inputs/whole-number-input.tsx';
import styles from './platform-settings.module.css';
import { PriceTable } from './price-table.tsx';

type NumberProps = {
  name: [string, string];
  label: string;
  help: string;
  unit: string;
};

function NumberField({ name, label, help, unit }: NumberProps) {
  return (
    <Form.Item name={name} label={label} extra={help}>
      <WholeNumberInput suffix={unit} className={styles['number']!} />
    </Form.Item>
  );
}

export function LimitFields() {
  const { t } = useTranslation();
  return (
    <FormSection title={t('Limits')} text={t('What keeps one guest or one hotel from using up everything.')}>
      <NumberField
        name={['limits', 'guest_messages_per_hour']}
        label={t('Messages of one guest in an hour')}
        help={t('Guests who write more are answered by people only.')}
        unit={t('messages')}
      />
      <NumberField
        name={['limits', 'model_calls_per_hotel_per_day']}
        label={t('Questions to the language model, a hotel and day')}
        help={t('After that the assistant answers from the hotel’s knowledge alone.')}
        unit={t('questions')}
      />
    </FormSection>
  );
}

export function RetentionFields() {
  const { t } = useTranslation();
  return (
    <FormSection
      title={t('Retention')}
      text={t(
        'When the time is over, guests are erased: names, numbers and messages. Stays, amounts and counts remain.',
      )}
    >
      <NumberField
        name={['retention', 'messages_days']}
        label={t('Guests are kept after check-out for')}
        help={t(
          'Without a booking the last message counts. A hotel may set its own period. Empty keeps them for good.',
        )}
        unit={t('days')}
      />
      <NumberField
        name={['retention', 'notifications_days']}
        label={t('Resolved notifications are kept for')}
        help={t('Empty keeps them for good.')}
        unit={t('days')}
      />
    </FormSection>
  );
}

export function PricingFields() {
  const { t } = useTranslation();
  return (
    <FormSection
      title={t('Prices')}
      text={t('What one message costs. Figures of earlier days keep the prices of those days.')}
    >
      <FullRow>
        <Form.Item name={['pricing', 'currency']} label={t('Currency')} className={styles['currency']!}>
          <Input maxLength={3} autoComplete="off" />
        </Form.Item>
      </FullRow>
      <FullRow>
        <PriceTable />
      </FullRow>
    </FormSection>
  );
}

export function AlertFields() {
  const { t } = useTranslation();
  const emails = platformSettings.shape.alerts.shape.emails;
  const check = async (_: unknown, value: string[]) => {
    const problem = emails.safeParse(value).error?.issues[0];
    if (!problem) return;
    const wrong = value[Number(problem.path[0])];
    throw new Error(
      wrong === undefined
        ? t('Enter 20 addresses at most.')
        : t('“{{address}}” is no email address.', { address: wrong }),
    );
  };
  return (
    <FormSection
      title={t('Alerts')}
      text={t('Who is written to when a provider or a sender fails, or messages are given up.')}
    >
      <FullRow>
        <Form.Item
          name={['alerts', 'emails']}
          label={t('Email addresses')}
          extra={t('Press Enter after each. Without any, the super admins are written to.')}
          rules={[{ validator: check }]}
        >
          <Select
            mode="tags"
            open={false}
            suffixIcon={null}
            tokenSeparators={[',', ';', ' ']}
            placeholder="it@example.com"
          />
        </Form.Item>
      </FullRow>
    </FormSection>
  );
}
