/**
 * Permissions as a readable table: each row of the API for each kind of caller. `:hotel_id` is hotel A.
 *
 * - anonymous: no session. newcomer: signed in, without a hotel.
 * - staff, admin: of hotel A. staff/B, admin/B: of another hotel.
 * - group admins are not in the columns: `permission-table.test.ts` demands that each row answers them as a newcomer, but
 *   `yes` to the rows of their own group.
 * - super: a super admin who acts nowhere; super@A, super@B: one who acts in A, or in B.
 * - key: the scope with which an API key of hotel A is allowed; without it, and to keys of hotel B, the call is forbidden.
 *   Empty: forbidden to every key. `any`: open to all.
 *
 * `401`: not signed in; `403`: forbidden; `yes`: allowed, whatever the answer is. The last line is outside the API's table
 * but follows the same rules.
 */
export const permissionTable = `
row                                                                         anonymous newcomer  staff     admin     staff/B   admin/B   super     super@A   super@B   key

GET    /me                                                                  401       yes       yes       yes       yes       yes       yes       yes       yes
PUT    /me/preferences                                                      401       yes       yes       yes       yes       yes       yes       yes       yes
PUT    /me/hotel                                                            401       yes       yes       yes       yes       yes       yes       yes       yes
GET    /context                                                             401       403       403       403       403       403       yes       yes       yes
POST   /context                                                             401       403       403       403       403       403       yes       yes       yes
DELETE /context                                                             401       403       403       403       403       403       yes       yes       yes

POST   /hotels                                                              401       yes       yes       yes       yes       yes       yes       yes       yes
GET    /hotels                                                              401       403       403       403       403       403       yes       yes       yes
GET    /hotels/:hotel_id                                                    401       403       yes       yes       403       403       403       yes       403       hotel:read
PATCH  /hotels/:hotel_id                                                    401       403       403       yes       403       403       403       yes       403
PATCH  /hotels/:hotel_id/status                                             401       403       403       403       403       403       yes       yes       yes
DELETE /hotels/:hotel_id                                                    401       403       403       403       403       403       yes       yes       yes
GET    /hotels/:hotel_id/first-steps                                          401       403       yes       yes       403       403       403       yes       403
GET    /hotels/:hotel_id/dashboard                                          401       403       yes       yes       403       403       403       yes       403       hotel:read
GET    /hotels/:hotel_id/whatsapp-connection                                401       403       yes       yes       403       403       403       yes       403
PUT    /hotels/:hotel_id/whatsapp-connection                                401       403       403       403       403       403       yes       yes       yes
POST   /hotels/:hotel_id/whatsapp-connection/request                        401       403       403       yes       403       403       403       yes       403
GET    /whatsapp-requests                                                   401       403       403       403       403       403       yes       yes       yes
PUT    /whatsapp-requests/:hotel_id/checks                                  401       403       403       403       403       403       yes       yes       yes
POST   /whatsapp-requests/:hotel_id/register                                401       403       403       403       403       403       yes       yes       yes
POST   /whatsapp-requests/:hotel_id/code                                    401       403       403       403       403       403       yes       yes       yes
POST   /whatsapp-requests/:hotel_id/name                                    401       403       403       403       403       403       yes       yes       yes
POST   /whatsapp-requests/:hotel_id/webhooks                                401       403       403       403       403       403       yes       yes       yes
POST   /whatsapp-requests/:hotel_id/answer                                  401       403       403       403       403       403       yes       yes       yes
POST   /hotels/:hotel_id/whatsapp-connection/code                           401       403       403       yes       403       403       403       yes       403
POST   /hotels/:hotel_id/whatsapp-connection/code/send                      401       403       403       yes       403       403       403       yes       403
POST   /whatsapp-requests/look                                                 401       403       403       403       403       403       yes       yes       yes
PUT    /hotels/:hotel_id/whatsapp-connection/request                          401       403       403       yes       403       403       403       yes       403
GET    /hotels/:hotel_id/whatsapp-connection/check                          401       403       403       403       403       403       yes       yes       yes
GET    /maps-config                                                         401       yes       yes       yes       yes       yes       yes       yes       yes

GET    /hotels/:hotel_id/conversations                                      401       403       yes       yes       403       403       403       yes       403       conversations:read
GET    /hotels/:hotel_id/conversations/:id                                  401       403       yes       yes       403       403       403       yes       403       conversations:read
GET    /hotels/:hotel_id/conversations/:id/templates                        401       403       yes       yes       403       403       403       yes       403       conversations:read
POST   /hotels/:hotel_id/conversations/:id/translation                      401       403       yes       yes       403       403       403       yes       403
POST   /hotels/:hotel_id/conversations/:id/messages/:message_id/translation 401       403       yes       yes       403       403       403       yes       403
POST   /hotels/:hotel_id/conversations/:id/messages                         401       403       yes       yes       403       403       403       yes       403       messages:write
POST   /hotels/:hotel_id/conversations/:id/suggestion                       401       403       yes       yes       403       403       403       yes       403
DELETE /hotels/:hotel_id/conversations/:id/suggestion                       401       403       yes       yes       403       403       403       yes       403
POST   /hotels/:hotel_id/conversations/:id/messages/:message_id/send-again  401       403       yes       yes       403       403       403       yes       403       messages:write
PUT    /hotels/:hotel_id/conversations/:id/owner                            401       403       yes       yes       403       403       403       yes       403       conversations:write
PUT    /hotels/:hotel_id/conversations/:id/booking                          401       403       yes       yes       403       403       403       yes       403       conversations:write
PUT    /hotels/:hotel_id/conversations/:id/snooze                           401       403       yes       yes       403       403       403       yes       403       conversations:write
POST   /hotels/:hotel_id/conversations/:id/resolve                          401       403       yes       yes       403       403       403       yes       403       conversations:write
POST   /hotels/:hotel_id/conversations/:id/reopen                           401       403       yes       yes       403       403       403       yes       403       conversations:write
POST   /hotels/:hotel_id/conversations/:id/read                             401       403       yes       yes       403       403       403       yes       403       conversations:write
POST   /hotels/:hotel_id/conversations/:id/presence                         401       403       yes       yes       403       403       403       yes       403
GET    /hotels/:hotel_id/requests                                           401       403       yes       yes       403       403       403       yes       403       conversations:read
POST   /hotels/:hotel_id/requests                                           401       403       yes       yes       403       403       403       yes       403       conversations:write
PATCH  /hotels/:hotel_id/requests/:id                                       401       403       yes       yes       403       403       403       yes       403       conversations:write

GET    /hotels/:hotel_id/response-targets                                   401       403       yes       yes       403       403       403       yes       403
PUT    /hotels/:hotel_id/response-targets                                   401       403       403       yes       403       403       403       yes       403
GET    /hotels/:hotel_id/ladder                                             401       403       yes       yes       403       403       403       yes       403
PUT    /hotels/:hotel_id/ladder                                             401       403       403       yes       403       403       403       yes       403
POST   /hotels/:hotel_id/ladder/tests                                       401       403       yes       yes       403       403       403       yes       403
PUT    /hotels/:hotel_id/ladder/prices                                      401       403       403       yes       403       403       403       yes       403
POST   /hotels/:hotel_id/ladder/tests/managers                              401       403       403       yes       403       403       403       yes       403
PUT    /hotels/:hotel_id/duty-contacts/me                                   401       403       yes       yes       403       403       403       yes       403
PUT    /hotels/:hotel_id/duty-contacts/:id                                  401       403       403       yes       403       403       403       yes       403

GET    /hotels/:hotel_id/push                                               401       403       yes       yes       403       403       403       yes       403
POST   /hotels/:hotel_id/push/devices                                       401       403       yes       yes       403       403       403       yes       403
DELETE /hotels/:hotel_id/push/devices/:id                                   401       403       yes       yes       403       403       403       yes       403
POST   /hotels/:hotel_id/push/devices/:id/test                              401       403       yes       yes       403       403       403       yes       403
POST   /hotels/:hotel_id/push/devices/:id/received                          401       403       yes       yes       403       403       403       yes       403

GET    /hotels/:hotel_id/duty                                               401       403       yes       yes       403       403       403       yes       403
PUT    /hotels/:hotel_id/duty/me                                            401       403       yes       yes       403       403       403       yes       403
POST   /hotels/:hotel_id/duty/shifts                                        401       403       403       yes       403       403       403       yes       403
DELETE /hotels/:hotel_id/duty/shifts/:id                                    401       403       403       yes       403       403       403       yes       403
POST   /hotels/:hotel_id/duty/days-off                                      401       403       403       yes       403       403       403       yes       403
DELETE /hotels/:hotel_id/duty/days-off/:id                                  401       403       403       yes       403       403       403       yes       403

GET    /hotels/:hotel_id/answer-modes                                       401       403       yes       yes       403       403       403       yes       403
PUT    /hotels/:hotel_id/answer-modes                                       401       403       403       yes       403       403       403       yes       403

GET    /hotels/:hotel_id/departments                                        401       403       yes       yes       403       403       403       yes       403
POST   /hotels/:hotel_id/departments                                        401       403       403       yes       403       403       403       yes       403
PATCH  /hotels/:hotel_id/departments/:id                                    401       403       403       yes       403       403       403       yes       403
DELETE /hotels/:hotel_id/departments/:id                                    401       403       403       yes       403       403       403       yes       403
PUT    /hotels/:hotel_id/ownership-settings                                 401       403       403       yes       403       403       403       yes       403

GET    /hotels/:hotel_id/rooms                                              401       403       yes       yes       403       403       403       yes       403       rooms:read
POST   /hotels/:hotel_id/rooms                                              401       403       403       yes       403       403       403       yes       403       rooms:write
POST   /hotels/:hotel_id/rooms/import                                       401       403       403       yes       403       403       403       yes       403       rooms:write
PATCH  /hotels/:hotel_id/rooms/:id                                          401       403       403       yes       403       403       403       yes       403       rooms:write
PUT    /hotels/:hotel_id/rooms/:id/state                                    401       403       yes       yes       403       403       403       yes       403       rooms:write
DELETE /hotels/:hotel_id/rooms/:id                                          401       403       403       yes       403       403       403       yes       403       rooms:write
GET    /hotels/:hotel_id/saved-replies                                      401       403       yes       yes       403       403       403       yes       403
POST   /hotels/:hotel_id/saved-replies                                      401       403       yes       yes       403       403       403       yes       403
PUT    /hotels/:hotel_id/saved-replies/:id                                  401       403       yes       yes       403       403       403       yes       403
DELETE /hotels/:hotel_id/saved-replies/:id                                  401       403       yes       yes       403       403       403       yes       403
GET    /hotels/:hotel_id/conversations/:id/saved-replies                    401       403       yes       yes       403       403       403       yes       403
POST   /hotels/:hotel_id/conversations/:id/held-replies                     401       403       yes       yes       403       403       403       yes       403
DELETE /hotels/:hotel_id/conversations/:id/held-replies/:held_id            401       403       yes       yes       403       403       403       yes       403
GET    /hotels/:hotel_id/reply-drafts                                       401       403       yes       yes       403       403       403       yes       403
PUT    /hotels/:hotel_id/conversations/:id/reply-draft                      401       403       yes       yes       403       403       403       yes       403
GET    /hotels/:hotel_id/conversations/:id/notes                            401       403       yes       yes       403       403       403       yes       403
POST   /hotels/:hotel_id/conversations/:id/notes                            401       403       yes       yes       403       403       403       yes       403
PATCH  /hotels/:hotel_id/notes/:id                                          401       403       yes       yes       403       403       403       yes       403
DELETE /hotels/:hotel_id/notes/:id                                          401       403       yes       yes       403       403       403       yes       403
GET    /hotels/:hotel_id/conversations/:id/hits                             401       403       yes       yes       403       403       403       yes       403       conversations:read
GET    /hotels/:hotel_id/conversations/:id/day                              401       403       yes       yes       403       403       403       yes       403       conversations:read
PUT    /hotels/:hotel_id/conversations/:id/look                             401       403       yes       yes       403       403       403       yes       403
GET    /hotels/:hotel_id/saved-views                                        401       403       yes       yes       403       403       403       yes       403       conversations:read
POST   /hotels/:hotel_id/saved-views                                        401       403       yes       yes       403       403       403       yes       403
PATCH  /hotels/:hotel_id/saved-views/:id                                    401       403       yes       yes       403       403       403       yes       403
DELETE /hotels/:hotel_id/saved-views/:id                                    401       403       yes       yes       403       403       403       yes       403
PUT    /hotels/:hotel_id/saved-views/order                                  401       403       yes       yes       403       403       403       yes       403
GET    /hotels/:hotel_id/tags                                               401       403       yes       yes       403       403       403       yes       403       conversations:read
POST   /hotels/:hotel_id/tags                                               401       403       yes       yes       403       403       403       yes       403       conversations:write
PATCH  /hotels/:hotel_id/tags/:id                                           401       403       403       yes       403       403       403       yes       403
DELETE /hotels/:hotel_id/tags/:id                                           401       403       403       yes       403       403       403       yes       403
PUT    /hotels/:hotel_id/conversations/:id/tags                             401       403       yes       yes       403       403       403       yes       403       conversations:write
POST   /hotels/:hotel_id/conversations/bulk                                 401       403       yes       yes       403       403       403       yes       403       conversations:write
POST   /hotels/:hotel_id/conversations/bulk/undo                            401       403       yes       yes       403       403       403       yes       403       conversations:write
GET    /hotels/:hotel_id/mentions                                           401       403       yes       yes       403       403       403       yes       403
POST   /hotels/:hotel_id/conversations/:id/mentions/seen                    401       403       yes       yes       403       403       403       yes       403
POST   /hotels/:hotel_id/conversations/:id/mentions/told                    401       403       yes       yes       403       403       403       yes       403
POST   /hotels/:hotel_id/conversations/:id/assistant-draft                  401       403       yes       yes       403       403       403       yes       403
POST   /hotels/:hotel_id/conversations/:id/files                            401       403       yes       yes       403       403       403       yes       403
DELETE /hotels/:hotel_id/conversations/:id/files/:file_id                   401       403       yes       yes       403       403       403       yes       403
GET    /hotels/:hotel_id/conversations/:id/pictures                         401       403       yes       yes       403       403       403       yes       403

GET    /hotels/:hotel_id/tasks                                              401       403       yes       yes       403       403       403       yes       403       tasks:read
POST   /hotels/:hotel_id/tasks                                              401       403       yes       yes       403       403       403       yes       403       tasks:write
GET    /hotels/:hotel_id/messages/:id/task                                      401       403       yes       yes       403       403       403       yes       403       tasks:read
PATCH  /hotels/:hotel_id/tasks/:id                                          401       403       yes       yes       403       403       403       yes       403       tasks:write
POST   /hotels/:hotel_id/tasks/:id/tell                                     401       403       yes       yes       403       403       403       yes       403
GET    /hotels/:hotel_id/tasks/:id/photo                                    401       403       yes       yes       403       403       403       yes       403
PUT    /hotels/:hotel_id/tasks/:id/photo                                    401       403       yes       yes       403       403       403       yes       403

GET    /hotels/:hotel_id/shift                                              401       403       yes       yes       403       403       403       yes       403
POST   /hotels/:hotel_id/shift/signatures                                   401       403       yes       yes       403       403       403       yes       403

GET    /hotels/:hotel_id/faqs                                               401       403       yes       yes       403       403       403       yes       403       knowledge:read
POST   /hotels/:hotel_id/faqs                                               401       403       yes       yes       403       403       403       yes       403       knowledge:write
PATCH  /hotels/:hotel_id/faqs/:id                                           401       403       yes       yes       403       403       403       yes       403       knowledge:write
POST   /hotels/:hotel_id/faqs/:id/answers                                   401       403       yes       yes       403       403       403       yes       403       knowledge:write
DELETE /hotels/:hotel_id/faqs/:id                                           401       403       yes       yes       403       403       403       yes       403       knowledge:write
GET    /hotels/:hotel_id/conversations/:id/answer-proposal                  401       403       yes       yes       403       403       403       yes       403
POST   /hotels/:hotel_id/conversations/:id/answer-proposal                  401       403       yes       yes       403       403       403       yes       403
GET    /hotels/:hotel_id/outdated-answers                                   401       403       yes       yes       403       403       403       yes       403
POST   /hotels/:hotel_id/outdated-answers                                   401       403       yes       yes       403       403       403       yes       403
GET    /hotels/:hotel_id/knowledge                                          401       403       yes       yes       403       403       403       yes       403       knowledge:read
POST   /hotels/:hotel_id/knowledge                                          401       403       yes       yes       403       403       403       yes       403       knowledge:write
GET    /hotels/:hotel_id/contradictions                                     401       403       yes       yes       403       403       403       yes       403
POST   /hotels/:hotel_id/contradictions/dismiss                             401       403       yes       yes       403       403       403       yes       403
POST   /hotels/:hotel_id/knowledge/inspect                                  401       403       yes       yes       403       403       403       yes       403
GET    /hotels/:hotel_id/knowledge/coverage                                 401       403       yes       yes       403       403       403       yes       403       knowledge:read
POST   /hotels/:hotel_id/knowledge/import                                   401       403       yes       yes       403       403       403       yes       403
POST   /hotels/:hotel_id/knowledge/import/pdf                               401       403       yes       yes       403       403       403       yes       403
GET    /hotels/:hotel_id/knowledge/sources                                  401       403       yes       yes       403       403       403       yes       403
POST   /hotels/:hotel_id/knowledge/sources/:id/read                         401       403       403       yes       403       403       403       yes       403
POST   /hotels/:hotel_id/knowledge/sources/:id/pdf                          401       403       403       yes       403       403       403       yes       403
PATCH  /hotels/:hotel_id/knowledge/sources/:id                              401       403       403       yes       403       403       403       yes       403
DELETE /hotels/:hotel_id/knowledge/sources/:id                              401       403       403       yes       403       403       403       yes       403
POST   /hotels/:hotel_id/knowledge/changes/take                             401       403       403       yes       403       403       403       yes       403
POST   /hotels/:hotel_id/knowledge/changes/dismiss                          401       403       403       yes       403       403       403       yes       403
PATCH  /hotels/:hotel_id/knowledge/:id                                      401       403       yes       yes       403       403       403       yes       403       knowledge:write
POST   /hotels/:hotel_id/knowledge/:id/answers                              401       403       yes       yes       403       403       403       yes       403       knowledge:write
PUT    /hotels/:hotel_id/knowledge/:id/off                                  401       403       403       yes       403       403       403       yes       403
DELETE /hotels/:hotel_id/knowledge/:id                                      401       403       yes       yes       403       403       403       yes       403       knowledge:write

GET    /hotels/:hotel_id/bookings                                           401       403       yes       yes       403       403       403       yes       403       bookings:read
POST   /hotels/:hotel_id/bookings                                           401       403       yes       yes       403       403       403       yes       403       bookings:write
POST   /hotels/:hotel_id/bookings/import                                    401       403       yes       yes       403       403       403       yes       403       bookings:write
GET    /hotels/:hotel_id/bookings/export                                    401       403       yes       yes       403       403       403       yes       403       bookings:read
GET    /hotels/:hotel_id/bookings/:id                                       401       403       yes       yes       403       403       403       yes       403       bookings:read
PATCH  /hotels/:hotel_id/bookings/:id                                       401       403       yes       yes       403       403       403       yes       403       bookings:write
DELETE /hotels/:hotel_id/bookings/:id                                       401       403       yes       yes       403       403       403       yes       403       bookings:write
GET    /hotels/:hotel_id/bookings/:id/messages                              401       403       yes       yes       403       403       403       yes       403       bookings:read
POST   /hotels/:hotel_id/bookings/:id/messages                              401       403       yes       yes       403       403       403       yes       403       messages:write

GET    /hotels/:hotel_id/message-settings                                   401       403       yes       yes       403       403       403       yes       403
PUT    /hotels/:hotel_id/message-settings                                   401       403       403       yes       403       403       403       yes       403
GET    /hotels/:hotel_id/message-templates                                  401       403       yes       yes       403       403       403       yes       403
PUT    /hotels/:hotel_id/message-templates/:message_type                    401       403       403       yes       403       403       403       yes       403
POST   /hotels/:hotel_id/message-templates/:message_type/submit             401       403       403       yes       403       403       403       yes       403
POST   /hotels/:hotel_id/simulator                                          401       403       yes       yes       403       403       403       yes       403
GET    /hotels/:hotel_id/test-questions                                     401       403       yes       yes       403       403       403       yes       403
POST   /hotels/:hotel_id/test-questions                                     401       403       yes       yes       403       403       403       yes       403
PATCH  /hotels/:hotel_id/test-questions/:id                                 401       403       yes       yes       403       403       403       yes       403
DELETE /hotels/:hotel_id/test-questions/:id                                 401       403       yes       yes       403       403       403       yes       403
POST   /hotels/:hotel_id/test-questions/:id/run                             401       403       yes       yes       403       403       403       yes       403
POST   /hotels/:hotel_id/test-message                                       401       403       403       yes       403       403       403       yes       403

GET    /hotels/:hotel_id/guests                                             401       403       yes       yes       403       403       403       yes       403       guests:read
GET    /hotels/:hotel_id/guests/stats                                       401       403       yes       yes       403       403       403       yes       403       guests:read
POST   /hotels/:hotel_id/guests                                             401       403       yes       yes       403       403       403       yes       403       guests:write
GET    /hotels/:hotel_id/guests/:id                                         401       403       yes       yes       403       403       403       yes       403       guests:read
PATCH  /hotels/:hotel_id/guests/:id                                         401       403       yes       yes       403       403       403       yes       403       guests:write
DELETE /hotels/:hotel_id/guests/:id                                         401       403       yes       yes       403       403       403       yes       403
GET    /hotels/:hotel_id/guests/:id/export                                  401       403       yes       yes       403       403       403       yes       403
POST   /hotels/:hotel_id/guests/:id/erase                                   401       403       403       yes       403       403       403       yes       403
GET    /hotels/:hotel_id/guests/:id/identity                                401       403       yes       yes       403       403       403       yes       403
POST   /hotels/:hotel_id/guests/:id/merge                                   401       403       yes       yes       403       403       403       yes       403
POST   /hotels/:hotel_id/guests/:id/merges/:merge_id/undo                   401       403       yes       yes       403       403       403       yes       403
POST   /hotels/:hotel_id/guests/:id/not-same                                401       403       yes       yes       403       403       403       yes       403

GET    /hotels/:hotel_id/staff                                              401       403       yes       yes       403       403       403       yes       403
PATCH  /hotels/:hotel_id/staff/:id                                          401       403       403       yes       403       403       403       yes       403
DELETE /hotels/:hotel_id/staff/:id                                          401       403       403       yes       403       403       403       yes       403
GET    /hotels/:hotel_id/invitations                                        401       403       403       yes       403       403       403       yes       403
POST   /hotels/:hotel_id/invitations                                        401       403       403       yes       403       403       403       yes       403
DELETE /hotels/:hotel_id/invitations/:id                                    401       403       403       yes       403       403       403       yes       403
GET    /invitations/preview                                                 yes       yes       yes       yes       yes       yes       yes       yes       yes       any
POST   /invitations/accept                                                  401       yes       yes       yes       yes       yes       yes       yes       yes

GET    /notifications                                                       401       yes       yes       yes       yes       yes       yes       yes       yes
POST   /hotels/:hotel_id/notifications                                      401       403       yes       yes       403       403       403       yes       403
POST   /notifications/:id/resolve                                           401       yes       yes       yes       yes       yes       yes       yes       yes

GET    /admin/audit                                                         401       403       403       403       403       403       yes       yes       yes
GET    /admin/audit/export                                                  401       403       403       403       403       403       yes       yes       yes
POST   /admin/exports                                                       401       403       403       403       403       403       yes       yes       yes
POST   /hotels/:hotel_id/exports                                            401       403       yes       yes       403       403       403       yes       403

GET    /admin/analytics                                                     401       403       403       403       403       403       yes       yes       yes
GET    /hotels/:hotel_id/model-budget                                       401       403       yes       yes       403       403       403       yes       403       analytics:read
GET    /admin/model-budgets                                                 401       403       403       403       403       403       yes       yes       yes
PUT    /admin/model-budgets/:hotel_id                                       401       403       403       403       403       403       yes       yes       yes
GET    /hotels/:hotel_id/analytics                                          401       403       yes       yes       403       403       403       yes       403       analytics:read

GET    /admin/settings                                                      401       403       403       403       403       403       yes       yes       yes
PUT    /admin/settings                                                      401       403       403       403       403       403       yes       yes       yes
GET    /admin/health                                                        401       403       403       403       403       403       yes       yes       yes
GET    /admin/numbers                                                       401       403       403       403       403       403       yes       yes       yes
POST   /admin/health/jobs/:id/retry                                         401       403       403       403       403       403       yes       yes       yes
POST   /admin/health/endpoints/:id/retry                                    401       403       403       403       403       403       yes       yes       yes
POST   /admin/health/jobs/:id/set-aside                                     401       403       403       403       403       403       yes       yes       yes
POST   /admin/health/jobs/retry                                             401       403       403       403       403       403       yes       yes       yes
POST   /admin/health/jobs/set-aside                                         401       403       403       403       403       403       yes       yes       yes
GET    /admin/failed-messages                                               401       403       403       403       403       403       yes       yes       yes
GET    /admin/failed-messages/of                                            401       403       403       403       403       403       yes       yes       yes
POST   /admin/failed-messages/retry                                         401       403       403       403       403       403       yes       yes       yes
POST   /admin/failed-messages/set-aside                                     401       403       403       403       403       403       yes       yes       yes
GET    /admin/provider-accounts                                             401       403       403       403       403       403       yes       yes       yes
POST   /admin/provider-accounts                                             401       403       403       403       403       403       yes       yes       yes
POST   /admin/provider-accounts/existing                                    401       403       403       403       403       403       yes       yes       yes
POST   /admin/provider-accounts/state                                       401       403       403       403       403       403       yes       yes       yes
POST   /admin/provider-accounts/numbers                                     401       403       403       403       403       403       yes       yes       yes
GET    /admin/provider-tokens                                               401       403       403       403       403       403       yes       yes       yes
POST   /admin/provider-tokens                                               401       403       403       403       403       403       yes       yes       yes
POST   /admin/provider-tokens/:id/take-back                                 401       403       403       403       403       403       yes       yes       yes
GET    /admin/sending-pauses                                                401       403       403       403       403       403       yes       yes       yes
POST   /admin/sending-pauses                                                401       403       403       403       403       403       yes       yes       yes
POST   /admin/sending-pauses/resume                                         401       403       403       403       403       403       yes       yes       yes
POST   /admin/settings/test                                                 401       403       403       403       403       403       yes       yes       yes

GET    /admin/users                                                         401       403       403       403       403       403       yes       yes       yes
GET    /admin/users/:id                                                     401       403       403       403       403       403       yes       yes       yes
POST   /admin/users/:id/disable                                             401       403       403       403       403       403       yes       yes       yes
POST   /admin/users/:id/enable                                              401       403       403       403       403       403       yes       yes       yes
POST   /admin/users/:id/verification                                        401       403       403       403       403       403       yes       yes       yes
DELETE /admin/users/:id/second-factor                                       401       403       403       403       403       403       yes       yes       yes
DELETE /admin/users/:id/sessions                                            401       403       403       403       403       403       yes       yes       yes
PUT    /admin/users/:id/memberships/:hotel_id                               401       403       403       403       403       403       yes       yes       yes
DELETE /admin/users/:id/memberships/:hotel_id                               401       403       403       403       403       403       yes       yes       yes

GET    /hotels/:hotel_id/api-keys                                           401       403       403       yes       403       403       403       yes       403
POST   /hotels/:hotel_id/api-keys                                           401       403       403       yes       403       403       403       yes       403
DELETE /hotels/:hotel_id/api-keys/:id                                       401       403       403       yes       403       403       403       yes       403
GET    /groups/:group_id                                                    401       403       403       403       403       403       yes       yes       yes
GET    /groups/:group_id/report                                             401       403       403       403       403       403       yes       yes       yes
GET    /groups/:group_id/directory                                          401       403       403       403       403       403       yes       yes       yes
POST   /groups/:group_id/admins                                             401       403       403       403       403       403       yes       yes       yes
DELETE /groups/:group_id/admins/:user_id                                    401       403       403       403       403       403       yes       yes       yes
GET    /groups/:group_id/entries                                            401       403       403       403       403       403       yes       yes       yes
POST   /groups/:group_id/entries                                            401       403       403       403       403       403       yes       yes       yes
PATCH  /groups/:group_id/entries/:id                                        401       403       403       403       403       403       yes       yes       yes
DELETE /groups/:group_id/entries/:id                                        401       403       403       403       403       403       yes       yes       yes
GET    /admin/groups                                                        401       403       403       403       403       403       yes       yes       yes
POST   /admin/groups                                                        401       403       403       403       403       403       yes       yes       yes
PUT    /admin/groups/:id                                                    401       403       403       403       403       403       yes       yes       yes
DELETE /admin/groups/:id                                                    401       403       403       403       403       403       yes       yes       yes
PUT    /admin/groups/:id/hotels/:hotel_id                                   401       403       403       403       403       403       yes       yes       yes
DELETE /admin/groups/:id/hotels/:hotel_id                                   401       403       403       403       403       403       yes       yes       yes
GET    /admin/groups/:id/sso                                                401       403       403       403       403       403       yes       yes       yes
PUT    /admin/groups/:id/sso                                                401       403       403       403       403       403       yes       yes       yes
DELETE /admin/groups/:id/sso                                                401       403       403       403       403       403       yes       yes       yes
POST   /admin/groups/:id/sso/check                                          401       403       403       403       403       403       yes       yes       yes
PUT    /admin/groups/:id/sso/domains/:domain                                401       403       403       403       403       403       yes       yes       yes
DELETE /admin/groups/:id/sso/domains/:domain                                401       403       403       403       403       403       yes       yes       yes
POST   /admin/groups/:id/scim-token                                         401       403       403       403       403       403       yes       yes       yes
DELETE /admin/groups/:id/scim-token                                         401       403       403       403       403       403       yes       yes       yes
GET    /admin/groups/:id/directory                                          401       403       403       403       403       403       yes       yes       yes
PUT    /admin/groups/:id/directory/groups/:directory_group_id               401       403       403       403       403       403       yes       yes       yes

GET    /hotels/:hotel_id/webhooks                                           401       403       403       yes       403       403       403       yes       403
POST   /hotels/:hotel_id/webhooks                                           401       403       403       yes       403       403       403       yes       403
PATCH  /hotels/:hotel_id/webhooks/:id                                       401       403       403       yes       403       403       403       yes       403
DELETE /hotels/:hotel_id/webhooks/:id                                       401       403       403       yes       403       403       403       yes       403
POST   /hotels/:hotel_id/webhooks/:id/secret                                401       403       403       yes       403       403       403       yes       403
POST   /hotels/:hotel_id/webhooks/:id/test                                  401       403       403       yes       403       403       403       yes       403
GET    /hotels/:hotel_id/webhooks/:id/events                                401       403       403       yes       403       403       403       yes       403
POST   /hotels/:hotel_id/webhooks/:id/events/:event_id/send-again           401       403       403       yes       403       403       403       yes       403
POST   /hotels/:hotel_id/webhooks/:id/events/:event_id/skip                 401       403       403       yes       403       403       403       yes       403
POST   /hotels/:hotel_id/webhooks/:id/replay                                401       403       403       yes       403       403       403       yes       403

GET    /live?hotel_id=:hotel_id                                             401       403       yes       yes       403       403       403       yes       403
`;

