import { themedPart } from '#renderer/components/themed/themed-part.tsx';
import { useViewsDialog } from './views.store.ts';

const ViewsDialog = themedPart(async () => (await import('./views-dialog.tsx')).ViewsDialog);

/** Loaded when it is opened for the first time. */
export function LateViewsDialog() {
  const isOpen = useViewsDialog((state) => state.isOpen);
  return isOpen && <ViewsDialog />;
}
