import { PrinterOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import { bridge } from '#renderer/bridge/index.ts';
import { useHotel, useMe } from '#renderer/lib/session/session.ts';
import { NoHotel } from '#renderer/components/states/no-hotel.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { Page } from '#renderer/components/page/page.tsx';
import { PageHeader } from '#renderer/components/page/page-header.tsx';
import { HandoverSheet } from '#renderer/features/conversations/handover/handover-sheet.tsx';
import { notifyFailure } from '#renderer/lib/notify.ts';
import { ShiftSheet } from '#renderer/features/tasks/shift-sheet.tsx';
import { TaskDialog } from '#renderer/features/tasks/task-dialog.tsx';
import { useTaskDialogOfPage } from '#renderer/lib/task-draft.store.ts';
import { usePageTitle } from '#renderer/lib/page-title.ts';

/** Everything open on one sheet, for the next shift. */
export default function HandoverPage() {
  const { t } = useTranslation();
  const hotel = useHotel();
  const user = useMe().data?.user;
  usePageTitle(t('Handover'));
  useTaskDialogOfPage();
  const print = async () => {
    if (!(await bridge.print())) notifyFailure(t('Printing failed. Check the printer of this computer.'));
  };
  return (
    <Page inOrder>
      <PageHeader
        title={t('Handover')}
        text={t('What is open now, for the next shift.')}
        action={
          <Button type="primary" icon={<PrinterOutlined aria-hidden />} onClick={() => void print()}>
            {t('Print')}
          </Button>
        }
      />
      {hotel && user ? (
        <>
          <HandoverSheet hotel={hotel} />
          <ShiftSheet key={hotel.id} hotelId={hotel.id} timezone={hotel.timezone} userId={user.id} />
          <TaskDialog hotelId={hotel.id} timezone={hotel.timezone} />
        </>
      ) : (
        <NoHotel text={t('Select a hotel to see its guests’ requests.')} />
      )}
    </Page>
  );
}
