import { DownloadOutlined } from '@ant-design/icons';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { Analytics } from '#shared/features/platform/analytics.schema.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { downloadText } from '#renderer/lib/download.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { notifyFailure } from '#renderer/lib/notify.ts';
import { reportCsv } from './report-csv.rules.ts';

type Props = {
  report: Analytics | undefined;
  /** Whose figures: a hotel's own, or the platform's with the hotel that was chosen there. */
  of: { hotel: string } | { platform: string | undefined };
};

/** The whole report as one file. The audit log hears of it first: without its entry there is no file. */
export function ReportDownload({ report, of }: Props) {
  const { t } = useTranslation();
  const download = useMutation({
    mutationFn: async (shown: Analytics) => {
      await noteExport(of);
      downloadText(`analytics-${shown.from}-${shown.to}.csv`, reportCsv(shown));
    },
    onError: (error) => notifyFailure(t('The report could not be downloaded'), error),
  });
  return (
    <Button
      icon={<DownloadOutlined aria-hidden />}
      disabled={!report}
      loading={download.isPending}
      onClick={() => report && download.mutate(report)}
    >
      {t('Download as CSV')}
    </Button>
  );
}

const noteExport = (of: Props['of']) =>
  'hotel' in of
    ? client.audit.noteExport({ params: { hotel_id: of.hotel }, body: { kind: 'analytics' } })
    : client.audit.notePlatformExport({ body: { kind: 'analytics', hotel_id: of.platform } });
