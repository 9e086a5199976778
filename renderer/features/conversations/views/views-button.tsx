import { BookOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { Tip } from '#renderer/components/plain/tip.tsx';
import { useListAddress } from '../inbox-path.ts';
import { openViews, useViewsDialog } from './views.store.ts';

/** Beside the filter: saves it as a view, or opens what is saved. */
export function ViewsButton() {
  const { t } = useTranslation();
  const isFiltered = useListAddress() !== '';
  const isOpen = useViewsDialog((state) => state.isOpen);
  const words = isFiltered ? t('Save view') : t('Saved views');
  return (
    <Tip title={`${words} (v)`}>
      <Button
        icon={<BookOutlined aria-hidden />}
        aria-label={words}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={openViews}
      />
    </Tip>
  );
}
