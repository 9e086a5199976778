/** Actions in the audit log, as stored. */
export const auditActions: Record<string, string> = {
  create: 'Created',
  update: 'Changed',
  delete: 'Deleted',
  set_status: 'Changed the status',
  start: 'Started',
  end: 'Ended',
  invite: 'Invited',
  accept: 'Accepted',
  cancel: 'Cancelled',
  remove: 'Removed',
  set_role: 'Changed the role',
  resolve: 'Resolved it',
  check: 'Checked',
  register: 'Registered',
  enter_code: 'Entered a code',
  send_code: 'Had a code sent',
  submit_name: 'Submitted a name',
  set_webhooks: 'Set the webhooks',
  answer: 'Answered',
  import: 'Imported',
  export: 'Exported',
  erase: 'Erased for good',
  test: 'Tested',
  send: 'Sent',
  send_again: 'Sent again',
  take_over: 'Taken over',
  link_booking: 'Linked to a booking',
  unlink_booking: 'Link to a booking removed',
  prove_booking: 'Booking proved by the guest',
  merge: 'Guests merged',
  unmerge: 'Merge of guests undone',
  tell_apart: 'Marked as two guests',
  hand_back: 'Handed back to the assistant',
  sign_up: 'Signed up',
  verify_address: 'Confirmed the address',
  sign_in: 'Signed in',
  password_passed: 'Password right, second factor asked',
  sign_in_failed: 'Sign-in failed',
  sign_out: 'Signed out',
  change_password: 'Changed the password',
  change_password_failed: 'Changing the password failed',
  request_password_reset: 'Asked for a new password',
  reset_password: 'Set a new password by mail',
  enable_second_factor: 'Turned two-factor sign-in on',
  disable_second_factor: 'Turned two-factor sign-in off',
  second_factor_failed: 'Second factor failed',
  recovery_code_used: 'Used a recovery code',
  new_recovery_codes: 'Made new recovery codes',
  revoke_sessions: 'Ended sessions',
  revoke: 'Revoked',
  change_secret: 'Changed the secret',
  skip: 'Skipped',
  replay: 'Sent again from a time on',
  disable: 'Disabled the account',
  enable: 'Enabled the account',
  resend_verification: 'Sent the confirmation mail again',
  reset_second_factor: 'Removed the second factor',
  add: 'Added',
  retry: 'Tried again',
  pause: 'Paused',
  resume: 'Resumed',
  call_staff: 'Called staff',
  skip_step: 'Reached nobody',
  miss_target: 'Target missed',
  return_assignment: 'Not taken in time',
};

/** Entities of audited actions, as stored. */
export const auditEntities: Record<string, string> = {
  hotel: 'Hotel',
  account: 'Account',
  acting_session: 'Acting session',
  guest_request: 'Guest request',
  conversation: 'Conversation',
  message: 'Message',
  booking: 'Booking',
  booking_message: 'Message about a booking',
  guest: 'Guest',
  faq: 'FAQ',
  knowledge: 'Knowledge entry',
  contradiction: 'Contradiction',
  knowledge_source: 'Source of knowledge',
  knowledge_change: 'Change of a source',
  staff: 'Staff member',
  api_key: 'API key',
  webhook: 'Webhook',
  ladder: 'Escalation',
  push_device: 'Device for notices',
  duty: 'Duty',
  invitation: 'Invitation',
  notification: 'Notification',
  platform_settings: 'System settings',
  message_settings: 'Message settings',
  message_template: 'Message template',
  test_message: 'Test message',
  provider: 'Provider',
  audit_log: 'Audit log',
  analytics: 'Analytics',
  handover: 'Handover',
  job: 'Job of a queue',
  sending: 'Sending to guests',
};

/** An unknown word is shown as stored, with spaces. */
export function auditWord(words: Record<string, string>, stored: string): string {
  return words[stored] ?? stored.replaceAll('_', ' ');
}

/** The details of an entry as pairs; nested values as stored. */
export function auditDetails(details: Record<string, unknown>): { name: string; value: string }[] {
  return Object.entries(details).map(([name, value]) => ({
    name: name.replaceAll('_', ' '),
    value:
      Array.isArray(value) && value.every(isPlain)
        ? value.join(', ')
        : isPlain(value)
          ? String(value)
          : JSON.stringify(value),
  }));
}

const isPlain = (value: unknown) => value === null || ['string', 'number', 'boolean'].includes(typeof value);
