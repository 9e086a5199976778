/** Why a stay message does not go out. */
export const stayMessageReasons = {
  booking_cancelled: 'The booking was cancelled.',
  guest_checked_out: 'The guest has checked out.',
  guest_arrived: 'The guest has arrived already.',
  stay_over: 'The stay is over.',
  stay_too_short: 'The stay is too short for this message.',
  guest_erased: 'The guest was erased.',
  nothing_planned: 'Nothing is planned.',
  due_before_change: 'It was due on {{moment}}, before the booking was made or changed.',
  could_not_go_before: 'It could not go out before {{moment}}; after that it would have been of no use to the guest.',
  imported_without_welcome: 'The booking was imported without a welcome message.',
  cancelled_before_sending: 'The booking was cancelled before this message could go out.',
  sent_already: 'This message has been sent already.',
  switched_off: 'This message is switched off in Message Settings.',
  hotel_inactive: 'The hotel is inactive, so nothing is sent by itself.',
  guest_opted_out:
    'The guest does not want messages from the hotel. Respect it: nothing is sent until the guest writes START. If it is urgent, call.',
  number_not_connected:
    'The WhatsApp number of this hotel is not connected. The hotel profile says what is missing; send the message again once it is.',
  phone_not_on_whatsapp:
    '“{{phone}}” is no number that WhatsApp can reach. Correct the phone number in the booking, with its country code, and send the message again.',
  own_text_outside_window:
    'The guest has not written in the last 24 hours, so WhatsApp takes only the approved template. Send the message without a text of your own, or call the guest.',
  being_sent: 'This message is being sent at this very moment. Look at the log in a few seconds.',
  no_template: 'There is no template for this message.',
  template_rejected:
    'The guest has not written in the last 24 hours, so WhatsApp takes only an approved template. But the {{message_type}} template in {{language}} was not approved: {{reasons}} Or call the guest.',
  template_paused:
    'The guest has not written in the last 24 hours, so WhatsApp takes only an approved template. But WhatsApp has paused the {{message_type}} template in {{language}}, usually because guests blocked or reported it. Change its text in Message Settings, or call the guest.',
  template_disabled:
    'The guest has not written in the last 24 hours, so WhatsApp takes only an approved template. But WhatsApp has disabled the {{message_type}} template in {{language}}, usually because guests blocked or reported it. Change its text in Message Settings, or call the guest.',
  template_waits:
    "The guest has not written in the last 24 hours, so WhatsApp takes only an approved template. But the {{message_type}} template in {{language}} still waits for WhatsApp's approval. The message goes out by itself once it is approved. If it cannot wait, call the guest.",
  template_waits_until:
    "The guest has not written in the last 24 hours, so WhatsApp takes only an approved template. But the {{message_type}} template in {{language}} still waits for WhatsApp's approval. The message goes out by itself once it is approved, until {{moment}}. If it cannot wait, call the guest.",
  template_missing_waits:
    "The guest has not written in the last 24 hours, so WhatsApp takes only an approved template. But the {{message_type}} template still waits for WhatsApp's approval. The message goes out by itself once it is approved. If it cannot wait, call the guest.",
  template_missing_waits_until:
    "The guest has not written in the last 24 hours, so WhatsApp takes only an approved template. But the {{message_type}} template still waits for WhatsApp's approval. The message goes out by itself once it is approved, until {{moment}}. If it cannot wait, call the guest.",
} as const;
