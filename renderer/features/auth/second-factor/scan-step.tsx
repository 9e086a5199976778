import { Form, Input, QRCode } from 'antd';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { TwoFactorSecret } from '../account/account.calls.ts';
import styles from '../account/account.module.css';
import type { TwoFactorSetup } from './use-two-factor-setup.ts';

/** The secret as a picture and as text, and the first code that proves that the app has it. */
export function ScanStep({ setup, secret }: { setup: TwoFactorSetup; secret: TwoFactorSecret }) {
  const { t } = useTranslation();
  const typed = new URL(secret.totpURI).searchParams.get('secret') ?? '';
  return (
    <div className={styles['setup']}>
      <p>{t('Scan this with the app, then enter the six digits that it shows.')}</p>
      <div className={styles['scan']}>
        <div className={styles['qr']} aria-hidden>
          <QRCode value={secret.totpURI} size={160} bordered={false} color="#1f2423" bgColor="#ffffff" />
        </div>
        <p className={styles['secret']}>
          {t('The camera does not work? Type this key into the app:')}
          <code>{typed.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        </p>
      </div>
      <Form
        form={setup.codeForm}
        name="first-code"
        layout="vertical"
        requiredMark={false}
        preserve={false}
        disabled={setup.busy}
        onFinish={({ code }: { code: string }) => void setup.confirm(code)}
      >
        <Form.Item
          name="code"
          label={t('Code from the app')}
          rules={[{ required: true, message: t('Enter the code.') }]}
          validateTrigger="onSubmit"
        >
          <Input inputMode="numeric" autoComplete="one-time-code" maxLength={8} autoFocus />
        </Form.Item>
      </Form>
    </div>
  );
}
