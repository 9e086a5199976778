import type { actingMinutes } from '#shared/features/auth/auth.values.ts';
import { loadCode } from '#renderer/lib/load-code.ts';
import { loadLater } from '#renderer/lib/lazy-part.tsx';

export type ActingGrant = { reason: string; minutes: (typeof actingMinutes)[number] };

const read = () => import('./act-dialog.tsx');
loadLater(read);

/** The person closed the dialog: nothing was started and nothing is to be said. */
export class NotStarted extends Error {}

/**
 * Asks a super admin why and for how long they act in a hotel. `hotel`: its name where the page knows it.
 * @throws NotStarted when the dialog is closed
 */
export async function askToAct(hotel: string | undefined): Promise<ActingGrant> {
  const { openActDialog } = await loadCode(read);
  const grant = await openActDialog(hotel);
  if (!grant) throw new NotStarted();
  return grant;
}
