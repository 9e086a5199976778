import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { auditExportLimit } from '#shared/features/notifications/notifications.values.ts';
import { useTranslation } from '#renderer/lib/translate.ts';
import { addDays, dayStart, isDay } from '#shared/lib/dates.ts';
import { isUuid } from '#shared/lib/uuid.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { downloadText } from '#renderer/lib/download.ts';
import { notifyFailure, notifyInfo } from '#renderer/lib/notify.ts';
import { pagesOf } from '#renderer/lib/api/pages.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { countWords } from '#renderer/lib/format.ts';

const pageSize = 50;

/** As they are in the address; empty for all. `from` and `to` are days in `timezone`, both included. */
export type AuditFilters = { hotel_id: string; user: string; action: string; entity: string; from: string; to: string };

/** The filters as API parameters; invalid values of an edited URL are left out. */
export function auditQuery({ hotel_id, user, action, entity, from, to }: AuditFilters, timezone: string) {
  return {
    ...(isUuid(hotel_id) ? { hotel_id } : {}),
    ...(user ? { user } : {}),
    ...(action ? { action } : {}),
    ...(entity ? { entity } : {}),
    ...(isDay(from) ? { from: dayStart(from, timezone) } : {}),
    ...(isDay(to) ? { to: dayStart(addDays(to, 1), timezone) } : {}),
  };
}

/** Audit entries, newest first, in pages. */
export function useAuditEntries(filters: AuditFilters, timezone: string) {
  const query = auditQuery(filters, timezone);
  return useInfiniteQuery({
    ...pagesOf(queryKeys.admin('audit', query), (cursor, options) =>
      client.audit.list({ query: { ...query, limit: pageSize, ...cursor } }, options),
    ),
    placeholderData: keepPreviousData,
    // Actions of other people cause no live event.
    staleTime: 0,
  });
}

/** The filtered entries as a file for a spreadsheet. */
export function useExportAudit(timezone: string) {
  const { t, i18n } = useTranslation();
  return useMutation({
    mutationFn: (filters: AuditFilters) => client.audit.export({ query: auditQuery(filters, timezone) }),
    onSuccess: ({ filename, csv, truncated }) => {
      downloadText(filename, csv);
      if (!truncated) return;
      const number = countWords(auditExportLimit, i18n.language);
      notifyInfo(
        t('Not everything fits one file'),
        t('It holds the newest {{number}} entries. Narrow the filter for the rest.', { number }),
      );
    },
    onError: (error) => notifyFailure(t('The log could not be exported'), error),
  });
}
