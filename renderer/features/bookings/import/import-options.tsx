import { Switch } from 'antd';
import { messageTypes } from '#shared/features/bookings/bookings.values.ts';
import { useId } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { BookingImportReport } from '#shared/features/bookings/booking-import.schema.ts';
import { stayMessageNames } from '#renderer/components/stay-message-names.ts';
import { priceWords } from '#renderer/lib/prices.ts';
import { dateWords } from '#renderer/lib/dates.ts';
import type { ImportState } from './use-import.ts';
import styles from './import.module.css';

type Props = { report: BookingImportReport; state: ImportState };

/** Import options: whether stored bookings are changed, and which messages are sent automatically. */
export function ImportOptions({ report, state }: Props) {
  const { t } = useTranslation();
  const { updateExisting, sendWelcome } = state.choices;
  const welcomes = report.messages.planned.welcome ?? 0;
  return (
    <section className={styles['section']}>
      {report.existing > 0 && (
        <Option
          checked={updateExisting}
          onChange={(checked) => state.choose({ updateExisting: checked })}
          label={t('Update bookings that exist already ({{number}})', { number: report.existing })}
          help={t('They are found by their confirmation number. Only what differs is changed.')}
        />
      )}
      <Option
        checked={sendWelcome}
        onChange={(checked) => state.choose({ sendWelcome: checked })}
        label={t('Send a welcome message to each guest')}
        help={`${t('Welcome messages: {{number}}.', { number: welcomes })} ${useCostWords(report, welcomes)}`}
      />
      <OtherMessages report={report} />
    </section>
  );
}

type OptionProps = { checked: boolean; onChange: (checked: boolean) => void; label: string; help: string };

function Option({ checked, onChange, label, help }: OptionProps) {
  const id = useId();
  return (
    <div className={styles['option']}>
      <Switch id={id} checked={checked} onChange={onChange} aria-describedby={`${id}-help`} />
      <div>
        <label htmlFor={id}>{label}</label>
        <p id={`${id}-help`}>{help}</p>
      </div>
    </div>
  );
}

/** The other messages of the stays are planned in any case; each can be switched off in the message settings. */
function OtherMessages({ report }: { report: BookingImportReport }) {
  const { t } = useTranslation();
  const { planned, unreachable } = report.messages;
  const others = messageTypes.filter((type) => type !== 'welcome' && (planned[type] ?? 0) > 0);
  const count = others.reduce((sum, type) => sum + (planned[type] ?? 0), 0);
  const cost = useCostWords(report, count);
  const list = others.map((type) => `${t(stayMessageNames[type])} ${planned[type] ?? 0}`).join(', ');
  return (
    <>
      {count > 0 && (
        <p className={styles['help']}>
          {t('Planned for later in any case: {{list}}.', { list })} {cost}{' '}
          {t('Each of them can be switched off in Message Settings.')}
        </p>
      )}
      {unreachable > 0 && (
        <p className={styles['problems']}>
          {t('Bookings whose number WhatsApp cannot reach: {{number}}. They get no messages.', { number: unreachable })}
        </p>
      )}
    </>
  );
}

/** 'About $0.11: $0.009 each, the price of Jul 01, 2025 in the platform settings.' Empty for nothing. */
function useCostWords({ messages: { price } }: BookingImportReport, count: number): string {
  const { t, i18n } = useTranslation();
  if (count === 0) return '';
  const words = (amount: number) => priceWords(amount, price.currency, i18n.language);
  return t('About {{total}}: {{each}} for each message, as the platform’s price list of {{day}} says.', {
    total: words(Number(price.each) * count),
    each: words(Number(price.each)),
    day: dateWords(`${price.effective_from}T00:00:00Z`, i18n.language, 'UTC'),
  });
}
