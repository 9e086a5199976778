import { BarChartOutlined, DownloadOutlined, TableOutlined } from '@ant-design/icons';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { toCsv } from '#shared/features/bookings/csv.rules.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { Tip } from '#renderer/components/plain/tip.tsx';
import { downloadText } from '#renderer/lib/download.ts';
import { DataTable, type Column } from '../data-table.tsx';
import { Panel } from '../page/panel.tsx';
import styles from './charts.module.css';

/** A column of the table behind a chart: `value` for a spreadsheet, `words` for reading where they differ. */
export type FigureColumn<Row> = {
  key: string;
  title: string;
  value: (row: Row) => string | number | null;
  words?: (row: Row) => string;
  align?: 'end';
};

type Props<Row> = {
  title: string;
  /** The file's name without `.csv`. */
  file: string;
  columns: FigureColumn<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
  /** Shown instead of a chart without data. */
  empty?: string | undefined;
  wide?: boolean;
  children: ReactNode;
};

/** A chart with its table one click away, and the table as a file. */
export function FigurePanel<Row>({ title, file, columns, rows, rowKey, empty, wide = false, children }: Props<Row>) {
  const { t } = useTranslation();
  const [asTable, setAsTable] = useState(false);
  const download = () => {
    const header = columns.map((column) => column.key);
    const lines = rows.map((row) => columns.map((column) => column.value(row)));
    downloadText(`${file}.csv`, toCsv(header, lines));
  };
  const toggle = asTable ? t('Show the chart: {{title}}', { title }) : t('Show the table: {{title}}', { title });
  const save = t('Download as CSV: {{title}}', { title });
  const buttons = (
    <span className={styles['tools']}>
      <Tip title={asTable ? t('Chart') : t('Table')}>
        <Button
          type="text"
          icon={asTable ? <BarChartOutlined aria-hidden /> : <TableOutlined aria-hidden />}
          aria-label={toggle}
          onClick={() => setAsTable(!asTable)}
        />
      </Tip>
      <Tip title={t('Download as CSV')}>
        <Button type="text" icon={<DownloadOutlined aria-hidden />} aria-label={save} onClick={download} />
      </Tip>
    </span>
  );
  return (
    <div className={styles['figure']} data-wide={wide}>
      <Panel title={title} more={empty ? undefined : buttons}>
        {empty && <p className={styles['empty']}>{empty}</p>}
        {!empty && (asTable ? <Table title={title} columns={columns} rows={rows} rowKey={rowKey} /> : children)}
      </Panel>
    </div>
  );
}

function Table<Row>({ title, columns, rows, rowKey }: Pick<Props<Row>, 'title' | 'columns' | 'rows' | 'rowKey'>) {
  const shown = columns.map(({ key, title: heading, align, value, words }): Column<Row> => ({
    key,
    title: heading,
    ...(align ? { align } : {}),
    cell: (row) => words?.(row) ?? value(row),
  }));
  return (
    <div className={styles['table']}>
      <DataTable label={title} columns={shown} rows={rows} rowKey={rowKey} narrow="scroll" />
    </div>
  );
}
