import { Button, Checkbox, Modal } from 'antd';
import type { Translate } from '#renderer/lib/translate.ts';
import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { BookingImportReport } from '#shared/features/bookings/booking-import.schema.ts';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { useAskToLeave } from '#renderer/lib/hooks/use-ask-to-leave.ts';
import { ImportColumns } from './import-columns.tsx';
import { ImportOptions } from './import-options.tsx';
import { ImportRows } from './import-rows.tsx';
import { ImportSource } from './import-source.tsx';
import { ImportSummary } from './import-summary.tsx';
import { mayImport } from './import.rules.ts';
import { useImport, type ImportState } from './use-import.ts';
import styles from './import.module.css';

/** Import of bookings: file, column mapping, preview of the rows, then storing. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const state = useImport();
  const [skipBad, setSkipBad] = useState(false);
  const leave = useAskToLeave(state.file !== null, onClose);
  const report = state.file ? state.preview.data : undefined;
  const store = () =>
    state.store.mutate(skipBad, {
      onSuccess: (stored) => {
        if (stored.imported + stored.updated > 0 || changesNothing(stored)) {
          tellStored(stored, t);
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
      sends={state.choices.sendWelcome ? (report.messages.planned.welcome ?? 0) : 0}
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

const changesNothing = ({ valid, invalid, rows }: BookingImportReport) =>
  valid > 0 && invalid === 0 && rows.every(({ action }) => action === 'unchanged');

function tellStored({ imported, updated }: BookingImportReport, t: Translate): void {
  if (imported + updated === 0)
    return notifySuccess(t('Nothing to change: the bookings are stored as the file has them.'));
  const news = [
    ...(imported > 0 ? [t('Bookings imported: {{number}}', { number: imported })] : []),
    ...(updated > 0 ? [t('Bookings updated: {{number}}', { number: updated })] : []),
  ];
  notifySuccess(news.join('. '));
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
      <ImportSummary report={report} state={state} />
      <ImportOptions report={report} state={state} />
      <ImportColumns csv={state.file?.csv ?? ''} report={report} onMatch={state.match} />
      <ImportRows report={report} state={state} />
    </div>
  );
}

type FooterProps = {
  report: BookingImportReport;
  skipBad: boolean;
  /** Welcome messages that storing sends. */
  sends: number;
  onSkipBad: (skip: boolean) => void;
  busy: boolean;
  waiting: boolean;
  onBack: () => void;
  onStore: () => void;
};

function Footer({ report, skipBad, sends, onSkipBad, busy, waiting, onBack, onStore }: FooterProps) {
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
        {sends > 0
          ? t('Import bookings ({{number}}) and send {{messages}} welcome messages', {
              number: report.valid,
              messages: sends,
            })
          : t('Import bookings ({{number}})', { number: report.valid })}
      </Button>
    </div>
  );
}
