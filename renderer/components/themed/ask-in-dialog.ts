import { loadCode } from '#renderer/lib/load-code.ts';
import { loadLater } from '#renderer/lib/lazy-part.tsx';
import { notifyFailure } from '#renderer/lib/notify.ts';
import type { Question } from './confirm-dialog.tsx';

const read = () => import('./confirm-dialog.tsx');
loadLater(read);

/** Asks in a dialog, whose code is loaded now or when the computer was idle. */
export function askInDialog(question: Question): void {
  loadCode(read).then(
    ({ confirmInDialog }) => confirmInDialog(question),
    (error: unknown) => {
      notifyFailure(question.title, error);
      question.onNo?.();
    },
  );
}
