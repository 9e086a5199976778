import { UndoOutlined } from '@ant-design/icons';
import { Suspense } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { useNavigate } from 'react-router-dom';
import { Button } from '#renderer/components/plain/button.tsx';
import { lazyPart } from '#renderer/lib/lazy-part.tsx';
import { useBulk } from '../bulk/bulk.store.ts';
import { useReopen } from '../conversations.mutations.ts';
import { inboxPath, useListAddress } from '../inbox-path.ts';
import { useWithdraw } from '../reply/held-replies.queries.ts';
import { useUndo, withdrawUndo } from '../undo.store.ts';
import styles from './inbox.module.css';

const BulkUndoLine = lazyPart(async () => (await import('../bulk/bulk-undo.tsx')).BulkUndoLine);

/** Shown for some seconds after a resolve: undoes it and opens the conversation. */
export function UndoBar() {
  const { t } = useTranslation();
  const undo = useUndo((state) => state.undo);
  const navigate = useNavigate();
  const list = useListAddress();
  const reopen = useReopen();
  const withdraw = useWithdraw();
  const takeBack = () => {
    if (!undo) return;
    if (undo.held) withdraw.mutate({ conversationId: undo.conversationId, held: undo.held, again: true });
    else {
      withdrawUndo();
      reopen.mutate(undo);
    }
    void navigate(inboxPath(undo.conversationId, list));
  };
  const done = useBulk((state) => state.done);
  if (done)
    return (
      <div className={styles['undo']} role="status" data-shown>
        <Suspense>
          <BulkUndoLine done={done} />
        </Suspense>
      </div>
    );
  return (
    <div className={styles['undo']} role="status" data-shown={undo !== null}>
      {undo && (
        <>
          <span>
            {undo.held ? t('Sent and resolved') : t('Marked as resolved')}: <bdi>{undo.name ?? t('Unknown guest')}</bdi>
            <OpenedNext after={undo.conversationId} />
          </span>
          <Button size="small" icon={<UndoOutlined aria-hidden />} onClick={takeBack}>
            {t('Undo')}
          </Button>
        </>
      )}
    </div>
  );
}

/** Part of the status, so that a screen reader says that another conversation was opened. */
function OpenedNext({ after }: { after: string }) {
  const { t } = useTranslation();
  const opened = useUndo((state) => state.opened);
  if (opened?.after !== after) return null;
  if (!opened.guest) return <small>{t('No other guest is waiting')}</small>;
  return <small>{t('Now open: {{name}}', { name: opened.guest.name ?? t('Unknown guest') })}</small>;
}
