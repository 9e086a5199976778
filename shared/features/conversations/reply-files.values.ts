/**
 * Files that staff send. Twilio's and WhatsApp's limits in bytes, as of November 2026:
 * https://www.twilio.com/docs/whatsapp/guidance-whatsapp-media-messages
 */
export const replyFileKinds = [
  { content_type: 'image/jpeg', extension: 'jpg', most: 5 * 1024 * 1024 },
  { content_type: 'image/png', extension: 'png', most: 5 * 1024 * 1024 },
  { content_type: 'application/pdf', extension: 'pdf', most: 16 * 1024 * 1024 },
  {
    content_type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extension: 'docx',
    most: 16 * 1024 * 1024,
  },
  {
    content_type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extension: 'xlsx',
    most: 16 * 1024 * 1024,
  },
  {
    content_type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    extension: 'pptx',
    most: 16 * 1024 * 1024,
  },
] as const;
export type ReplyFileKind = (typeof replyFileKinds)[number];

/** Bytes of the largest file. */
export const largestReplyFile = 16 * 1024 * 1024;

/** Files of one conversation that no reply has yet. */
export const mostUnsentFiles = 10;
