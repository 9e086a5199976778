import type { ReactNode } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { TextField, TimeField } from '#renderer/components/fields/text-field.tsx';
import { FormSection } from '#renderer/components/inputs/form-section.tsx';
import { ChargeField } from './charge-field.tsx';
import type { HotelFields } from './hotel-form-values.ts';

/** Names what guests ask that a field answers, with the field that belongs to it. */
export type AnswersOf = (field: keyof HotelFields) => ReactNode;

/** Facts that the assistant says in every guest language without translating anything. */
export function HouseFactFields({ answersOf }: { answersOf?: AnswersOf }) {
  const { t } = useTranslation();
  const paid = t('For an amount');
  const fact = (name: keyof HotelFields) => ({ name, below: answersOf?.(name) });
  return (
    <FormSection
      title={t('Facts of the house')}
      text={t('Told in each of 13 guest languages with a fixed sentence. Empty ones are not said.')}
    >
      <Time {...fact('breakfast_opens')} label={t('Breakfast from')} />
      <Time name="breakfast_closes" label={t('Breakfast until')} />
      <ChargeField
        {...fact('breakfast_charge')}
        label={t('Breakfast price per person')}
        choices={{ none: t('No breakfast'), free: t('Included'), paid }}
      />
      <ChargeField
        {...fact('parking_charge')}
        label={t('Parking price per night')}
        choices={{ none: t('No parking'), free: t('Free'), paid }}
      />
      <ChargeField
        {...fact('pets_charge')}
        label={t('Pets, price per night')}
        choices={{ none: t('Not allowed'), free: t('Free'), paid }}
      />
      <ChargeField
        {...fact('city_tax_charge')}
        label={t('City tax per person and night')}
        choices={{ none: t('None'), paid }}
      />
      <Time {...fact('pool_opens')} label={t('Pool from')} />
      <Time name="pool_closes" label={t('Pool until')} />
      <Line {...fact('wifi_network')} label={t('Wi-Fi network')} />
      <Line
        name="wifi_password"
        label={t('Wi-Fi password')}
        help={t('Told only to guests in the house. Empty if there is none.')}
      />
    </FormSection>
  );
}

type Props = { name: keyof HotelFields; label: string; help?: string; below?: ReactNode };

const Time = (props: Props) => <TimeField {...props} />;
const Line = (props: Props) => <TextField maxLength={64} {...props} />;
