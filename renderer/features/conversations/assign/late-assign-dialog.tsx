import { themedPart } from '#renderer/components/themed/themed-part.tsx';
import { useAssignDialog } from './assign.store.ts';

const AssignDialog = themedPart(async () => (await import('./assign-dialog.tsx')).AssignDialog);

/** Loaded when it is opened for the first time. */
export function LateAssignDialog() {
  const opened = useAssignDialog((state) => state.opened);
  return opened && <AssignDialog key={opened.ids.join()} {...opened} />;
}
