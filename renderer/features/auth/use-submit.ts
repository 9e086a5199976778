import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#renderer/lib/api-error.ts';
import { messageOf, notifyFailure } from '#renderer/lib/notify.ts';

type Submit<Draft> = { busy: boolean; failure: Failure | null; submit: (draft: Draft) => Promise<void> };
/** `code` is the sign-in service's own, for example EMAIL_NOT_VERIFIED. */
export type Failure = { message: string; code: string };

/** One attempt at a time; a failure is kept for the red alert and told in a toast titled `title`. */
export function useSubmit<Draft>(title: string, send: (draft: Draft) => Promise<void>): Submit<Draft> {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const submit = async (draft: Draft) => {
    setBusy(true);
    setFailure(null);
    try {
      await send(draft);
    } catch (error) {
      setFailure({ message: t(messageOf(error)), code: error instanceof ApiError ? error.code : '' });
      notifyFailure(title, error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, submit };
}
