import { Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Segments } from '#renderer/components/plain/segments.tsx';
import { closeAssign, type AssignTab } from './assign.store.ts';
import { GiveTo } from './give-to.tsx';
import { PutAside } from './put-aside.tsx';

type Props = { conversationId: string; tab: AssignTab };

/** Gives a conversation to a colleague or a department, or puts it aside. */
export function AssignDialog({ conversationId, tab: first }: Props) {
  const { t } = useTranslation();
  const [tab, setTab] = useState(first);
  return (
    <Modal open onCancel={closeAssign} footer={null} width={420} title={t('Give to, or put aside')}>
      <Segments
        aria-label={t('What to do')}
        value={tab}
        segments={[
          { value: 'give', label: t('Give to') },
          { value: 'snooze', label: t('Put aside') },
        ]}
        onChoose={setTab}
      />
      {tab === 'give' ? <GiveTo conversationId={conversationId} /> : <PutAside conversationId={conversationId} />}
    </Modal>
  );
}
