import { useEffect, useRef, useState } from 'react';
import { LeaveGuard } from '#renderer/components/inputs/leave-guard.tsx';
import type { Draft } from '#renderer/lib/forms/draft.ts';

type Props<Values extends object> = {
  draft: Draft<Values>;
  /** What is stored. Default: what the form began with. */
  stored?: Values;
  /** Being sent. */
  busy: boolean;
  /** What was sent last was not saved. */
  failed: boolean;
};

/** Asks before the page of a form is left while something typed is not saved. */
export function DraftGuard<Values extends object>({ draft, stored, busy, failed }: Props<Values>) {
  const [first] = useState(() => draft.values());
  const sent = useRef<string | null>(null);
  useEffect(() => {
    if (busy) sent.current = JSON.stringify(draft.values());
  }, [busy, draft]);
  const isTyped = () => {
    const typed = JSON.stringify(draft.values());
    return typed !== JSON.stringify(stored ?? first) && (failed || typed !== sent.current);
  };
  return <LeaveGuard when={isTyped} />;
}
