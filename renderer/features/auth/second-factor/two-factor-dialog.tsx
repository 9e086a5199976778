import { Button, Modal } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import styles from '../account/account.module.css';
import { PasswordOnly } from '../account/password-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { ScanStep } from './scan-step.tsx';
import { useTwoFactorSetup } from './use-two-factor-setup.ts';

type Props = { open: boolean; onEnabled: () => Promise<void>; onClose: () => void };

/** Sets up two-factor sign-in in three steps: the password, the app's first code, the recovery codes. */
export function TwoFactorDialog({ open, onEnabled, onClose }: Props) {
  const { t } = useTranslation();
  const setup = useTwoFactorSetup(onEnabled);
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
