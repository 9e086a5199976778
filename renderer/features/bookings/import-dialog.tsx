import { Button, Checkbox, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingImportReport } from '#shared/features/bookings/booking-import.schema.ts';
import { ErrorState } from '#renderer/components/error-state.tsx';
import { ListSkeleton } from '#renderer/components/list-skeleton.tsx';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { useAskToLeave } from '#renderer/lib/use-ask-to-leave.ts';
import { ImportColumns } from './import-columns.tsx';
import { ImportRows } from './import-rows.tsx';
import { ImportSource } from './import-source.tsx';
import { ImportSummary } from './import-summary.tsx';
import { mayImport } from './import.rules.ts';
import { useImport, type ImportState } from './use-import.ts';
import styles from './import.module.css';

/** Bookings from another system: a file, what its columns hold, what each row becomes, and only then storing. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const state = useImport();
  const [skipBad, setSkipBad] = useState(false);
  const leave = useAskToLeave(state.file !== null, onClose);
  const report = state.file ? state.preview.data : undefined;
  const store = () =>
    state.store.mutate(skipBad, {
      onSuccess: ({ imported }) => {
        if (imported > 0) {
          notifySuccess(t('Bookings imported: {{number}}', { number: imported }));
          return onClose();
        }
        // Something changed since the preview: nothing was stored, and the rows say why.
        notifyFailure(t('Nothing was imported'), null, t('Some rows are not good any more. Look at them again.'));
        void state.preview.refetch();
      },
      onError: (error) => notifyFailure(t('The bookings could not be imported'), error),
    });
  const footer = report && (
    <Footer
      report={report}
      skipBad={skipBad}
      onSkipBad={setSkipBad}
      busy={state.store.isPending}
      waiting={state.preview.isFetching}
      onBack={state.close}
      onStore={store}
    />
  );
  return (
    <Modal
      open
      title={t('Import bookings')}
      width={860}
      mask={{ closable: false }}
      onCancel={leave}
      footer={footer ?? null}
    >
      {!state.file && <ImportSource onText={state.open} />}
      {state.file && <Preview state={state} report={report} />}
    </Modal>
  );
}

function Preview({ state, report }: { state: ImportState; report: BookingImportReport | undefined }) {
  const { t } = useTranslation();
  if (state.preview.isError)
    return (
      <>
        <ErrorState
          title={t('The file could not be read')}
          error={state.preview.error}
          onRetry={() => void state.preview.refetch()}
        />
        <Button block onClick={state.close}>
          {t('Choose another file')}
        </Button>
      </>
    );
  if (!report) return <ListSkeleton rows={4} />;
  return (
    <div className={styles['preview']} aria-busy={state.preview.isFetching}>
      <ImportSummary
        report={report}
        name={state.file?.name ?? ''}
        dateOrder={state.dateOrder}
        onDateOrder={state.setDateOrder}
      />
      <ImportColumns csv={state.file?.csv ?? ''} report={report} onMatch={state.match} />
      <ImportRows report={report} />
    </div>
  );
}

type FooterProps = {
  report: BookingImportReport;
  skipBad: boolean;
  onSkipBad: (skip: boolean) => void;
  busy: boolean;
  waiting: boolean;
  onBack: () => void;
  onStore: () => void;
};

function Footer({ report, skipBad, onSkipBad, busy, waiting, onBack, onStore }: FooterProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['footer']}>
      {report.invalid > 0 && report.valid > 0 && (
        <Checkbox checked={skipBad} onChange={(event) => onSkipBad(event.target.checked)}>
          {t('Skip bad rows ({{number}})', { number: report.invalid })}
        </Checkbox>
      )}
      <Button onClick={onBack} disabled={busy}>
        {t('Choose another file')}
      </Button>
      <Button type="primary" loading={busy} disabled={waiting || !mayImport(report, skipBad)} onClick={onStore}>
        {t('Import bookings ({{number}})', { number: report.valid })}
      </Button>
    </div>
  );
}
