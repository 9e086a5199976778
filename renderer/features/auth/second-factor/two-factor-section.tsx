import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { FormSection, FullRow } from '#renderer/components/inputs/form-section.tsx';
import { StatusTag } from '#renderer/components/status-tag.tsx';
import { notifySuccess } from '#renderer/lib/notify.ts';
import { disableTwoFactor, newRecoveryCodes } from '../account/account.calls.ts';
import { useOwnSession, useRefreshAccount } from '../account/account.queries.ts';
import styles from '../account/account.module.css';
import { PasswordDialog } from '../account/password-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes.tsx';
import { TwoFactorDialog } from './two-factor-dialog.tsx';

type Open = 'enable' | 'disable' | 'codes' | null;

/** A code from an app beside the password: on, off, and new recovery codes. */
export function TwoFactorSection() {
  const { t } = useTranslation();
  const own = useOwnSession();
  const [open, setOpen] = useState<Open>(null);
  return (
    <FormSection
      title={t('Two-factor sign-in')}
      text={t('A code from an app on your phone, asked for beside the password.')}
    >
      <FullRow>
        {own.isPending && <Skeleton active title={false} paragraph={{ rows: 1 }} />}
        {own.isError && <ErrorState error={own.error} onRetry={() => void own.refetch()} />}
        {own.data && <State on={own.data.twoFactorEnabled} onOpen={setOpen} />}
        <Dialogs open={open} onClose={() => setOpen(null)} />
      </FullRow>
    </FormSection>
  );
}

function State({ on, onOpen }: { on: boolean; onOpen: (open: Open) => void }) {
  const { t } = useTranslation();
  if (!on)
    return (
      <div className={styles['state']}>
        <StatusTag tone="quiet">{t('Off')}</StatusTag>
        <p>{t('Whoever learns your password can sign in.')}</p>
        <Button onClick={() => onOpen('enable')}>{t('Set up two-factor sign-in')}</Button>
      </div>
    );
  return (
    <div className={styles['state']}>
      <StatusTag tone="ok">{t('On')}</StatusTag>
      <p>{t('Signing in asks for a code from your app.')}</p>
      <Button onClick={() => onOpen('codes')}>{t('New recovery codes')}</Button>
      <Button danger onClick={() => onOpen('disable')}>
        {t('Turn off')}
      </Button>
    </div>
  );
}

function Dialogs({ open, onClose }: { open: Open; onClose: () => void }) {
  const { t } = useTranslation();
  const refresh = useRefreshAccount();
  const [codes, setCodes] = useState<string[] | null>(null);
  const disable = async (password: string) => {
    await disableTwoFactor(password);
    await refresh();
    notifySuccess(t('Two-factor sign-in is off'));
    onClose();
  };
  const renew = async (password: string) => {
    setCodes(await newRecoveryCodes(password));
    onClose();
  };
  return (
    <>
      <TwoFactorDialog open={open === 'enable'} onEnabled={refresh} onClose={onClose} />
      <PasswordDialog
        open={open === 'disable'}
        title={t('Turn off two-factor sign-in?')}
        text={t('Signing in will ask for the password alone.')}
        action={t('Turn off')}
        danger
        onSubmit={disable}
        onClose={onClose}
      />
      <PasswordDialog
        open={open === 'codes'}
        title={t('New recovery codes')}
        text={t('The codes that you have now stop working.')}
        action={t('Make new codes')}
        onSubmit={renew}
        onClose={onClose}
      />
      <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />
    </>
  );
}
