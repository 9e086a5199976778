import { Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { messageOf, notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { refusedField } from '../account/account-failure.rules.ts';
import { prepareTwoFactor, verifyCode, type TwoFactorSecret } from '../account/account.calls.ts';

type Step = 'password' | 'code' | 'codes';

export type TwoFactorSetup = ReturnType<typeof useTwoFactorSetup>;

/** The three steps of two-factor sign-in: the password, the app's first code, the recovery codes. */
export function useTwoFactorSetup(onEnabled: () => Promise<void>) {
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
      const errors = [messageOf(error)];
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
