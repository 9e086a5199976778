import { useTranslation } from '#renderer/lib/translate.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { Page } from '#renderer/components/page/page.tsx';
import { PageHeader } from '#renderer/components/page/page-header.tsx';
import { NoHotel } from '#renderer/components/states/no-hotel.tsx';
import { TaskDialog } from '#renderer/features/tasks/task-dialog.tsx';
import { TaskList } from '#renderer/features/tasks/task-list.tsx';
import { useHotel, useMe } from '#renderer/lib/session/session.ts';
import { openNewTask, useTaskDialogOfPage } from '#renderer/lib/task-draft.store.ts';

/** What departments have to do, and what was promised to guests. */
export default function TasksPage() {
  const { t } = useTranslation();
  const hotel = useHotel();
  const user = useMe().data?.user;
  useTaskDialogOfPage();
  return (
    <Page>
      <PageHeader
        title={t('Tasks')}
        text={t('Open work with owner and time due, and what was promised to guests.')}
        action={
          hotel && (
            <Button type="primary" onClick={openNewTask}>
              {t('Add task')}
            </Button>
          )
        }
      />
      {hotel && user ? (
        <>
          <TaskList key={hotel.id} hotelId={hotel.id} timezone={hotel.timezone} userId={user.id} />
          <TaskDialog hotelId={hotel.id} timezone={hotel.timezone} />
        </>
      ) : (
        <NoHotel text={t('Choose a hotel to see its tasks.')} />
      )}
    </Page>
  );
}
