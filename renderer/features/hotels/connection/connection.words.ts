import type { Translate } from '#renderer/lib/translate.ts';
import type { ConnectionStage } from '#shared/features/hotels/whatsapp-connection.contract.ts';
import type { Tone } from '#renderer/components/status-tag.tsx';

export const stageTones: Record<ConnectionStage, Tone> = {
  none: 'quiet',
  number_given: 'amber',
  requested: 'amber',
  code_sent: 'amber',
  sender_found: 'amber',
  connected: 'amber',
  webhooks_seen: 'amber',
  live: 'ok',
  paused: 'amber',
  restricted: 'danger',
  sender_missing: 'danger',
  webhooks_elsewhere: 'danger',
  display_name_rejected: 'danger',
  limit_reached: 'amber',
  quality_low: 'danger',
};

/** Short names of the stages. */
export const stageNames = (t: Translate): Record<ConnectionStage, string> => ({
  none: t('No number'),
  number_given: t('Number given'),
  requested: t('Requested'),
  code_sent: t('Waits for the code'),
  sender_found: t('Found at WhatsApp'),
  connected: t('Waits for the first message'),
  webhooks_seen: t('Messages come in'),
  live: t('Live'),
  paused: t('Number paused'),
  restricted: t('Restricted'),
  sender_missing: t('Not in our account'),
  webhooks_elsewhere: t('Messages go elsewhere'),
  display_name_rejected: t('Name not accepted'),
  limit_reached: t('Daily limit reached'),
  quality_low: t('Low quality'),
});

/** A step of the connection: what, who does it and how long it takes. */
export type WayStep = { stage: ConnectionStage; title: string; text: string };

/** The steps in their order; each is done once the stage behind it is reached. */
export const wayOfConnection = (t: Translate): WayStep[] => [
  {
    stage: 'number_given',
    title: t('Give the number'),
    text: t('You: 1 minute. A new number or the one that guests know.'),
  },
  {
    stage: 'requested',
    title: t('Say how it is used'),
    text: t('You: 2 minutes. The name that guests see, and your Meta business portfolio if you have one.'),
  },
  {
    stage: 'sender_found',
    title: t('Registered with WhatsApp'),
    text: t('Concierge and Meta: 1 to 5 working days. Then you enter a code that Meta sends to the number.'),
  },
  {
    stage: 'connected',
    title: t('Connected to your hotel'),
    text: t('Concierge: within a working day. You get a notification here.'),
  },
  {
    stage: 'webhooks_seen',
    title: t('First message comes in'),
    text: t('You: 1 minute. Write to the number from your own phone.'),
  },
  { stage: 'live', title: t('First message answered'), text: t('The assistant, or you in the inbox.') },
];
