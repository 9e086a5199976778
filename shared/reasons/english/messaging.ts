/** Settings and templates of messages, and the rules of WhatsApp for templates. */
export const messagingReasons = {
  settings_changed: 'Someone changed this meanwhile. Look at it again, then save yours.',
  settings_changed_by: '{{name}} changed this meanwhile. Look at it again, then save yours.',
  message_type_unknown: 'There is no such message. There are: {{types}}.',
  too_many_test_questions: 'There are {{most}} test questions already. Delete one that you no longer need.',
  choose_tone: 'Choose a tone: friendly, professional, casual, luxury, warm or formal.',
  choose_length: 'Choose a length: short, medium or detailed.',
  choose_greeting: 'Choose a greeting: personalized, formal or informal.',
  enter_minutes: 'Enter a number of minutes.',
  enter_whole_minutes: 'Enter whole minutes.',
  minutes_not_negative: 'Enter 0 or more minutes.',
  minutes_a_day: 'At most 24 hours (1440 minutes).',
  days_before: 'At most 60 days before.',
  days_after: 'At most 60 days after.',
  use_time_1030: 'Use a 24-hour time such as 10:30.',
  placeholder_unknown: '{{name}} is not a placeholder that we know. Known are: {{known}}.',
  placeholder_did_you_mean: '{{name}} is not a placeholder that we know. Did you mean {{suggestion}}?',
  template_empty: 'The text is empty. Write what the guest should read.',
  template_starts_with_placeholder:
    'The text starts with a placeholder. WhatsApp wants a word before it, for example "Hello".',
  template_ends_with_placeholder: 'The text ends with a placeholder. WhatsApp wants a word or a mark after it.',
  placeholders_side_by_side: 'Two placeholders stand side by side. Put a word between them.',
  placeholders_out_of_sequence: 'The numbers of the placeholders are out of sequence. Use {{numbers}} without gaps.',
  template_too_long: 'The text has {{count}} characters. WhatsApp takes {{most}} at most: shorten it.',
  template_too_long_filled:
    "With this guest's data the text has {{count}} characters; WhatsApp takes {{most}} at most. Shorten the template.",
  template_spaces: 'There are more than 4 spaces in a row. Take them out.',
  template_tab: 'There is a tab in the text. Use a space instead.',
  template_empty_lines: 'There is more than one empty line in a row. One is enough.',
  rejected_format:
    'WhatsApp found a fault in its form: a placeholder at the wrong place, or special characters. Change the text and save it again.',
  rejected_category:
    'WhatsApp takes it for advertising, not for news about a booking. Take out offers and praise, keep to the stay, and save it again.',
  rejected_promotion: 'WhatsApp takes it for advertising. Take out offers and discounts and save it again.',
  rejected_policy:
    'WhatsApp says that it goes against its policy. Take out anything that could be read as a threat, as pressure or as asking for personal data, and save it again.',
  rejected_scam:
    'WhatsApp takes it for an attempt to deceive. Take out shortened links and requests for payment or personal data, and save it again.',
  rejected_duplicate: 'WhatsApp already has a template with this text. Change a word and save it again.',
  rejected_without_reason: 'WhatsApp rejected it and gave no reason. Change the text a little and save it again.',
  rejected: 'WhatsApp rejected it. Change the text and save it again.',
  whatsapp_says: '(WhatsApp: “{{text}}”)',
  both_times: 'Enter both times, or none.',
} as const;
