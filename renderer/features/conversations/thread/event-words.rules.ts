import type { Translate } from '#renderer/lib/translate.ts';
import type { ConversationEvent } from '#shared/features/conversations/conversations.schema.ts';
import { duration } from '../time.rules.ts';

/** An event as one line of the thread, in the reader's language. */
export function eventWords({ kind, actor_name, details }: ConversationEvent, t: Translate): string {
  const name = actor_name ?? t('A colleague');
  switch (kind) {
    case 'taken_over':
      return t('{{name}} took over', { name });
    case 'assigned':
      return t('{{name}} gave the conversation to {{colleague}}', { name, colleague: details.assigned_name ?? '' });
    case 'not_taken':
      return t('{{name}} did not take it in time: back in the list', { name: details.assigned_name ?? '' });
    case 'overdue':
      return details.target === 'resolution'
        ? t('Not resolved in time: staff are called')
        : t('Not answered in time: staff are called');
    case 'snoozed':
      return t('{{name}} put this aside', { name });
    case 'woken':
      return actor_name ? t('{{name}} brought this back', { name }) : t('Back in the list at its time');
    case 'handed_back':
      return t('{{name}} handed back to the assistant', { name });
    case 'returned':
      return t('The assistant took over again after {{time}} without a reply of staff', {
        time: duration((details.minutes ?? 0) * 60_000),
      });
    case 'resolved':
      return t('{{name}} marked this as resolved', { name });
    case 'reopened':
      return t('{{name}} reopened this', { name });
    case 'in_progress':
      return t('{{name}} is working on this', { name });
    case 'set_open':
      return t('{{name}} marked this as open', { name });
    case 'merged':
      return actor_name
        ? t('{{name}} merged two guests into this conversation', { name })
        : t('WhatsApp showed that two guests are one; their messages are now together');
    case 'unmerged':
      return t('{{name}} undid the merge of two guests', { name });
  }
}
