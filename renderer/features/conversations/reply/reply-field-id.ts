/** The reply box's text field, where the shortcut for replying puts the cursor. */
export const replyFieldId = 'reply-text';
