import type { ReactNode } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { AlertBox } from './alert-box.tsx';

/** The changes of another person are in the form; `who` is null where the person is not known. */
export function ChangesLoaded({ who, children }: { who: string | null; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <AlertBox tone="info">
      <strong>
        {who ? t('The changes of {{who}} are loaded.', { who }) : t('The changes are loaded.')}{' '}
        {t('Look at them, then save yours.')}
      </strong>
      {children}
    </AlertBox>
  );
}
