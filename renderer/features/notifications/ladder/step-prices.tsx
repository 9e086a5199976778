import { useState, type ChangeEvent } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { LadderOverview } from '#shared/features/notifications/ladder/ladder.schema.ts';
import { Panel } from '#renderer/components/page/panel.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { GuardedForm } from '#renderer/components/inputs/guarded-form.tsx';
import { TextField } from '#renderer/components/plain/form.tsx';
import { useReadAs } from '#renderer/lib/hooks/use-read-as.ts';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { amountToType, typedAmount } from '#renderer/lib/typed-amount.ts';
import { useSavePrices } from './ladder.queries.ts';
import styles from './ladder.module.css';

type Fields = { currency: string; sms: string; call: string };
const decimals = 4;

/** What an SMS and a call cost, for admins: prices depend on the country. */
export function StepPrices({ hotelId, ladder }: { hotelId: string; ladder: LadderOverview }) {
  const { t, i18n } = useTranslation();
  // NaN becomes null, which the server refuses.
  const number = (typed: string) => Number(typedAmount(typed, i18n.language, decimals) ?? NaN);
  const save = useSavePrices(hotelId);
  const { currency, sms, call } = ladder.prices;
  const stored = { currency, sms: amountToType(sms, i18n.language), call: amountToType(call, i18n.language) };
  const submit = (fields: Fields) =>
    save.mutate(
      { currency: fields.currency, sms: number(fields.sms), call: number(fields.call) },
      {
        onSuccess: () => notifySuccess(t('Prices saved')),
        onError: (error) => notifyFailure(t('The prices could not be saved'), error),
      },
    );
  return (
    <Panel title={t('What a step costs')}>
      <p className={styles['hint']}>
        {ladder.has_default_prices
          ? t('These are estimates. Enter the prices of your country from your provider’s bill.')
          : t('The prices that your hotel has entered.')}
      </p>
      <GuardedForm<Fields>
        key={`${currency} ${sms} ${call}`}
        name="step-prices"
        busy={save.isPending}
        failed={save.isError}
        onSubmit={submit}
      >
        <PriceFields stored={stored} />
        <Button htmlType="submit" loading={save.isPending}>
          {t('Save prices')}
        </Button>
      </GuardedForm>
    </Panel>
  );
}

/** Says below each price how it is read. */
function PriceFields({ stored }: { stored: Fields }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<Fields>(stored);
  const readAs = useReadAs({ currency: typed.currency.trim(), decimals });
  const read = (name: keyof Fields) => ({
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      setTyped((before) => ({ ...before, [name]: target.value })),
  });
  return (
    <div className={styles['prices']}>
      <TextField
        name="currency"
        label={t('Currency')}
        defaultValue={stored.currency}
        maxLength={3}
        {...read('currency')}
      />
      {[
        { name: 'sms' as const, label: t('One SMS') },
        { name: 'call' as const, label: t('One call') },
      ].map(({ name, label }) => (
        <TextField
          key={name}
          name={name}
          inputMode="decimal"
          label={label}
          defaultValue={stored[name]}
          hint={readAs(typed[name], stored[name])}
          {...read(name)}
        />
      ))}
    </div>
  );
}
