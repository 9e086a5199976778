import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { FormSection, FullRow } from '#renderer/components/inputs/form-section.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { PlainForm, SecretField } from '#renderer/components/plain/form.tsx';
import { messageOf, notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { refusedField } from './account-failure.rules.ts';
import { changePassword } from './account.calls.ts';
import styles from './account.module.css';
import { useRefreshAccount } from './account.queries.ts';

type Fields = { current: string; password: string };

/** The sign-in service's password rule, checked before sending. */
const shortest = 8;

/** Changes the password; every other computer is signed out. */
export function PasswordForm() {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [changes, setChanges] = useState(0);
  const [refused, setRefused] = useState<Partial<Fields>>({});
  const refresh = useRefreshAccount();
  const save = async ({ current, password }: Fields) => {
    setBusy(true);
    setRefused({});
    try {
      await changePassword(current, password);
      setChanges((count) => count + 1);
      notifySuccess(t('Password changed'), t('Other computers have been signed out.'));
      await refresh();
    } catch (error) {
      const field = refusedField(error);
      if (field === 'current' || field === 'password') setRefused({ [field]: messageOf(error) });
      else notifyFailure(t('The password could not be changed'), error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <FormSection title={t('Password')} text={t('Changing it signs out every other computer.')}>
      <FullRow>
        {/* A new form after each change: its fields are empty. */}
        <PlainForm<Fields> key={changes} name="change-password" busy={busy} onSubmit={(fields) => void save(fields)}>
          <div className={styles['pair']}>
            <SecretField
              name="current"
              label={t('Current password')}
              missing={t('Enter your password.')}
              autoComplete="current-password"
              problem={refused.current}
            />
            <SecretField
              name="password"
              label={t('New password')}
              missing={t('Enter the new password.')}
              mistyped={t('Use at least {{number}} characters.', { number: shortest })}
              minLength={shortest}
              autoComplete="new-password"
              problem={refused.password}
            />
          </div>
          <Button htmlType="submit" loading={busy} className={styles['submit']}>
            {t('Change password')}
          </Button>
        </PlainForm>
      </FullRow>
    </FormSection>
  );
}
