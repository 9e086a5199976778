import { Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Segments } from '#renderer/components/plain/segments.tsx';
import { useBulkAction } from '../bulk/bulk.mutations.ts';
import { TagsOfMany } from '../tags/tags-of-many.tsx';
import { TagsOfOne } from '../tags/tags-of-one.tsx';
import { useAssign, useSnooze } from './assign.queries.ts';
import { closeAssign, type AssignTab } from './assign.store.ts';
import { GiveTo } from './give-to.tsx';
import { PutAside } from './put-aside.tsx';

type Props = { ids: string[]; isBulk: boolean; tab: AssignTab };

/** Gives conversations to a colleague or a department, puts them aside, or tags them. */
export function AssignDialog({ ids, isBulk, tab: first }: Props) {
  const { t } = useTranslation();
  const [tab, setTab] = useState(first);
  const title = isBulk
    ? t('{{number}} conversations', { number: ids.length })
    : { give: t('Give to'), snooze: t('Put aside until later'), tags: t('Tags') }[tab];
  return (
    <Modal open onCancel={closeAssign} footer={null} width={420} title={title}>
      <Segments
        aria-label={t('What to do')}
        value={tab}
        segments={[
          { value: 'give', label: t('Give to') },
          { value: 'snooze', label: t('Put aside') },
          { value: 'tags', label: t('Tags') },
        ]}
        onChoose={setTab}
      />
      {isBulk ? <OfMany ids={ids} tab={tab} /> : <OfOne conversationId={ids[0]!} tab={tab} />}
    </Modal>
  );
}

function OfOne({ conversationId, tab }: { conversationId: string; tab: AssignTab }) {
  const assign = useAssign(conversationId);
  const snooze = useSnooze(conversationId);
  if (tab === 'give') return <GiveTo isBusy={assign.isPending} onGive={assign.mutate} />;
  if (tab === 'tags') return <TagsOfOne conversationId={conversationId} />;
  return <PutAside conversationId={conversationId} isBusy={snooze.isPending} onPut={snooze.mutate} />;
}

function OfMany({ ids, tab }: { ids: string[]; tab: AssignTab }) {
  const { mutate, isPending } = useBulkAction();
  if (tab === 'give')
    return <GiveTo isBusy={isPending} onGive={({ to }) => mutate({ ids, action: { kind: 'assign', ...to } })} />;
  if (tab === 'tags') return <TagsOfMany ids={ids} />;
  return <PutAside isBusy={isPending} onPut={(until) => until && mutate({ ids, action: { kind: 'snooze', until } })} />;
}
