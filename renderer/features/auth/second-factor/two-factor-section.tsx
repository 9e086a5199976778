import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { FormSection, FullRow } from '#renderer/components/inputs/form-section.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { OpeningMark } from '#renderer/components/states/opening-mark.tsx';
import { StatusTag } from '#renderer/components/status-tag.tsx';
import { themedPart } from '#renderer/components/themed/themed-part.tsx';
import { useOnceOpen } from '#renderer/lib/hooks/use-once-open.ts';
import { useOwnSession } from '../account/account.queries.ts';
import styles from '../account/account.module.css';
import type { OpenDialog } from './two-factor-dialogs.tsx';

const Dialogs = themedPart(
  async () => (await import('./two-factor-dialogs.tsx')).TwoFactorDialogs,
  () => <OpeningMark />,
);

/** A code from an app beside the password: on, off, and new recovery codes. */
export function TwoFactorSection() {
  const { t } = useTranslation();
  const own = useOwnSession();
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const wasOpen = useOnceOpen(open !== null);
  return (
    <FormSection
      title={t('Two-factor sign-in')}
      text={t('A code from an app on your phone, asked for beside the password.')}
    >
      <FullRow>
        {own.isPending && <ListSkeleton rows={1} />}
        {own.isError && <ErrorState error={own.error} onRetry={() => void own.refetch()} />}
        {own.data && <State on={own.data.twoFactorEnabled} onOpen={setOpen} />}
        {wasOpen && <Dialogs open={open} onClose={() => setOpen(null)} />}
      </FullRow>
    </FormSection>
  );
}

function State({ on, onOpen }: { on: boolean; onOpen: (open: OpenDialog) => void }) {
  const { t } = useTranslation();
  if (!on)
    return (
      <div className={styles['state']}>
        <StatusTag tone="quiet">{t('Off')}</StatusTag>
        <p>{t('Anyone who learns your password can sign in.')}</p>
        <Button onClick={() => onOpen('enable')}>{t('Set up two-factor sign-in')}</Button>
      </div>
    );
  return (
    <div className={styles['state']}>
      <StatusTag tone="ok">{t('On')}</StatusTag>
      <p>{t('Signing in asks for a code from your app.')}</p>
      <Button onClick={() => onOpen('codes')}>{t('New recovery codes')}</Button>
      <Button danger onClick={() => onOpen('disable')}>
        {t('Turn off')}
      </Button>
    </div>
  );
}
