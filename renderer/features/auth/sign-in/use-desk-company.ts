import { useEffect, useEffectEvent, useState } from 'react';
import type { CompanySignIn } from '#shared/desktop.ts';

const none: CompanySignIn = { step: 'none', email: null, problem: null };

/** The desktop program's sign-in in the system's browser, which all its windows show alike. In a browser there is none. */
export function useDeskCompany(onSignedIn: () => Promise<void>): CompanySignIn {
  const [state, setState] = useState(none);
  const take = useEffectEvent(async (next: CompanySignIn) => {
    setState(next);
    if (next.step !== 'signed_in') return;
    await onSignedIn();
    // The session could not be read: the person may try again.
    setState(none);
  });
  useEffect(() => {
    const desk = window.desktop?.company;
    if (!desk) return undefined;
    void desk.state().then(setState);
    return desk.onChange((next) => void take(next));
  }, []);
  return state;
}
