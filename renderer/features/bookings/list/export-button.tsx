import { DownloadOutlined } from '@ant-design/icons';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#renderer/lib/translate.ts';
import { useSearchParams } from 'react-router-dom';
import { Button } from '#renderer/components/plain/button.tsx';
import { client } from '#renderer/lib/api/api-client.ts';
import { dayIn } from '#shared/lib/dates.ts';
import { notifyFailure, notifyInfo } from '#renderer/lib/notify.ts';
import { useNow } from '#renderer/lib/hooks/use-now.ts';
import { filtersOf, queryOf } from './booking-filters.rules.ts';
import { useBookingsScope } from '../bookings.context.ts';

/** Downloads the filtered list as CSV. */
export function ExportButton() {
  const { t } = useTranslation();
  const { hotelId, timezone } = useBookingsScope();
  const [params] = useSearchParams();
  const today = dayIn(timezone, useNow(60_000));
  const download = useMutation({
    mutationFn: () =>
      client.bookings.export({ params: { hotel_id: hotelId }, query: queryOf(filtersOf(params), today) }),
    onSuccess: ({ csv, rows, truncated }) => {
      save(csv, `bookings-${today}.csv`);
      if (truncated)
        notifyInfo(
          t('The file holds the newest {{number}} bookings', { number: rows }),
          t('There are more: narrow the list by dates and export again.'),
        );
    },
    onError: (error) => notifyFailure(t('The bookings could not be exported'), error),
  });
  return (
    <Button icon={<DownloadOutlined aria-hidden />} loading={download.isPending} onClick={() => download.mutate()}>
      {t('Export')}
    </Button>
  );
}

function save(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun once the click is handled.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
