import { useState } from 'react';

/** Whether something was open once: a part that is loaded on demand stays after it, to fade out. */
export function useOnceOpen(open: boolean): boolean {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return opened;
}
