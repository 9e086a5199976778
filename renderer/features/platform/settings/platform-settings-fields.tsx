import type { ReactNode } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { useField } from '#renderer/components/fields/draft.context.ts';
import { Labelled } from '#renderer/components/fields/labelled.tsx';
import { TextField, WholeNumberField } from '#renderer/components/fields/text-field.tsx';
import { FormSection, FullRow } from '#renderer/components/inputs/form-section.tsx';
import { LateSelect } from '#renderer/components/themed/late-select.tsx';
import { themedPart } from '#renderer/components/themed/themed-part.tsx';
import type { Draft } from '#renderer/lib/forms/draft.ts';
import type { AddressListProps } from './address-list.tsx';
import styles from './platform-settings.module.css';
import type { SettingsFields } from './platform-settings-values.ts';
import { PriceTable } from './price-table.tsx';

const AddressList = themedPart<AddressListProps & { waiting: ReactNode }>(
  async () => (await import('./address-list.tsx')).AddressList,
  ({ waiting }) => waiting,
);

type NumberProps = { name: keyof SettingsFields; label: string; help: string; unit: string };

const NumberField = ({ unit, ...props }: NumberProps) => <WholeNumberField {...props} suffix={unit} />;

export function LimitFields() {
  const { t } = useTranslation();
  return (
    <FormSection title={t('Limits')} text={t('What keeps one guest or one hotel from using up everything.')}>
      <NumberField
        name="limits.guest_messages_per_hour"
        label={t('Messages of one guest in an hour')}
        help={t('Guests who write more are answered by people only.')}
        unit={t('messages')}
      />
      <NumberField
        name="limits.model_calls_per_hotel_per_day"
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
        name="retention.messages_days"
        label={t('Guests are kept after check-out for')}
        help={t(
          'Without a booking the last message counts. A hotel may set its own period. Empty keeps them for good.',
        )}
        unit={t('days')}
      />
      <NumberField
        name="retention.notifications_days"
        label={t('Resolved notifications are kept for')}
        help={t('Empty keeps them for good.')}
        unit={t('days')}
      />
    </FormSection>
  );
}

export function PricingFields({ draft }: { draft: Draft<SettingsFields> }) {
  const { t } = useTranslation();
  return (
    <FormSection
      title={t('Prices')}
      text={t('What one message costs. Figures of earlier days keep the prices of those days.')}
    >
      <FullRow>
        <TextField name="pricing.currency" label={t('Currency')} className={styles['currency']} maxLength={3} />
      </FullRow>
      <FullRow>
        <PriceTable draft={draft} />
      </FullRow>
    </FormSection>
  );
}

/** Prices of tokens, and the budget of hotels without one of their own. */
export function ModelFields() {
  const { t } = useTranslation();
  const empty = t('Empty sets no limit.');
  return (
    <FormSection
      title={t('Language model')}
      text={t(
        'Prices of a million tokens, and what each hotel may use in a month. Some have their own, under Budgets.',
      )}
    >
      <TextField name="model.price_input" label={t('Input tokens')} inputMode="decimal" />
      <TextField name="model.price_cached" label={t('Cached input tokens')} inputMode="decimal" />
      <TextField name="model.price_output" label={t('Output tokens')} inputMode="decimal" />
      <WholeNumberField name="model.tokens_per_month" label={t('Tokens a month')} help={empty} />
      <TextField
        name="model.cost_per_month"
        label={t('Costs a month')}
        help={empty}
        inputMode="decimal"
        maxLength={13}
      />
    </FormSection>
  );
}

export function AlertFields({ draft }: { draft: Draft<SettingsFields> }) {
  const { t } = useTranslation();
  return (
    <FormSection
      title={t('Alerts')}
      text={t('Who is written to when a provider or a sender fails, or messages are given up.')}
    >
      <FullRow>
        <AddressField draft={draft} />
      </FullRow>
    </FormSection>
  );
}

/** Addresses as tags; antd's field for them is loaded when it is used. */
function AddressField({ draft }: { draft: Draft<SettingsFields> }) {
  const { t } = useTranslation();
  const help = t('Press Enter after each. Without any, the super admins are written to.');
  const { problem, change, attributes } = useField('alerts.emails', help);
  const addresses = draft.values()['alerts.emails'];
  const wrong = addresses.find((_, index) => draft.problemOf(`alerts.emails.${index}`));
  const words = wrong
    ? t('“{{address}}” is no email address.', { address: wrong })
    : problem && t('Enter 20 addresses at most.');
  return (
    <Labelled id={attributes.id} label={t('Email addresses')} help={help} problem={words}>
      <LateSelect
        {...attributes}
        shown={addresses.join(', ') || 'it@example.com'}
        {...(addresses.length === 0 ? { style: { color: 'var(--muted)' } } : {})}
        list={(waiting) => (
          <AddressList
            id={attributes.id}
            disabled={attributes.disabled}
            value={addresses}
            onChange={change}
            waiting={waiting}
          />
        )}
      />
    </Labelled>
  );
}
