import { toCsv } from '#shared/features/bookings/csv.rules.ts';
import type { Analytics } from '#shared/features/platform/analytics.schema.ts';

type Line = [section: string, name: string, measure: string, value: number | null];

/** Every number of a figure's rows, a line each. */
function linesOf<Row extends object>(section: string, rows: Row[], nameOf: (row: Row) => string): Line[] {
  return rows.flatMap((row) =>
    Object.entries(row)
      .filter((entry): entry is [string, number | null] => typeof entry[1] === 'number' || entry[1] === null)
      .filter(([measure]) => measure !== 'error_code' && measure !== 'language')
      .map(([measure, value]): Line => [section, nameOf(row), measure, value]),
  );
}

/** The whole report for a spreadsheet: a line a number, so that one table holds figures of every shape. */
export function reportCsv(report: Analytics): string {
  const lines: Line[] = [
    ...linesOf('totals', [report.totals], () => report.currency),
    ...linesOf('first_reply_seconds', [report.first_reply_seconds], () => ''),
    ...linesOf('resolution_seconds', [report.resolution_seconds], () => ''),
    ...linesOf(
      'target_first_reply',
      report.targets.map(({ priority, reply }) => ({ priority, ...reply })),
      ({ priority }) => priority,
    ),
    ...linesOf(
      'target_resolution',
      report.targets.map(({ priority, resolution }) => ({ priority, ...resolution })),
      ({ priority }) => priority,
    ),
    ...linesOf('escalation_reasons', report.escalation_reasons, ({ reason }) => reason),
    ...linesOf('languages', report.languages, ({ language }) => language ?? ''),
    ...linesOf('delivery_failures', report.delivery_failures, ({ error_code, reason }) =>
      `${error_code ?? ''} ${reason}`.trim(),
    ),
    ...linesOf('costs', report.costs, ({ category }) => category),
    ...linesOf('days', report.days, ({ day }) => day),
    ...linesOf('hotels', report.hotels, ({ hotel_name }) => hotel_name),
  ];
  return toCsv(['section', 'name', 'measure', 'value'], lines);
}
