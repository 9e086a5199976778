import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { notifySuccess } from '#renderer/lib/notify.ts';
import { disableTwoFactor, newRecoveryCodes } from '../account/account.calls.ts';
import { useRefreshAccount } from '../account/account.queries.ts';
import { PasswordDialog } from '../account/password-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes.tsx';
import { TwoFactorDialog } from './two-factor-dialog.tsx';

export type OpenDialog = 'enable' | 'disable' | 'codes';

/** The dialogs that change two-factor sign-in. Loaded when one of them opens. */
export function TwoFactorDialogs({ open, onClose }: { open: OpenDialog | null; onClose: () => void }) {
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
