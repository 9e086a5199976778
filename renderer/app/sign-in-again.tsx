import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { SignInForm } from '#renderer/features/auth/sign-in/sign-in-form.tsx';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { endWaiting } from '#renderer/lib/api/session-gate.ts';
import { renew } from './session-watch.ts';
import styles from './sign-in-again.module.css';

/**
 * Shown over a page whose session has ended: typed text stays, and pending calls are sent after signing in. The
 * browser's own dialog, which lies above all of antd's and keeps the focus.
 */
export function SignInAgain({ email }: { email: string }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLInputElement>('input[type="password"]')?.focus();
  }, []);
  const giveUp = () => {
    queryClient.setQueryData(queryKeys.me, null);
    endWaiting(false);
  };
  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      aria-labelledby="sign-in-again"
      onCancel={(event) => event.preventDefault()}
      // Browsers close a dialog on a second Escape all the same.
      onClose={({ currentTarget }) => currentTarget.isConnected && currentTarget.showModal()}
    >
      <h2 id="sign-in-again" className={styles['title']}>
        {t('Sign in again')}
      </h2>
      <p className={styles['text']}>
        {t('Your session has ended. Nothing you typed is lost: after signing in, the page goes on where it was.')}
      </p>
      <SignInForm suggested={email} onSignedIn={() => renew(queryClient)} />
      <button type="button" className={styles['leave']} onClick={giveUp}>
        {t('Leave this page')}
      </button>
    </dialog>
  );
}
