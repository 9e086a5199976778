import type { AlarmState } from '#shared/desktop.ts';
import { waitKey } from '#shared/features/conversations/waiting.rules.ts';
import type { Settings } from '../settings/settings.store.ts';
import type { AlarmView } from './alarm.ts';
import type { Attended } from './attended.ts';
import type { Bell } from './bell.ts';
import { waitingHotels } from './desk-data.schema.ts';
import { shouldRing } from './ringing.rules.ts';
import { isSoundOff } from './tray-line.rules.ts';

type Parts = {
  settings: Settings;
  bell: Bell;
  attended: Attended;
  view: () => AlarmView;
  /** Called when the state for the pages changed. */
  tell: (state: AlarmState) => void;
};
export type Ringer = ReturnType<typeof createRinger>;

/** Switches the bell: it rings while a guest waits whom no one attends to and whose wait was not silenced. */
export function createRinger({ settings, bell, attended, view, tell }: Parts) {
  let silenced: ReadonlySet<string> = new Set();
  let told = '';
  const state = (): AlarmState => {
    const { condition, waiting } = view();
    return { condition, ringing: bell.isOn(), waits: waiting.guests.map(waitKey), hotels: waitingHotels(waiting) };
  };
  const update = () => {
    const now = settings.current();
    const { waiting } = view();
    const mayRing = now.quietUntil === null && !isSoundOff(view(), now);
    bell.set(mayRing && shouldRing({ guests: waiting.guests, silenced, attended: attended.now() }));
    const next = state();
    if (JSON.stringify(next) === told) return;
    told = JSON.stringify(next);
    tell(next);
  };
  attended.onChange(update);
  return {
    state,
    update,
    /** Silences the current waits of the conversations that `isMeant` names. Keys of ended waits are dropped. */
    silence(isMeant: (conversationId: string) => boolean): void {
      const { guests } = view().waiting;
      const isSilent = (key: string, id: string) => silenced.has(key) || isMeant(id);
      silenced = new Set(guests.filter((guest) => isSilent(waitKey(guest), guest.id)).map(waitKey));
      update();
    },
  };
}