export const callerNames = [
  'anonymous',
  'newcomer',
  'staff',
  'admin',
  'staff/B',
  'admin/B',
  'super',
  'super@A',
  'super@B',
] as const;
export type CallerName = (typeof callerNames)[number];
export type AnswerClass = '401' | '403' | 'yes';
/** `key`: a scope, `any`, or empty. */
export type TableLine = { answers: Record<CallerName, AnswerClass>; key: string };

/** The lines of the table: `GET /me` with the answer that each caller gets, and the scope that a key needs. */
export function readPermissionTable(): Map<string, TableLine> {
  const [header, ...lines] = permissionTable.trim().split(/\n+/);
  if (header!.split(/\s+/).slice(1).join() !== [...callerNames, 'key'].join())
    throw new Error('the columns of the table are not the callers');
  return new Map(
    lines.map((line) => {
      const [method, path, ...row] = line.trim().split(/\s+/);
      const cells = row.slice(0, callerNames.length);
      const key = row[callerNames.length] ?? '';
      if (cells.length !== callerNames.length || cells.some((cell) => !['401', '403', 'yes'].includes(cell)))
        throw new Error(`a line of the table cannot be read: ${line}`);
      return [
        `${method} ${path}`,
        {
          answers: Object.fromEntries(callerNames.map((name, index) => [name, cells[index]])) as TableLine['answers'],
          key,
        },
      ];
    }),
  );
}
