import { z } from 'zod';
import { deliveryStatus } from '#shared/features/conversations/conversations.schema.ts';
import { defineContract } from '#shared/http/contract.ts';
import { pageOf } from '#shared/http/page.ts';
import {
  messageSettingsSave,
  messageTemplate,
  messageTemplateChange,
  savedMessageSettings,
} from './messaging.schema.ts';
import { replyTemplates } from './reply-templates.schema.ts';
import { simulatorQuestion, simulatorReply, testMessage } from './simulator.schema.ts';

export const messagingContract = defineContract({
  getSettings: {
    method: 'GET',
    path: '/hotels/:hotel_id/message-settings',
    access: 'hotelMember',
    summary: 'How the hotel wants its messages written',
    response: savedMessageSettings,
  },
  saveSettings: {
    method: 'PUT',
    path: '/hotels/:hotel_id/message-settings',
    access: 'hotelAdmin',
    summary: 'Save the message settings',
    body: messageSettingsSave,
    response: savedMessageSettings,
  },
  listTemplates: {
    method: 'GET',
    path: '/hotels/:hotel_id/message-templates',
    access: 'hotelMember',
    summary: 'The five messages of a stay, defaults filled in, with their approval by WhatsApp',
    response: pageOf(messageTemplate),
  },
  saveTemplate: {
    method: 'PUT',
    path: '/hotels/:hotel_id/message-templates/:message_type',
    access: 'hotelAdmin',
    summary: 'Save a template; a changed text is submitted to WhatsApp again',
    body: messageTemplateChange,
    bodyLimit: 256 * 1024,
    response: messageTemplate,
  },
  submitTemplate: {
    method: 'POST',
    path: '/hotels/:hotel_id/message-templates/:message_type/submit',
    access: 'hotelAdmin',
    summary: 'Submit a message to WhatsApp in every language, so that it is approved before a guest needs it',
    response: messageTemplate,
  },
  listReplyTemplates: {
    method: 'GET',
    path: '/hotels/:hotel_id/conversations/:id/templates',
    access: 'hotelMember',
    key: 'conversations:read',
    summary: 'Approved templates that can be sent in a conversation, with the values of its booking',
    response: replyTemplates,
  },
  simulate: {
    method: 'POST',
    path: '/hotels/:hotel_id/simulator',
    access: 'hotelMember',
    summary: 'What the assistant would answer: nothing is stored, nothing is sent',
    body: simulatorQuestion,
    bodyLimit: 1024 * 1024,
    response: simulatorReply,
  },
  sendTestMessage: {
    method: 'POST',
    path: '/hotels/:hotel_id/test-message',
    access: 'hotelAdmin',
    summary: "Send a test message from the hotel's number",
    body: testMessage,
    response: z.object({
      to: z.string(),
      /** Null until the provider has answered. */
      provider_sid: z.string().nullable(),
      status: deliveryStatus,
      conversation_id: z.uuid(),
      message_id: z.uuid(),
      /** The text as sent. */
      content: z.string(),
      /** True if the 24-hour window was closed and an approved template was sent instead of the text. */
      as_template: z.boolean(),
    }),
  },
});
