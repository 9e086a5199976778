import { fieldWords } from '#renderer/lib/field-words.ts';
import { useState } from 'react';
import { ApiError } from '#renderer/lib/api/api-error.ts';
import { messageOf, notifyFailure } from '#renderer/lib/notify.ts';
import { refusedFields } from '../account/account-failure.rules.ts';

type Submit<Draft> = { busy: boolean; failure: Failure | null; submit: (draft: Draft) => Promise<void> };
/** `code` is the sign-in service's own, for example EMAIL_NOT_VERIFIED; `reason` a code of shared/reasons/; `fields` the sentences of single fields. */
export type Failure = { message: string; code: string; reason: string; fields: Record<string, string> };

/** One attempt at a time. A failure is returned for the alert and shown in a toast with `title`. */
export function useSubmit<Draft>(title: string, send: (draft: Draft) => Promise<void>): Submit<Draft> {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const submit = async (draft: Draft) => {
    setBusy(true);
    setFailure(null);
    try {
      await send(draft);
    } catch (error) {
      const message = messageOf(error);
      const fields = Object.fromEntries(refusedFields(error).map((problem) => [problem.path, fieldWords(problem)]));
      const { code, reason } = error instanceof ApiError ? error : { code: '', reason: undefined };
      setFailure({ message, code, reason: reason?.code ?? '', fields });
      notifyFailure(title, error, message);
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, submit };
}
