import { Button, Modal } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { ApprovedPair, ApprovedSource } from '#shared/features/knowledge/knowledge-import.schema.ts';
import { useAskToLeave } from '#renderer/lib/hooks/use-ask-to-leave.ts';
import { ImportProposals, type Proposal } from './import-proposals.tsx';
import { ImportSourceForm } from './import-source.tsx';
import { usePropose } from './knowledge-import.queries.ts';

type Props = {
  hotelId: string;
  /** Stores the pairs. On failure it shows the error and rejects, so that the dialog stays open with its selection. */
  onApprove: (pairs: ApprovedPair[], source?: ApprovedSource) => void | Promise<void>;
  onClose: () => void;
};

/** Two steps: source, and selection of the proposed pairs. Only selected pairs are stored. */
export function ImportDialog({ hotelId, onApprove, onClose }: Props) {
  const { t } = useTranslation();
  const propose = usePropose(hotelId);
  const [proposals, setProposals] = useState<Proposal[] | null>(null);
  const [saving, setSaving] = useState(false);
  const approved = (proposals ?? []).filter(isApproved);
  // Of the source; what was read is in the proposals.
  const isTyped = useRef(false);
  const leave = useAskToLeave(
    () => (proposals ? proposals.length > 0 : isTyped.current),
    () => {
      propose.cancel();
      onClose();
    },
  );
  const back = () => {
    isTyped.current = false;
    setProposals(null);
    propose.reset();
  };
  const approve = async () => {
    setSaving(true);
    try {
      await onApprove(pairsOf(approved), sourceOf(propose, proposals ?? []));
      onClose();
    } catch {
      setSaving(false);
    }
  };
  const footer = proposals && (
    <>
      <Button disabled={saving} onClick={back}>
        {t('Back')}
      </Button>
      <Button type="primary" loading={saving} disabled={approved.length === 0} onClick={() => void approve()}>
        {approved.length === 1 ? t('Add 1 answer') : t('Add {{number}} answers', { number: approved.length })}
      </Button>
    </>
  );
  return (
    <Modal open title={t('Import answers')} width={760} mask={{ closable: false }} onCancel={leave} footer={footer}>
      {proposals && propose.data ? (
        <ImportProposals found={propose.data} proposals={proposals} onChange={setProposals} />
      ) : (
        <ImportSourceForm
          busy={propose.isPending}
          error={propose.error}
          onTyped={() => (isTyped.current = true)}
          onCancel={propose.cancel}
          onRead={(source, name) =>
            propose.mutate({ source, name }, { onSuccess: ({ items }) => setProposals(items.map(undecided)) })
          }
        />
      )}
    </Modal>
  );
}

type Proposed = Omit<Proposal, 'approved' | 'proposed'>;
const undecided = (item: Proposed): Proposal => ({ ...item, approved: false, proposed: item.in_house_only });

const pairsOf = (proposals: Proposal[]): ApprovedPair[] =>
  proposals.map(({ question, answer, category, in_house_only, proposed }) => ({
    question: question.trim(),
    answer: answer.trim(),
    category,
    // The dialog asks about access only for possible codes; for all others it stays undecided.
    ...(in_house_only || proposed ? { in_house_only } : {}),
  }));

/** The source of the approved pairs, with their places among the proposed ones. */
function sourceOf(
  { data, fileName }: ReturnType<typeof usePropose>,
  proposals: Proposal[],
): ApprovedSource | undefined {
  if (!data?.source_id) return undefined;
  const positions = proposals.flatMap((one, at) => (isApproved(one) ? [at] : []));
  return { id: data.source_id, positions, ...(fileName ? { name: fileName } : {}) };
}

const isApproved = ({ approved, question, answer }: Proposal): boolean =>
  approved && question.trim() !== '' && answer.trim() !== '';
