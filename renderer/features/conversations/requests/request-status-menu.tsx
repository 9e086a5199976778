import { DownOutlined } from '@ant-design/icons';
import { requestStatuses } from '#shared/features/conversations/conversations.values.ts';
import { Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import type { GuestRequest, RequestStatus } from '#shared/features/conversations/conversations.schema.ts';
import { RequestStatusTag } from '#renderer/components/status-tag.tsx';
import { oneOf } from '#renderer/lib/one-of.ts';
import { useSetRequestStatus } from '../conversations.mutations.ts';
import styles from './request.module.css';

/** The tag shows both of the last two as resolved; a choice has to tell them apart. */
const choices: Record<RequestStatus, string> = {
  open: 'Pending',
  in_progress: 'In progress',
  resolved: 'Resolved',
  completed: 'Completed',
};

/** As much of a request's text as tells it from the others when a screen reader says it. */
const spokenLength = 60;

/** The status of a request, changeable where it stands. A menu: the arrow keys look, Enter chooses. */
export function RequestStatusMenu({ request }: { request: GuestRequest }) {
  const { t } = useTranslation();
  const change = useSetRequestStatus(request.conversation_id);
  return (
    <Dropdown
      trigger={['click']}
      disabled={change.isPending}
      autoFocus
      menu={{
        selectable: true,
        selectedKeys: [request.status],
        items: requestStatuses.map((key) => ({ key, label: t(choices[key]) })),
        onClick: ({ key }) => {
          const status = oneOf(requestStatuses, key);
          if (status && status !== request.status) change.mutate({ id: request.id, status });
        },
      }}
    >
      <button
        type="button"
        className={styles['status']}
        aria-haspopup="menu"
        aria-label={t('Status {{status}}: {{request}}', {
          status: t(choices[request.status]),
          request: [...request.message].slice(0, spokenLength).join(''),
        })}
      >
        <RequestStatusTag status={request.status} />
        <DownOutlined aria-hidden />
      </button>
    </Dropdown>
  );
}
