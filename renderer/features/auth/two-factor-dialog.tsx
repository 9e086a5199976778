import { Button, Form, Input, Modal, QRCode } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf, notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { refusedField } from './account-failure.rules.ts';
import { prepareTwoFactor, verifyCode, type TwoFactorSecret } from './account.calls.ts';
import styles from './account.module.css';
import { PasswordOnly } from './password-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Props = { open: boolean; onEnabled: () => Promise<void>; onClose: () => void };

/** Sets up two-factor sign-in in three steps: the password, the app's first code, the recovery codes. */
export function TwoFactorDialog({ open, onEnabled, onClose }: Props) {
  const { t } = useTranslation();
  const setup = useSetup(onEnabled);
  const close = () => {
    setup.reset();
    onClose();
  };
  const buttons: Record<typeof setup.step, ReactNode> = {
    password: <StepButton busy={setup.busy} onClick={setup.passwordForm.submit} text={t('Continue')} />,
    code: <StepButton busy={setup.busy} onClick={setup.codeForm.submit} text={t('Confirm the code')} />,
    codes: <StepButton busy={false} onClick={close} text={t('I have kept them')} />,
  };
  return (
    <Modal
      open={open}
      title={t('Set up two-factor sign-in')}
      mask={{ closable: false }}
      onCancel={close}
      destroyOnHidden
      width={520}
      footer={buttons[setup.step]}
    >
      {setup.step === 'password' && (
        <div className={styles['setup']}>
          <p>{t('You need an authenticator app on your phone, for example Google Authenticator or 1Password.')}</p>
          <PasswordOnly
            form={setup.passwordForm}
            busy={setup.busy}
            onFinish={({ current }) => void setup.prepare(current)}
          />
        </div>
      )}
      {setup.step === 'code' && setup.secret && <ScanStep setup={setup} secret={setup.secret} />}
      {setup.step === 'codes' && setup.secret && <RecoveryCodes codes={setup.secret.backupCodes} />}
    </Modal>
  );
}

function StepButton({ busy, onClick, text }: { busy: boolean; onClick: () => void; text: string }) {
  return (
    <Button type="primary" loading={busy} onClick={onClick}>
      {text}
    </Button>
  );
}

type Step = 'password' | 'code' | 'codes';

function useSetup(onEnabled: () => Promise<void>) {
  const { t } = useTranslation();
  const [passwordForm] = Form.useForm<{ current: string }>();
  const [codeForm] = Form.useForm<{ code: string }>();
  const [busy, setBusy] = useState(false);
  const [step, setStep] = useState<Step>('password');
  const [secret, setSecret] = useState<TwoFactorSecret | null>(null);
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      const field = refusedField(error);
      const errors = [t(messageOf(error))];
      if (field === 'current') passwordForm.setFields([{ name: 'current', errors }]);
      else if (field === 'code') codeForm.setFields([{ name: 'code', errors }]);
      else notifyFailure(t('Two-factor sign-in could not be set up'), error);
    } finally {
      setBusy(false);
    }
  };
  const prepare = (password: string) =>
    attempt(async () => {
      setSecret(await prepareTwoFactor(password));
      setStep('code');
    });
  const confirm = (code: string) =>
    attempt(async () => {
      await verifyCode(code.replace(/\s/g, ''));
      setStep('codes');
      await onEnabled();
      notifySuccess(t('Two-factor sign-in is on'));
    });
  const reset = () => {
    setStep('password');
    setSecret(null);
  };
  return { passwordForm, codeForm, busy, step, secret, prepare, confirm, reset };
}

function ScanStep({ setup, secret }: { setup: ReturnType<typeof useSetup>; secret: TwoFactorSecret }) {
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
