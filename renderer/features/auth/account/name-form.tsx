import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { User } from '#shared/features/auth/auth.contract.ts';
import { FormSection, FullRow } from '#renderer/components/inputs/form-section.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { GuardedForm } from '#renderer/components/inputs/guarded-form.tsx';
import { TextField } from '#renderer/components/plain/form.tsx';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { refusedFields } from './account-failure.rules.ts';
import { changeName } from './account.calls.ts';
import styles from './account.module.css';

type Fields = { first_name: string; last_name: string };

/** The person's own name, as colleagues and the audit log show it. */
export function NameForm({ user, onSaved }: { user: User; onSaved: () => Promise<void> }) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const save = async ({ first_name, last_name }: Fields) => {
    setBusy(true);
    setFailed(false);
    setRefused({});
    try {
      await changeName(first_name.trim(), last_name.trim());
      await onSaved();
      notifySuccess(t('Name saved'));
    } catch (error) {
      setFailed(true);
      setRefused(Object.fromEntries(refusedFields(error).map(({ path, message }) => [path, t(message)])));
      notifyFailure(t('The name could not be saved'), error);
    } finally {
      setBusy(false);
    }
  };
  const field = (name: keyof Fields, label: string, autoComplete: string) => (
    <TextField
      name={name}
      label={label}
      autoComplete={autoComplete}
      maxLength={100}
      defaultValue={user[name]}
      problem={refused[name]}
    />
  );
  return (
    <FormSection title={t('Your name')} text={t('As your colleagues see it beside what you write.')}>
      <FullRow>
        <GuardedForm<Fields> name="name" busy={busy} failed={failed} onSubmit={(fields) => void save(fields)}>
          <div className={styles['pair']}>
            {field('first_name', t('First name'), 'given-name')}
            {field('last_name', t('Last name'), 'family-name')}
          </div>
          <Button htmlType="submit" loading={busy} className={styles['submit']}>
            {t('Save name')}
          </Button>
        </GuardedForm>
      </FullRow>
    </FormSection>
  );
}
