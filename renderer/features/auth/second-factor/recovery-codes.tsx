import { CopyOutlined, DownloadOutlined } from '@ant-design/icons';
import { Button, Modal } from 'antd';
import { useTranslation } from '#renderer/lib/translate.ts';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import styles from '../account/account.module.css';

/** Recovery codes, to copy or to save as a file. They are shown only once. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const { t } = useTranslation();
  const text = codes.join('\n');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notifySuccess(t('Recovery codes copied')),
      () => notifyFailure(t('The codes could not be copied'), undefined, t('Select them and copy them by hand.')),
    );
  return (
    <div className={styles['setup']}>
      <p>
        {t(
          'Each code signs you in once, without your phone. They are shown only now: keep them where you keep passwords.',
        )}
      </p>
      <ul className={styles['codes']} aria-label={t('Recovery codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles['buttons']}>
        <Button icon={<CopyOutlined aria-hidden />} onClick={() => void copy()}>
          {t('Copy')}
        </Button>
        <Button
          icon={<DownloadOutlined aria-hidden />}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download="concierge-recovery-codes.txt"
        >
          {t('Download')}
        </Button>
      </div>
    </div>
  );
}

/** New codes in a dialog; null shows nothing. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: string[] | null; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Modal
      open={codes !== null}
      title={t('Recovery codes')}
      mask={{ closable: false }}
      onCancel={onClose}
      destroyOnHidden
      width={480}
      footer={
        <Button type="primary" onClick={onClose}>
          {t('I have kept them')}
        </Button>
      }
    >
      {codes && <RecoveryCodes codes={codes} />}
    </Modal>
  );
}
