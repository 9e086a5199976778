import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Analytics } from '#shared/features/hotels/analytics.schema.ts';
import { downloadText } from '#renderer/lib/download.ts';
import { reportCsv } from './report-csv.rules.ts';

/** The whole report as one file. */
export function ReportDownload({ report }: { report: Analytics | undefined }) {
  const { t } = useTranslation();
  const save = () => report && downloadText(`analytics-${report.from}-${report.to}.csv`, reportCsv(report));
  return (
    <Button icon={<DownloadOutlined aria-hidden />} disabled={!report} onClick={save}>
      {t('Download as CSV')}
    </Button>
  );
}
