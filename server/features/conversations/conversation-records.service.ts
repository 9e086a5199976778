import { conversationById, conversationFor, conversationOfIdentity } from './conversations.repository.ts';
import { messageById, withdrawQueued } from './messages.repository.ts';

/** Conversations and their messages for other features, inside the caller's transaction. */
export function createConversationRecordsService() {
  return {
    byId: conversationById,
    ofIdentity: conversationOfIdentity,
    /** Finds or creates a conversation and locks it until the transaction ends. */
    forAddress: conversationFor,
    messageById,
    /** `reason`: why queued messages must not be sent; null lets them be sent again. Sent messages stay as they are. */
    withdrawQueued,
  };
}
export type ConversationRecords = ReturnType<typeof createConversationRecordsService>;
