/** What a hotel's other systems can be told. */
export const webhookKinds = [
  'message.received',
  'message.sent',
  'message.failed',
  'conversation.escalated',
  'conversation.resolved',
  'booking.created',
  'booking.changed',
  'stay.rated',
] as const;

export const mostEndpoints = 5;
/** Days for which events are kept: as long they can be sent again. */
export const eventsKeptDays = 30;
/** Days of failures after which an endpoint is stopped. */
export const stoppedAfterDays = 3;
/** Hours for which the former secret also signs after a change. */
export const formerSecretHours = 24;
