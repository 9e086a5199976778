import { CopyOutlined } from '@ant-design/icons';
import { Button, Input, Modal } from 'antd';
import { useId } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import styles from './integrations.module.css';

type Props = { title: string; label: string; text?: string; secret: string | null; onClose: () => void };

/** A secret that is shown this one time. Only its button closes it, so that a stray click loses nothing. */
export function SecretOnce({ title, label, text, secret, onClose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const copy = () =>
    navigator.clipboard.writeText(secret ?? '').then(
      () => notifySuccess(t('Copied')),
      (error: unknown) => notifyFailure(t('Copying failed'), error),
    );
  return (
    <Modal
      open={secret !== null}
      title={title}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      destroyOnHidden
      footer={
        <Button type="primary" onClick={onClose}>
          {t('I have stored it')}
        </Button>
      }
    >
      <p className={styles['lead']}>{t('It is shown only now. Copy it into the other system.')}</p>
      <label htmlFor={id}>{label}</label>
      <div className={styles['secret']}>
        <Input id={id} readOnly value={secret ?? ''} onFocus={(event) => event.target.select()} />
        <Button icon={<CopyOutlined aria-hidden />} onClick={() => void copy()}>
          {t('Copy')}
        </Button>
      </div>
      {text && <p className={styles['lead']}>{text}</p>}
    </Modal>
  );
}
