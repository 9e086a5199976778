import { UndoOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { useUndoBulk } from './bulk.mutations.ts';
import type { Done } from './bulk.store.ts';

/** What was done with several conversations, and its undo. */
export function BulkUndoLine({ done }: { done: Done }) {
  const { t } = useTranslation();
  const undo = useUndoBulk();
  const number = done.items.length;
  const words = {
    assign: t('{{number}} given', { number }),
    tag: t('{{number}} tagged', { number }),
    resolve: t('{{number}} resolved', { number }),
    snooze: t('{{number}} put aside', { number }),
  };
  return (
    <>
      <span>{words[done.kind]}</span>
      <Button size="small" icon={<UndoOutlined aria-hidden />} onClick={() => undo.mutate(done)}>
        {t('Undo')}
      </Button>
    </>
  );
}
