import { readAmountWords, type AmountForm } from '#renderer/lib/typed-amount.ts';
import { useTranslation } from '#renderer/lib/translate.ts';

/** Says how a typed amount is read before it is saved, for below its field; undefined while nothing new is typed. */
export function useReadAs(form: AmountForm): (typed: string, stored: string) => string | undefined {
  const { t, i18n } = useTranslation();
  return (typed, stored) => {
    const amount = typed === stored ? null : readAmountWords(typed, i18n.language, form);
    return amount === null ? undefined : t('Read as {{amount}}', { amount });
  };
}
