import { Link } from 'react-router-dom';
import { useTranslation } from '#renderer/lib/translate.ts';
import { AlertBox } from '#renderer/components/states/alert-box.tsx';
import { contradictionsPath } from '#renderer/lib/paths.ts';
import { useContradictions } from './contradictions.queries.ts';

/** How many texts contradict each other, with the way to them; nothing where there are none. */
export function ContradictionsNote({ hotelId }: { hotelId: string }) {
  const { t } = useTranslation();
  const number = useContradictions(hotelId).data?.items.length ?? 0;
  if (number === 0) return null;
  return (
    <AlertBox tone="info">
      {number === 1
        ? t('Two of your texts contradict each other.')
        : t('Pairs of texts that contradict each other: {{number}}', { number })}{' '}
      <Link to={contradictionsPath}>{t('Compare them')}</Link>
    </AlertBox>
  );
}
