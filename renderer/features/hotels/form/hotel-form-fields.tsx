import { hotelLanguages } from '#shared/features/hotels/hotels.values.ts';
import type { HTMLInputTypeAttribute } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { ChoiceField } from '#renderer/components/fields/choice-field.tsx';
import { LongTextField } from '#renderer/components/fields/long-text-field.tsx';
import { TextField } from '#renderer/components/fields/text-field.tsx';
import { FormSection, FullRow } from '#renderer/components/inputs/form-section.tsx';
import { useDraftValues, type Draft } from '#renderer/lib/forms/draft.ts';
import type { HotelFields } from './hotel-form-values.ts';
import { CurrencyField, TimezoneField } from './searched-fields.tsx';
import styles from './hotel-form.module.css';

type TextProps = {
  name: keyof HotelFields;
  label: string;
  help?: string;
  type?: HTMLInputTypeAttribute;
  placeholder?: string;
  autoFocus?: boolean;
  required?: boolean;
};

const Text = (props: TextProps) => <TextField {...props} />;

function LongText(props: { name: keyof HotelFields; label: string; help: string; rows: number }) {
  return (
    <FullRow>
      <LongTextField {...props} maxRows={12} />
    </FullRow>
  );
}

export function IdentityFields({ autoFocus = true }: { autoFocus?: boolean }) {
  const { t } = useTranslation();
  return (
    <FormSection title={t('The hotel')} text={t('How guests know you.')}>
      <FullRow>
        <Text name="name" label={t('Hotel name')} autoFocus={autoFocus} required />
      </FullRow>
      <FullRow>
        <Text name="address" label={t('Address')} />
      </FullRow>
    </FormSection>
  );
}

export function ContactFields() {
  const { t } = useTranslation();
  return (
    <FormSection title={t('Contact')} text={t('Told to guests who ask, and where WhatsApp reaches you.')}>
      <Text name="phone" label={t('Phone')} type="tel" />
      <Text name="email" label={t('Email')} type="email" />
      <Text
        name="whatsapp_number"
        label={t('WhatsApp number')}
        type="tel"
        help={t('With country code, for example +34600123456 (E.164).')}
      />
    </FormSection>
  );
}

export function StayFields({ draft }: { draft: Draft<HotelFields> }) {
  const { t, i18n } = useTranslation();
  const names = new Intl.DisplayNames(i18n.language, { type: 'language' });
  const languages = hotelLanguages.map((code) => ({ value: code, label: names.of(code) ?? code }));
  return (
    <FormSection
      title={t('Language, times and currency')}
      text={t('Guests are answered in their own language; this is the one your team works in.')}
    >
      <ChoiceField name="default_language" label={t('Default language')} choices={languages} />
      <TimezoneField name="timezone" label={t('Time zone')} />
      <UtcWarning draft={draft} />
      <CurrencyField
        name="currency"
        label={t('Currency')}
        help={t('Of bookings and revenue. A change converts no amounts.')}
      />
      <Text name="check_in_time" label={t('Check-in time')} />
      <Text name="check_out_time" label={t('Check-out time')} />
    </FormSection>
  );
}

/** Warning if a hotel with an address or a phone has the time zone UTC: message and check-in times would be wrong. */
function UtcWarning({ draft }: { draft: Draft<HotelFields> }) {
  const { t } = useTranslation();
  const { timezone, address, phone } = useDraftValues(draft);
  if (timezone !== 'UTC' || !(address.trim() || phone.trim())) return null;
  return (
    <p className={styles['amber']} role="status">
      {t('Messages and check-in times follow UTC. Choose the time zone of your hotel.')}
    </p>
  );
}

export function ConciergeFields() {
  const { t } = useTranslation();
  return (
    <FormSection
      title={t('What the assistant may say')}
      text={t('It answers from these facts, and asks you where they are silent.')}
    >
      <LongText
        name="amenities"
        label={t('Amenities')}
        help={t('Separated by commas: Pool, Gym, Free Wi-Fi')}
        rows={2}
      />
      <LongText
        name="special_services"
        label={t('Special services')}
        help={t('Separated by commas: Airport transfer, Late check-out')}
        rows={2}
      />
      <LongText
        name="policies"
        label={t('Policies')}
        help={t('Cancellation, pets, smoking, children: as you would tell a guest.')}
        rows={4}
      />
    </FormSection>
  );
}

export function LinkFields() {
  const { t } = useTranslation();
  return (
    <FormSection title={t('Links')} text={t('Sent to guests who ask for them.')}>
      <FullRow>
        <Text name="website_url" label={t('Website')} type="url" placeholder="https://" />
      </FullRow>
      <Text name="restaurant_menu_url" label={t('Restaurant menu')} type="url" placeholder="https://" />
      <Text name="bar_menu_url" label={t('Bar menu')} type="url" placeholder="https://" />
    </FormSection>
  );
}

export function PlaceFields() {
  const { t } = useTranslation();
  return (
    <FormSection title={t('Position')} text={t('For directions and the weather forecast.')}>
      <Text name="latitude" label={t('Latitude')} help={t('For example {{value}}', { value: '41.387400' })} />
      <Text name="longitude" label={t('Longitude')} help={t('For example {{value}}', { value: '2.168600' })} />
    </FormSection>
  );
}
