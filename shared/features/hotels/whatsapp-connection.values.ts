/** Stages of a WhatsApp connection in the order in which a hotel goes through them, then what is in the way of guests. */
export const connectionStages = [
  'none',
  'number_given',
  'requested',
  'code_sent',
  'sender_found',
  'connected',
  'webhooks_seen',
  'live',
  'paused',
  'restricted',
  'sender_missing',
  'webhooks_elsewhere',
  'display_name_rejected',
  'limit_reached',
  'quality_low',
] as const;

/** Where the hotel's number is used before it is connected. */
export const numberKinds = ['new', 'app', 'platform'] as const;
