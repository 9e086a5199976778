import { reasonWords } from '#renderer/lib/reasons.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { DeliveryStatus } from '#shared/features/conversations/conversations.schema.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import styles from '../profile/profile.module.css';

export type SentTest = {
  conversation_id: string;
  message_id: string;
  to: string;
  content: string;
  as_template: boolean;
};

const pollMs = 2000;
/** Messages read to find the test message, because staff may write in the same conversation. */
const pageSize = 30;
const final: ReadonlySet<DeliveryStatus> = new Set(['read', 'failed', 'undelivered', 'canceled']);
const failed: ReadonlySet<DeliveryStatus> = new Set(['failed', 'undelivered', 'canceled']);

/** Delivery progress of a test message. */
export function TestDelivery({ hotelId, test }: { hotelId: string; test: SentTest }) {
  const { t } = useTranslation();
  const { data: message } = useQuery({
    queryKey: queryKeys.area(hotelId, 'conversations', 'test', test.message_id),
    queryFn: async ({ signal }) => {
      const params = { hotel_id: hotelId, id: test.conversation_id };
      const { messages } = await client.conversations.get({ params, query: { limit: pageSize } }, { signal });
      return messages.find(({ id }) => id === test.message_id) ?? null;
    },
    refetchInterval: ({ state }) => (state.data && final.has(state.data.delivery_status) ? false : pollMs),
  });
  const status = message?.delivery_status ?? 'queued';
  return (
    <div className={styles['delivery']} role="status" data-failed={failed.has(status)}>
      <strong>{words(status, t)}</strong> <span>{test.to}</span>
      {test.as_template && (
        <p>{t('This phone has not written within 24 hours, so an approved template went out instead of your text:')}</p>
      )}
      <p className={styles['sentText']}>{test.content}</p>
      {failed.has(status) && message?.error_message && (
        <p>{reasonWords(message.error_reasons, message.error_message)}</p>
      )}
    </div>
  );
}

function words(status: DeliveryStatus, t: (text: string) => string): string {
  if (failed.has(status)) return t('Not delivered');
  if (status === 'read') return t('Read');
  if (status === 'delivered') return t('Delivered');
  return status === 'sent' ? t('Sent') : t('Sending…');
}
