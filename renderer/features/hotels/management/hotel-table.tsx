import { DeleteOutlined } from '@ant-design/icons';
import { hotelStatuses } from '#shared/features/hotels/hotels.values.ts';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { HotelListItem } from '#shared/features/hotels/hotels.contract.ts';
import type { HotelStatus } from '#shared/features/hotels/hotels.schema.ts';
import { DataTable, type Column } from '#renderer/components/data-table.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { Select } from '#renderer/components/plain/select-field.tsx';
import { Tip } from '#renderer/components/plain/tip.tsx';
import { StatusTag } from '#renderer/components/status-tag.tsx';
import { dateWords } from '#renderer/lib/dates.ts';
import { countWords } from '#renderer/lib/format.ts';
import { ConnectionTag } from '../connection/connection-tag.tsx';
import { hotelStatusWords } from './hotel-status.words.ts';
import styles from './hotel-table.module.css';

export type HotelActions = {
  /** The hotel whose management is being opened. */
  opening: string | null;
  onStatus: (hotel: HotelListItem, status: HotelStatus) => void;
  onManage: (hotel: HotelListItem) => void;
  onDelete: (hotel: HotelListItem) => void;
  onNumber: (hotel: HotelListItem) => void;
};

/** The platform's hotels with what can be done to each. */
export function HotelTable({ hotels, ...actions }: { hotels: HotelListItem[] } & HotelActions) {
  const { t, i18n } = useTranslation();
  const columns: Column<HotelListItem>[] = [
    { key: 'name', title: t('Hotel Name'), cell: (hotel) => hotel.name },
    { key: 'admin', title: t('Admin'), cell: (hotel) => hotel.admin_name ?? <Quiet>{t('N/A')}</Quiet> },
    {
      key: 'status',
      title: t('Status'),
      cell: (hotel) => <StatusSelect hotel={hotel} onChange={(status) => actions.onStatus(hotel, status)} />,
    },
    {
      key: 'whatsapp',
      title: t('WhatsApp'),
      cell: (hotel) => <NumberCell hotel={hotel} onNumber={actions.onNumber} />,
    },
    { key: 'staff', title: t('Staff'), align: 'end', cell: (hotel) => countWords(hotel.staff_count, i18n.language) },
    { key: 'setup', title: t('Setup'), cell: (hotel) => <SetupTag complete={hotel.ready} /> },
    {
      key: 'created',
      title: t('Created'),
      cell: (hotel) => (
        <time dateTime={hotel.created_at}>{dateWords(hotel.created_at, i18n.language, hotel.timezone)}</time>
      ),
    },
    {
      key: 'actions',
      title: t('Actions'),
      plain: true,
      align: 'end',
      cell: (hotel) => <RowActions hotel={hotel} {...actions} />,
    },
  ];
  return <DataTable label={t('Hotels')} columns={columns} rows={hotels} rowKey={(hotel) => hotel.id} />;
}

function NumberCell({ hotel, onNumber }: { hotel: HotelListItem } & Pick<HotelActions, 'onNumber'>) {
  const { t } = useTranslation();
  const { stage, whatsapp_number: number, requested_number: requested } = hotel.whatsapp;
  const shown = requested ?? number ?? t('Assign a number');
  return (
    <span className={styles['number']}>
      <ConnectionTag stage={requested ? 'requested' : stage} />
      <Button
        size="small"
        type="link"
        aria-label={`${t('WhatsApp number of {{hotel}}', { hotel: hotel.name })}: ${shown}`}
        onClick={() => onNumber(hotel)}
      >
        {shown}
      </Button>
    </span>
  );
}

function Quiet({ children }: { children: string }) {
  return <span className={styles['quiet']}>{children}</span>;
}

export function SetupTag({ complete }: { complete: boolean }) {
  const { t } = useTranslation();
  return <StatusTag tone={complete ? 'ok' : 'amber'}>{complete ? t('Complete') : t('Incomplete')}</StatusTag>;
}

function StatusSelect({ hotel, onChange }: { hotel: HotelListItem; onChange: (status: HotelStatus) => void }) {
  const { t } = useTranslation();
  return (
    <Select
      value={hotel.status}
      aria-label={t('Status of {{hotel}}', { hotel: hotel.name })}
      choices={hotelStatuses.map((value) => ({ value, label: t(hotelStatusWords[value]) }))}
      onChoose={onChange}
    />
  );
}

function RowActions({ hotel, opening, onManage, onDelete }: { hotel: HotelListItem } & HotelActions) {
  const { t } = useTranslation();
  return (
    <span className={styles['actions']}>
      <Button
        loading={opening === hotel.id}
        disabled={opening !== null && opening !== hotel.id}
        aria-label={t('Manage {{hotel}}', { hotel: hotel.name })}
        onClick={() => onManage(hotel)}
      >
        {t('Manage')}
      </Button>
      <Tip title={t('Delete')}>
        <Button
          type="text"
          danger
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t('Delete “{{question}}”', { question: hotel.name })}
          onClick={() => onDelete(hotel)}
        />
      </Tip>
    </span>
  );
}
