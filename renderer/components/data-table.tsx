import type { ReactNode } from 'react';
import styles from './data-table.module.css';

export type Column<Row> = {
  key: string;
  /** The heading; on a phone it stands before the value. */
  title: string;
  cell: (row: Row) => ReactNode;
  /** Numbers are right-aligned. */
  align?: 'end';
  /** No heading beside the value on a phone: buttons, or a text that needs no label. */
  plain?: true;
};

type Props<Row> = {
  /** Accessible name of the table. */
  label: string;
  /** The first column names the row. */
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
  /** On a phone each row is a card, or the table scrolls inside its own box. */
  narrow?: 'cards' | 'scroll';
};

/** A table. Roles are explicit, because the card layout on phones removes the table's implicit roles. */
export function DataTable<Row>({ label, columns, rows, rowKey, narrow = 'cards' }: Props<Row>) {
  const scrolls = narrow === 'scroll' ? { role: 'group', 'aria-label': label, tabIndex: 0 } : {};
  return (
    <div className={styles['box']} data-narrow={narrow} {...scrolls}>
      <table role="table" aria-label={label} className={styles['table']}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ key, title, align }) => (
              <th key={key} role="columnheader" scope="col" data-align={align}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <Row key={rowKey(row)} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row<Row>({ row, columns }: { row: Row; columns: Column<Row>[] }) {
  const [first, ...others] = columns;
  return (
    <tr role="row">
      {first && (
        <th role="rowheader" scope="row" data-align={first.align}>
          {first.cell(row)}
        </th>
      )}
      {others.map(({ key, title, cell, align, plain }) => (
        <td key={key} role="cell" data-align={align} data-label={plain ? undefined : title} data-plain={plain}>
          {cell(row)}
        </td>
      ))}
    </tr>
  );
}
