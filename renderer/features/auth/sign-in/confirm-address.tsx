import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { AlertBox } from '#renderer/components/states/alert-box.tsx';
import { fullTime } from '#renderer/lib/dates.ts';
import { verifyEmail, type VerificationLink } from '../auth.calls.ts';
import { PasswordField } from './auth-field.tsx';
import styles from './auth.module.css';
import { PlainButton, PlainForm } from '#renderer/components/plain/form.tsx';
import { useSubmit } from './use-submit.ts';

type Props = { token: string; link: VerificationLink; onConfirmed: () => Promise<void> };
type Fields = { password?: string; new_password?: string };

/**
 * The button that confirms an address. Where the sign-up was made in another browser, it takes the password of that
 * sign-up or replaces it: the owner of a mailbox must not confirm a password chosen by another person.
 */
export function ConfirmAddress({ token, link, onConfirmed }: Props) {
  const { t, i18n } = useTranslation();
  const [replacing, setReplacing] = useState(false);
  const { busy, failure, submit } = useSubmit<Fields>(t('The address could not be confirmed'), async (fields) => {
    await verifyEmail({ token, ...fields });
    await onConfirmed();
  });
  const elsewhere = !link.this_browser || failure?.code === 'PASSWORD_NEEDED';
  const atField = Object.keys(failure?.fields ?? {}).length > 0;
  return (
    <PlainForm<Fields> name="confirm-address" busy={busy} onSubmit={(draft) => void submit(draft)}>
      <p className={styles['address']}>{link.email}</p>
      <p className={styles['lead']}>
        {t('This address signed up for Concierge on {{time}}.', { time: fullTime(link.signed_up_at, i18n.language) })}
      </p>
      {failure && !atField && failure.code !== 'PASSWORD_NEEDED' && (
        <AlertBox tone="danger">{failure.message}</AlertBox>
      )}
      {elsewhere && <Proof replacing={replacing} fields={failure?.fields ?? {}} />}
      <PlainButton look="primary" type="submit" busy={busy}>
        {t('Confirm my address')}
      </PlainButton>
      {elsewhere && (
        <PlainButton look="link" onClick={() => setReplacing(!replacing)}>
          {replacing ? t('I know the password of the sign-up') : t('I do not know this password')}
        </PlainButton>
      )}
    </PlainForm>
  );
}

function Proof({ replacing, fields }: { replacing: boolean; fields: Record<string, string> }) {
  const { t } = useTranslation();
  if (replacing)
    return (
      <>
        <p className={styles['lead']}>
          {t('Choose a new password. The one of the sign-up, and the names, no longer count.')}
        </p>
        <PasswordField key="new" isNew name="new_password" label={t('New password')} problem={fields['new_password']} />
      </>
    );
  return (
    <>
      <p className={styles['lead']}>
        {t('You signed up in another browser. Enter the password that you chose there.')}
      </p>
      <PasswordField key="old" problem={fields['password']} />
    </>
  );
}
