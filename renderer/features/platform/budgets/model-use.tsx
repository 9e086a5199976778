import { Link } from 'react-router-dom';
import { useTranslation } from '#renderer/lib/translate.ts';
import { countWords } from '#renderer/lib/format.ts';
import { paths } from '#renderer/lib/paths.ts';
import { priceWords } from '#renderer/lib/prices.ts';
import { useMe } from '#renderer/lib/session/session.ts';
import { useHotelBudget } from './budgets.queries.ts';

/** What the language model cost the hotel this month, in one line. Nothing without a model. */
export const ModelUse = ({ hotelId }: { hotelId: string }) =>
  useMe().data?.can_translate === true ? <Use hotelId={hotelId} /> : null;

function Use({ hotelId }: { hotelId: string }) {
  const { t, i18n } = useTranslation();
  const { data, isError } = useHotelBudget(hotelId);
  if (isError) return null;
  // The line has its height before the figures are there.
  if (!data) return <p>&nbsp;</p>;
  const values = {
    cost: priceWords(data.month.cost, data.currency, i18n.language),
    tokens: countWords(data.month.tokens, i18n.language),
  };
  return (
    <p>
      <Link to={paths.analytics}>{t('The model this month: {{cost}}, {{tokens}} tokens.', values)}</Link>
    </p>
  );
}
