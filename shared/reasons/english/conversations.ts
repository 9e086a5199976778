/** Conversations, requests, and messages of the hotel in them. */
export const conversationReasons = {
  window_closed:
    'More than 24 hours have passed since the guest last wrote, so WhatsApp takes only approved templates now. Choose a template, or call the guest.',
  template_not_approved: 'WhatsApp has not approved this template. Choose an approved one, or call the guest.',
  sent_elsewhere: 'This message was already sent in another conversation.',
  colleague_answered: '{{name}} answered meanwhile. Read that answer, and send yours if it is still needed.',
  colleague_or_department: 'Choose a colleague or a department, not both.',
  snooze_later: 'Choose a time from now on, at most 30 days ahead.',
  emergency_not_snoozed: 'An emergency cannot be put aside. Resolve it first.',
  suggestion_void: 'This draft is out of date: the guest has written again, or somebody has answered.',
  edit_not_supported:
    'This edit says something that the sources of the draft do not say, or promises something. Change it, or send it as your own reply.',
  reply_has_gap: '{{name}} has no value here. Replace it in the text, then send.',
  reply_variable_unknown: '{{name}} is no variable. Choose one of those below the text.',
  too_many_held: '{{most}} texts wait in this conversation already. Withdraw one first.',
  window_is_open: 'The guest has written within 24 hours. Send the text now.',
  saved_reply_title: 'Enter a name of at most 80 characters.',
  saved_reply_twice: 'There is a saved reply with this name.',
  saved_reply_no_faq: 'Choose the FAQ whose answer stands there.',
  saved_reply_no_place: 'Say with “faq” in double braces where the answer of the FAQ stands.',
  too_many_saved_replies: 'A hotel can have {{most}} saved replies. Delete one first.',
  choice_empty: 'Write a title for each button or item.',
  choice_twice: 'Each button or item needs a title of its own.',
  choices_need_text: 'Buttons and lists stand below a text of at most 1,024 characters, without a file or template.',
  too_many_drafts: 'The assistant has written ten drafts for you in a minute. Try again in a moment.',
  template_has_no_file: 'A template is sent without a file.',
  file_kind_not_sendable:
    'WhatsApp takes JPEG and PNG pictures, PDF, and documents of Word, Excel and PowerPoint without macros.',
  file_too_large: 'The file is too large: WhatsApp takes {{most}} MB at most.',
  too_many_files: '{{most}} files wait in this conversation without a reply. Remove one first.',
  write_message_first: 'Write a message first.',
  write_note_first: 'Write a note first.',
  own_notes_only: 'Only its author can change a note.',
  note_exists: 'Another note has this id. Add it again.',
  write_tag_name: 'Write the name of the tag first.',
  tag_name_taken: 'Another tag has this name.',
  tag_not_found: 'This tag no longer exists.',
  too_many_tags: 'A hotel can have {{most}} tags. An admin deletes one first.',
  write_view_name: 'Write the name of the view first.',
  view_name_taken: 'Another view has this name.',
  view_unknown_filter: 'This filter does not exist. Choose one above the list.',
  saved_view_not_found: 'This view no longer exists.',
  shared_views_by_admins: 'Admins change the views of the whole hotel. Save it for yourself, or ask an admin.',
  too_many_views: '{{most}} views are saved here already. Delete one first.',
  too_many_tags_here: 'A conversation can have {{most}} tags.',
  stays_with_staff: 'It stays with the team: the assistant would answer its open requests.',
  conversation_note_not_found: 'This note no longer exists.',
  only_failed_again: 'Only a message that failed can be sent again.',
  describe_request: 'Describe the request.',
  media_not_fetched:
    'The file could not be fetched from WhatsApp. It may have been deleted there; try again in a moment.',
  translation_needs_model:
    'Translation is off, because this installation has no language model. An administrator sets OPENAI_API_KEY; until then, write in the guest’s language.',
  translation_budget:
    'The hotel’s limit of calls to the language model is used up for today. Write in the guest’s language, or translate tomorrow.',
  translation_failed:
    'The language model did not answer. Nothing was sent and your text is kept. Try again, or send it as it is.',
  translation_changed_facts:
    'The translation changed a number, a time, a price, a code, a link or a name, so it was not taken. Try again, write it more simply, or send it as it is.',
  translation_changed_meaning:
    'The translation may say the opposite, or name another day, meal or unit, so it was not taken. Try again, write it more simply, or send it as it is.',
  translation_incomplete:
    'The translation left something out or added something, so it was not taken. Try again, write it more simply, or send it as it is.',
  translation_other_language:
    'The translation came in another language, so it was not taken. Try again, or send your text as it is.',
  translation_same_language: 'The text is in this language already ({{language}}). Send it as it is.',
  translation_write_digits:
    'Write numbers and times in digits, for example 7:30 or 25, then translate again: numbers in words cannot be checked.',
  gap_unknown: 'The template has no such gap.',
  gap_empty: 'Fill in every gap of the template.',
  gap_one_line: 'Write it in one line.',
  gap_spaces: 'Take out the run of spaces.',
  filled_too_long: 'The text has {{count}} characters. WhatsApp takes {{most}} at most: shorten what you typed.',

  test_number_not_connected:
    'The WhatsApp number of this hotel is not connected. The hotel profile says what is missing.',
  test_phone_opted_out: 'This phone asked for no messages from the hotel. Write START from it, then try again.',
  test_recipient_needed: 'Enter a recipient number',
  test_recipient: 'Enter a recipient number with its country code, for example +49 170 1234567.',
  test_text_too_long: 'WhatsApp takes 1,600 characters at most.',
  test_limit:
    '{{count}} test messages have been sent today, and that is the limit. You can send the next one after midnight ({{zone}}).',
  test_needs_template:
    'This phone has not written to the hotel within 24 hours, so WhatsApp takes only an approved template, and none is approved yet. Write "Hello" from it to {{number}}, then send the test again.',
  test_needs_template_no_number:
    'This phone has not written to the hotel within 24 hours, so WhatsApp takes only an approved template, and none is approved yet. Write "Hello" from it to the hotel, then send the test again.',
  test_deleted: 'The test message was deleted.',

  phone_address: 'Enter a number with its country code, for example +44 7700 900123.',
  phone_picture_type: 'Choose a JPEG, PNG or WebP picture.',
  phone_picture_size: 'Choose a picture of at most 5 MB.',
} as const;
