import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { AuthFrame } from '../sign-in/auth-frame.tsx';
import styles from '../account/account.module.css';
import { PasswordOnly } from '../account/password-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { ScanStep } from './scan-step.tsx';
import { useTwoFactorSetup, type TwoFactorSetup } from './use-two-factor-setup.ts';

type Props = { onDone: () => void; onSignOut: () => void };

const steps = ['password', 'code', 'codes'] as const;

/** Required setup of the second factor, shown to a super admin before any other page. */
export function SecondFactorPage({ onDone, onSignOut }: Props) {
  const { t } = useTranslation();
  const setup = useTwoFactorSetup(async () => {});
  const step = steps.indexOf(setup.step) + 1;
  return (
    <AuthFrame title={t('A second factor for your account')}>
      <div className={styles['setup']}>
        <p>{t('You look after the whole platform, so a password alone is not enough. This takes two minutes.')}</p>
        <p aria-live="polite">{t('Step {{step}} of {{count}}', { step, count: steps.length })}</p>
        <StepContent setup={setup} onDone={onDone} />
        {setup.step !== 'codes' && (
          <Button type="link" block onClick={onSignOut}>
            {t('Sign Out')}
          </Button>
        )}
      </div>
    </AuthFrame>
  );
}

function StepContent({ setup, onDone }: { setup: TwoFactorSetup; onDone: () => void }) {
  const { t } = useTranslation();
  const { step, secret, busy } = setup;
  const next = (text: string, onClick: () => void): ReactNode => (
    <Button type="primary" size="large" block loading={busy} onClick={onClick}>
      {text}
    </Button>
  );
  if (step === 'codes' && secret)
    return (
      <>
        <RecoveryCodes codes={secret.backupCodes} />
        {next(t('I have kept them'), onDone)}
      </>
    );
  if (step === 'code' && secret)
    return (
      <>
        <ScanStep setup={setup} secret={secret} />
        {next(t('Confirm the code'), setup.codeForm.submit)}
      </>
    );
  return (
    <>
      <p>{t('You need an authenticator app on your phone, for example Google Authenticator or 1Password.')}</p>
      <PasswordOnly form={setup.passwordForm} busy={busy} onFinish={({ current }) => void setup.prepare(current)} />
      {next(t('Continue'), setup.passwordForm.submit)}
    </>
  );
}
