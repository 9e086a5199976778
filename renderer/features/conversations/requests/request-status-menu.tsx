import { DownOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { GuestRequest, RequestStatus } from '#shared/features/conversations/conversations.schema.ts';
import { requestStatuses } from '#shared/features/conversations/conversations.values.ts';
import { ChoiceMenu } from '#renderer/components/menus/choice-menu.tsx';
import { RequestStatusTag } from '#renderer/components/status-tag.tsx';
import { useSetRequestStatus } from '../conversations.mutations.ts';
import styles from './request.module.css';

/** The tag shows the last two statuses as resolved; the menu distinguishes them. */
const choices: Record<RequestStatus, string> = {
  open: 'Pending',
  in_progress: 'In progress',
  resolved: 'Resolved',
  completed: 'Completed',
};

/** A part of the request's text, so that screen readers can distinguish requests. */
const spokenLength = 60;

/** The status of a request as an editable tag. */
export function RequestStatusMenu({ request }: { request: GuestRequest }) {
  const { t } = useTranslation();
  const change = useSetRequestStatus(request.conversation_id);
  return (
    <ChoiceMenu
      className={styles['status']}
      disabled={change.isPending}
      value={request.status}
      choices={requestStatuses.map((key) => ({ key, label: t(choices[key]) }))}
      onChoose={(status) => status !== request.status && change.mutate({ id: request.id, status })}
      aria-label={t('Status {{status}}: {{request}}', {
        // The word of the tag: people who speak to the computer say what they see.
        status: t(request.status === 'completed' ? 'Resolved' : choices[request.status]),
        request: [...request.message].slice(0, spokenLength).join(''),
      })}
    >
      <RequestStatusTag status={request.status} />
      <DownOutlined aria-hidden />
    </ChoiceMenu>
  );
}
