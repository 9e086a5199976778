import type { ReactNode } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { TextField, TimeField } from '#renderer/components/fields/text-field.tsx';
import { FormSection } from '#renderer/components/inputs/form-section.tsx';
import { ChargeField } from './charge-field.tsx';
import type { HotelFields } from './hotel-form-values.ts';

/** Names what guests ask that a field answers; nothing below a field that belongs to the one before. */
export type AnswersOf = (field: keyof HotelFields) => ReactNode;

/** Facts that the assistant says in every guest language without translating anything. */
export function HouseFactFields({ answersOf }: { answersOf?: AnswersOf }) {
  const { t } = useTranslation();
  const paid = t('For an amount');
  const field = (name: keyof HotelFields) => ({ name, below: answersOf?.(name) });
  return (
    <FormSection
      title={t('Facts of the house')}
      text={t('Told in each of 13 guest languages with a fixed sentence. Empty ones are not said.')}
    >
      <Time {...field('breakfast_opens')} label={t('Breakfast from')} />
      <Time {...field('breakfast_closes')} label={t('Breakfast until')} />
      <ChargeField
        {...field('breakfast_charge')}
        label={t('Breakfast price per person')}
        choices={{ none: t('No breakfast'), free: t('Included'), paid }}
      />
      <ChargeField
        {...field('parking_charge')}
        label={t('Parking price per night')}
        choices={{ none: t('No parking'), free: t('Free'), paid }}
      />
      <ChargeField
        {...field('pets_charge')}
        label={t('Pets, price per night')}
        choices={{ none: t('Not allowed'), free: t('Free'), paid }}
      />
      <ChargeField
        {...field('city_tax_charge')}
        label={t('City tax per person and night')}
        choices={{ none: t('None'), paid }}
      />
      <Time {...field('pool_opens')} label={t('Pool from')} />
      <Time {...field('pool_closes')} label={t('Pool until')} />
      <Line {...field('wifi_network')} label={t('Wi-Fi network')} />
      <Line
        {...field('wifi_password')}
        label={t('Wi-Fi password')}
        help={t('Told only to guests in the house. Empty if there is none.')}
      />
    </FormSection>
  );
}

type Props = { name: keyof HotelFields; label: string; help?: string; below: ReactNode };

const Time = (props: Props) => <TimeField {...props} />;
const Line = (props: Props) => <TextField maxLength={64} {...props} />;
