import { useTranslation } from '#renderer/lib/translate.ts';
import type { ApiScope } from '#shared/features/integrations/api-keys.values.ts';

/** What a key may do, in plain words, by area. */
export function useScopeWords(): { area: string; scopes: [ApiScope, string][] }[] {
  const { t } = useTranslation();
  return [
    { area: t('Hotel'), scopes: [['hotel:read', t('Read the hotel’s profile')]] },
    {
      area: t('Conversations'),
      scopes: [
        ['conversations:read', t('Read conversations and messages')],
        ['conversations:write', t('Change conversations and requests')],
        ['messages:write', t('Send messages to guests')],
      ],
    },
    {
      area: t('Bookings'),
      scopes: [
        ['bookings:read', t('Read bookings')],
        ['bookings:write', t('Create and change bookings')],
      ],
    },
    {
      area: t('Guests'),
      scopes: [
        ['guests:read', t('Read guests and their data')],
        ['guests:write', t('Change guests')],
      ],
    },
    {
      area: t('FAQs and knowledge'),
      scopes: [
        ['knowledge:read', t('Read FAQs and knowledge')],
        ['knowledge:write', t('Change FAQs and knowledge')],
      ],
    },
    {
      area: t('Rooms'),
      scopes: [
        ['rooms:read', t('Read rooms and their state')],
        ['rooms:write', t('Change rooms and their state')],
      ],
    },
    {
      area: t('Tasks'),
      scopes: [
        ['tasks:read', t('Read tasks')],
        ['tasks:write', t('Create and change tasks')],
      ],
    },
    { area: t('Analytics'), scopes: [['analytics:read', t('Read the hotel’s figures')]] },
  ];
}

/** What an endpoint is told. */
export function useKindWords(): (kind: string) => string {
  const { t } = useTranslation();
  const words: Record<string, string> = {
    'message.received': t('A guest has written'),
    'message.sent': t('A message was sent'),
    'message.failed': t('A message could not be delivered'),
    'conversation.escalated': t('A guest waits for a person'),
    'conversation.resolved': t('A request was resolved'),
    'booking.created': t('A booking was created'),
    'booking.changed': t('A booking was changed'),
    'stay.rated': t('A guest rated the stay'),
    test: t('Test event'),
  };
  return (kind) => words[kind] ?? kind;
}
