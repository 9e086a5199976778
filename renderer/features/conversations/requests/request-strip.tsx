import { CheckOutlined, ExportOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { GuestRequest } from '#shared/features/conversations/conversations.schema.ts';
import { newFaqPath } from '#renderer/lib/paths.ts';
import { PriorityTag } from '#renderer/components/status-tag.tsx';
import { Button, ButtonLink } from '#renderer/components/plain/button.tsx';
import { faqCategoryOf } from './faq-category.rules.ts';
import { useResolve } from '../conversations.mutations.ts';
import { RequestStatusMenu } from './request-status-menu.tsx';
import { categoryWords, reasonWords } from '#renderer/components/assistant-words.ts';
import styles from './request.module.css';

type Props = {
  request: GuestRequest;
  /** The request's text, unless its message is directly above. */
  withMessage?: boolean;
};

/** One request: category, priority, status, reason for calling staff, and actions. */
export function RequestStrip({ request, withMessage = false }: Props) {
  const { t } = useTranslation();
  const done = request.status === 'completed';
  return (
    <div
      className={styles['strip']}
      data-waiting={request.human_required && request.status === 'open'}
      data-done={done}
    >
      {withMessage && (
        <p className={styles['message']} dir="auto">
          {request.message}
        </p>
      )}
      <p className={styles['tags']}>
        <span className={styles['category']}>{t(categoryWords(request.category))}</span>
        <PriorityTag priority={request.priority} />
        <RequestStatusMenu request={request} />
      </p>
      {!done && request.reasons.length > 0 && (
        <p className={styles['reasons']}>{request.reasons.map((reason) => t(reasonWords(reason))).join(' · ')}</p>
      )}
      <RequestActions request={request} />
    </div>
  );
}

function RequestActions({ request }: { request: GuestRequest }) {
  const { t } = useTranslation();
  const resolve = useResolve(request.conversation_id);
  return (
    <p className={styles['actions']}>
      {request.status !== 'completed' && (
        <Button
          size="small"
          icon={<CheckOutlined aria-hidden />}
          loading={resolve.isPending}
          onClick={() => resolve.mutate([request.id])}
        >
          {t('Mark Resolved')}
        </Button>
      )}
      <ButtonLink
        size="small"
        type="text"
        icon={<ExportOutlined aria-hidden />}
        href={newFaqPath(request.message, faqCategoryOf(request.category))}
        target="_blank"
        rel="noopener"
      >
        {t('Add to FAQs')}
      </ButtonLink>
    </p>
  );
}
