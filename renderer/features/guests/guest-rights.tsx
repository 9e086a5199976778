import { DownloadOutlined, UserDeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from '#renderer/lib/translate.ts';
import { isErased } from '#shared/features/guests/erasure.rules.ts';
import type { Guest } from '#shared/features/guests/guests.schema.ts';
import { downloadText } from '#renderer/lib/download.ts';
import { notifyFailure } from '#renderer/lib/notify.ts';
import { useExportGuest } from './guests.queries.ts';
import { useAskErase } from './use-ask-erase.tsx';
import styles from './guest-panel.module.css';

type Props = { hotelId: string; guest: Guest; canErase: boolean };

/** GDPR actions: export of all data about a guest, and erasure. */
export function GuestRights({ hotelId, guest, canErase }: Props) {
  const { t } = useTranslation();
  const file = useExportGuest(hotelId);
  const askErase = useAskErase(hotelId);
  const download = () =>
    file.mutate(guest.id, {
      onSuccess: (data) =>
        downloadText(fileName(data.exported_at, guest.id), JSON.stringify(data, null, 2), 'application/json'),
      onError: (error) => notifyFailure(t('The guest’s data could not be exported'), error),
    });
  if (isErased(guest))
    return <p className={styles['notes']}>{t('This guest was erased. Only stays and amounts were kept.')}</p>;
  return (
    <>
      <p className={styles['notes']}>{t('A guest may ask for everything you hold about them, and to be forgotten.')}</p>
      <div className={styles['rights']}>
        <Button icon={<DownloadOutlined aria-hidden />} loading={file.isPending} onClick={download}>
          {t('Export all data')}
        </Button>
        {canErase ? (
          <Button danger icon={<UserDeleteOutlined aria-hidden />} onClick={() => askErase(guest)}>
            {t('Erase guest')}
          </Button>
        ) : (
          <span className={styles['notes']}>{t('Only an admin of the hotel can erase a guest.')}</span>
        )}
      </div>
    </>
  );
}

/** The name of a person has no place in a folder of downloads. */
const fileName = (exportedAt: string, id: string): string => `guest-${exportedAt.slice(0, 10)}-${id.slice(-6)}.json`;
