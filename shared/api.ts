import { authContract } from './features/auth/auth.contract.ts';
import { directoryContract } from './features/auth/directory.contract.ts';
import { ssoContract } from './features/auth/sso.contract.ts';
import { usersContract } from './features/auth/users.contract.ts';
import { bookingsContract } from './features/bookings/bookings.contract.ts';
import { assistantDraftContract } from './features/conversations/assistant-draft.contract.ts';
import { conversationsContract } from './features/conversations/conversations.contract.ts';
import { bulkContract } from './features/conversations/bulk.contract.ts';
import { failedMessagesContract } from './features/conversations/failed-messages.contract.ts';
import { findingContract } from './features/conversations/finding.contract.ts';
import { savedViewsContract } from './features/conversations/saved-views.contract.ts';
import { tagsContract } from './features/conversations/tags.contract.ts';
import { notesContract } from './features/conversations/notes.contract.ts';
import { correctionsContract } from './features/conversations/corrections.contract.ts';
import { targetsContract } from './features/conversations/targets.contract.ts';
import { guestsContract } from './features/guests/guests.contract.ts';
import { hotelsContract } from './features/hotels/hotels.contract.ts';
import { groupAdminsContract } from './features/hotels/groups/group-admins.contract.ts';
import { groupReportContract } from './features/hotels/groups/group-report.contract.ts';
import { groupsContract } from './features/hotels/groups/groups.contract.ts';
import { roomsContract } from './features/hotels/rooms/rooms.contract.ts';
import { whatsappConnectionContract } from './features/hotels/whatsapp-connection.contract.ts';
import { knownNumbersContract } from './features/hotels/known-numbers.contract.ts';
import { numberRequestsContract } from './features/hotels/number-requests.contract.ts';
import { apiKeysContract } from './features/integrations/api-keys.contract.ts';
import { webhooksContract } from './features/integrations/webhooks.contract.ts';
import { knowledgeContract } from './features/knowledge/knowledge.contract.ts';
import { groupEntriesContract } from './features/knowledge/group-entries.contract.ts';
import { answerProposalsContract } from './features/knowledge/answer-proposals.contract.ts';
import { contradictionsContract } from './features/knowledge/contradictions.contract.ts';
import { knowledgeSourcesContract } from './features/knowledge/knowledge-sources.contract.ts';
import { analyticsContract } from './features/platform/analytics.contract.ts';
import { healthContract } from './features/platform/health.contract.ts';
import { modelBudgetsContract } from './features/platform/model-budgets.contract.ts';
import { sendingPausesContract } from './features/platform/sending-pauses.contract.ts';
import { providerAccountsContract } from './features/platform/provider-accounts.contract.ts';
import { providerTokensContract } from './features/platform/provider-tokens.contract.ts';
import { platformSettingsContract } from './features/platform/platform-settings.contract.ts';
import { auditContract } from './features/platform/audit.contract.ts';
import { answerModesContract } from './features/messaging/answer-modes.contract.ts';
import { messagingContract } from './features/messaging/messaging.contract.ts';
import { testQuestionsContract } from './features/messaging/test-questions.contract.ts';
import { ladderContract } from './features/notifications/ladder/ladder.contract.ts';
import { notificationsContract } from './features/notifications/notifications.contract.ts';
import { heldRepliesContract } from './features/conversations/held-replies.contract.ts';
import { picturesContract } from './features/conversations/pictures.contract.ts';
import { replyFilesContract } from './features/conversations/reply-files.contract.ts';
import { translationContract } from './features/conversations/translation.contract.ts';
import { replyDraftsContract } from './features/conversations/reply-drafts.contract.ts';
import { savedRepliesContract } from './features/messaging/saved-replies.contract.ts';
import { departmentsContract } from './features/staff/departments.contract.ts';
import { dutyContract } from './features/staff/duty.contract.ts';
import { pushContract } from './features/notifications/push/push.contract.ts';
import { shiftContract } from './features/tasks/shift.contract.ts';
import { tasksContract } from './features/tasks/tasks.contract.ts';
import { staffContract } from './features/staff/staff.contract.ts';

/**
 * The API table. The server mounts every row, the console's client takes its types from it, and OpenAPI is generated
 * from it.
 */
export const api = {
  auth: authContract,
  users: usersContract,
  groups: groupsContract,
  groupAdmins: groupAdminsContract,
  groupReport: groupReportContract,
  sso: ssoContract,
  directory: directoryContract,
  hotels: hotelsContract,
  whatsappConnection: whatsappConnectionContract,
  rooms: roomsContract,
  numberRequests: numberRequestsContract,
  knownNumbers: knownNumbersContract,
  conversations: conversationsContract,
  targets: targetsContract,
  corrections: correctionsContract,
  notes: notesContract,
  savedViews: savedViewsContract,
  tags: tagsContract,
  bulk: bulkContract,
  finding: findingContract,
  failedMessages: failedMessagesContract,
  knowledge: knowledgeContract,
  groupEntries: groupEntriesContract,
  answerProposals: answerProposalsContract,
  contradictions: contradictionsContract,
  knowledgeSources: knowledgeSourcesContract,
  messaging: messagingContract,
  answerModes: answerModesContract,
  testQuestions: testQuestionsContract,
  bookings: bookingsContract,
  guests: guestsContract,
  staff: staffContract,
  duty: dutyContract,
  departments: departmentsContract,
  savedReplies: savedRepliesContract,
  tasks: tasksContract,
  shift: shiftContract,
  heldReplies: heldRepliesContract,
  replyDrafts: replyDraftsContract,
  replyFiles: replyFilesContract,
  pictures: picturesContract,
  translation: translationContract,
  assistantDraft: assistantDraftContract,
  notifications: notificationsContract,
  ladder: ladderContract,
  push: pushContract,
  apiKeys: apiKeysContract,
  webhooks: webhooksContract,
  audit: auditContract,
  analytics: analyticsContract,
  platformSettings: platformSettingsContract,
  health: healthContract,
  modelBudgets: modelBudgetsContract,
  sendingPauses: sendingPausesContract,
  providerAccounts: providerAccountsContract,
  providerTokens: providerTokensContract,
};
