import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DecimalMark } from '#shared/features/bookings/amounts.rules.ts';
import type {
  BookingImportReport,
  ImportCorrection,
  ImportField,
  ImportMapping,
} from '#shared/features/bookings/booking-import.schema.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { useFilledForm } from '#renderer/lib/hooks/use-filled-form.ts';
import { useBookingsScope } from '../bookings.context.ts';
import { useRefresh } from '../bookings.queries.ts';

export type DateOrder = 'dmy' | 'mdy';

/** The user's choices for a file; null or empty if not chosen. */
type Choices = {
  mapping: ImportMapping | null;
  dateOrder: DateOrder | null;
  decimalMark: DecimalMark | null;
  corrections: ImportCorrection[];
  updateExisting: boolean;
  sendWelcome: boolean;
};
const undecided: Choices = {
  mapping: null,
  dateOrder: null,
  decimalMark: null,
  corrections: [],
  updateExisting: false,
  sendWelcome: false,
};

/** An import in progress: only `store` stores rows; all other calls are previews. */
export function useImport() {
  const { hotelId } = useBookingsScope();
  const refresh = useRefresh(hotelId);
  const filled = useFilledForm();
  const [file, setFile] = useState<{ name: string; csv: string } | null>(null);
  const [choices, setChoices] = useState(undecided);
  const choose = (change: Partial<Choices>) => setChoices((current) => ({ ...current, ...change }));
  const body = { csv: file?.csv ?? '', ...requestOf(choices) };
  const store = useMutation({
    mutationFn: (skip_invalid: boolean): Promise<BookingImportReport> =>
      client.bookings.import({ params: { hotel_id: hotelId }, body: { ...body, skip_invalid } }, filled),
    onSuccess: () => refresh(),
  });
  const preview = useQuery({
    // The welcome changes nothing that the preview says.
    queryKey: queryKeys.area(hotelId, 'bookings', 'import', file, requestOf({ ...choices, sendWelcome: false })),
    queryFn: ({ signal }) =>
      client.bookings.import({ params: { hotel_id: hotelId }, body: { ...body, dry_run: true } }, { signal }),
    // Once they are stored, the same rows would only be refused as overlapping themselves.
    enabled: file !== null && !store.isPending && !store.isSuccess,
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
  const open = (name: string, csv: string) => {
    setChoices(undecided);
    setFile({ name, csv });
  };
  const match = (column: string, field: ImportField) =>
    choose({ mapping: withField(choices.mapping ?? preview.data?.mapping ?? {}, column, field) });
  const correct = (row: number, field: ImportField, text: string) =>
    setChoices((current) => ({ ...current, corrections: withCorrection(current.corrections, row, field, text) }));
  return { file, open, close: () => setFile(null), preview, choices, choose, match, correct, store };
}
export type ImportState = ReturnType<typeof useImport>;

/** Sends only decided fields. */
function requestOf({ mapping, dateOrder, decimalMark, corrections, updateExisting, sendWelcome }: Choices) {
  return {
    ...(mapping ? { mapping } : {}),
    ...(dateOrder ? { date_order: dateOrder } : {}),
    ...(decimalMark ? { decimal_mark: decimalMark } : {}),
    ...(corrections.length > 0 ? { corrections } : {}),
    ...(updateExisting ? { update_existing: true } : {}),
    ...(sendWelcome ? { send_welcome: true } : {}),
  };
}

function withCorrection(
  current: ImportCorrection[],
  row: number,
  field: ImportField,
  text: string,
): ImportCorrection[] {
  const values = { ...current.find((one) => one.row === row)?.values, [field]: text };
  return [...current.filter((one) => one.row !== row), { row, values }];
}

/** A field is assigned to one column only; the previous column loses it. */
function withField(mapping: ImportMapping, column: string, field: ImportField): ImportMapping {
  const freed = Object.entries(mapping).map(([name, held]) => [name, held === field ? 'ignore' : held] as const);
  return { ...Object.fromEntries(freed), [column]: field };
}
