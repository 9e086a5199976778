import { useTranslation } from '#renderer/lib/translate.ts';
import { StatCards } from '#renderer/components/stat-cards.tsx';
import { handoverPart, paths } from '#renderer/lib/paths.ts';
import { useShift } from './shift.queries.ts';

/** What is left for the shift, above the figures of the hotel; each leads to its list. */
export function NightCards({ hotelId }: { hotelId: string }) {
  const { t } = useTranslation();
  const { data, error } = useShift(hotelId);
  if (error && !data) return null;
  return (
    <StatCards
      stats={[
        {
          label: t('Waiting now'),
          hint: t('For a person'),
          value: data?.waiting,
          to: `${paths.requests}?filter=waiting`,
          amber: true,
        },
        {
          label: t('Late promises'),
          hint: t('To guests'),
          value: data?.late_promises,
          to: `${paths.tasks}?view=late_promises`,
          amber: true,
        },
        { label: t('Arrivals left'), hint: t('Today'), value: data?.arrivals.length, to: handoverPart('arrivals') },
        {
          label: t('Failed messages'),
          hint: t('Last 24 hours'),
          value: data?.failed_messages.length,
          to: handoverPart('failed'),
          amber: true,
        },
      ]}
    />
  );
}
