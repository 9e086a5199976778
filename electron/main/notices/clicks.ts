import { Notification } from 'electron';
import { activated, buttonAction, type Clicked } from './notices.rules.ts';

/**
 * Clicks on notices. Windows may tell of one click twice, by the notice's own event and by `handleActivation`, which also
 * knows toasts of an earlier start: each notice acts once.
 */
export function followClicks(act: (clicked: Clicked) => void) {
  const done = new Set<string>();
  const once = (clicked: Clicked) => {
    if (done.has(clicked.id)) return;
    done.add(clicked.id);
    act(clicked);
  };
  // A click that started the program is told at once, before the windows are there.
  followActivations((clicked) => setImmediate(() => once(clicked)));
  return {
    /** `id`: the conversation of the notice, or the summary. */
    listen(notification: Notification, id: string, hotelId: string | null): void {
      done.delete(id);
      notification.on('click', () => once({ id, hotelId, action: 'open' }));
      notification.on('action', (details, index) =>
        once({ id, hotelId, action: buttonAction((details as { actionIndex?: number }).actionIndex ?? index) }),
      );
    },
  };
}

/** Windows only; Electrons older than 45 lack it. */
function followActivations(act: (clicked: Clicked) => void): void {
  if (process.platform !== 'win32') return;
  Notification.handleActivation?.((given) => {
    const clicked = activated(given);
    if (clicked) act(clicked);
  });
}
