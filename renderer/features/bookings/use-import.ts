import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type {
  BookingImportReport,
  ImportField,
  ImportMapping,
} from '#shared/features/bookings/booking-import.schema.ts';
import { client } from '#renderer/lib/api-client.ts';
import { queryKeys } from '#renderer/lib/query-keys.ts';
import { useBookingsScope } from './bookings.context.ts';
import { useRefresh } from './bookings.queries.ts';

export type DateOrder = 'dmy' | 'mdy';

/** A file on its way in: nothing is stored until `store` is called; every other call only looks. */
export function useImport() {
  const { hotelId } = useBookingsScope();
  const refresh = useRefresh(hotelId);
  const [file, setFile] = useState<{ name: string; csv: string } | null>(null);
  const [mapping, setMapping] = useState<ImportMapping | null>(null);
  const [dateOrder, setDateOrder] = useState<DateOrder | null>(null);
  const body = {
    csv: file?.csv ?? '',
    ...(mapping ? { mapping } : {}),
    ...(dateOrder ? { date_order: dateOrder } : {}),
  };
  const store = useMutation({
    mutationFn: (skip_invalid: boolean): Promise<BookingImportReport> =>
      client.bookings.import({ params: { hotel_id: hotelId }, body: { ...body, skip_invalid } }),
    onSuccess: () => refresh(),
  });
  const preview = useQuery({
    queryKey: queryKeys.area(hotelId, 'bookings', 'import', file?.name, file?.csv.length, mapping, dateOrder),
    queryFn: ({ signal }) =>
      client.bookings.import({ params: { hotel_id: hotelId }, body: { ...body, dry_run: true } }, { signal }),
    // Once they are stored, the same rows would only be refused as overlapping themselves.
    enabled: file !== null && !store.isPending && !store.isSuccess,
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
  const open = (name: string, csv: string) => {
    setMapping(null);
    setDateOrder(null);
    setFile({ name, csv });
  };
  const match = (column: string, field: ImportField) =>
    setMapping((current) => withField(current ?? preview.data?.mapping ?? {}, column, field));
  return { file, open, close: () => setFile(null), preview, match, dateOrder, setDateOrder, store };
}
export type ImportState = ReturnType<typeof useImport>;

/** A field is in one column only: the one that had it before is left out. */
function withField(mapping: ImportMapping, column: string, field: ImportField): ImportMapping {
  const freed = Object.entries(mapping).map(([name, held]) => [name, held === field ? 'ignore' : held] as const);
  return { ...Object.fromEntries(freed), [column]: field };
}
