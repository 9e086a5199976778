/** A hotel's profile, its WhatsApp number, and the notifications about it. */
export const hotelReasons = {
  hotel_name_taken: 'You already work in a hotel with this name. Choose it in the sidebar.',
  too_many_hotels: 'You already work in {{most}} hotels. Ask the platform’s administrator to set up another one.',
  maps_not_set_up: 'Maps are not set up. Ask your administrator to set GOOGLE_MAPS_API_KEY.',
  choose_time_zone: 'Choose a time zone, for example Europe/Paris.',
  list_entry_too_long: 'Keep each entry under 200 characters.',
  list_too_long: 'Keep the list under 200 entries.',
  use_time_2230: 'Use a 24-hour time such as 22:30.',
  start_with_https: 'Start with https://, for example https://www.example.com.',
  use_clock_time: 'Enter a time such as 3:00 PM, 15:00 or noon.',
  other_hotel_name: 'This is not the name of the hotel.',
  enter_hotel_name: 'Enter the name of the hotel.',
  enter_coordinate: 'Enter a number such as 41.3874.',
  enter_charge: 'Enter an amount with its currency, for example 18 €.',
  enter_both_times: 'Enter both times, or leave both empty.',
  until_after_from: 'Choose a time after “from”.',
  one_line: 'Keep it in one line.',
  enter_days: 'Enter a number of days.',
  enter_whole_days: 'Enter whole days.',
  keep_guests_a_day: 'Keep guests for one day at least.',
  keep_guests_ten_years: 'Ten years, 3650 days, is the longest.',

  enter_number: 'Enter a number.',
  number_characters: 'Write the number with the digits 0 to 9 and one + at the start, for example +49 30 5550100.',
  number_with_country: 'Write it with its country code, for example +49 30 5550100.',
  number_not_national:
    'This is not a complete number of your country. Check its digits, or write it with its country code, for example +49 30 5550100.',
  number_impossible:
    'This is not a possible telephone number: it has too few or too many digits, or its country code does not exist. Check it.',
  number_missing: 'Enter the number, with its country code, for example +49 30 5550100.',
  number_assigned_here:
    'This number is assigned to the hotel. Ask the Concierge team to release it, or enter the new one.',
  number_assigned_elsewhere: 'This number is assigned to another hotel. Release it there first, or check the number.',
  number_requested:
    '{{hotel}} asks for the WhatsApp number {{number}}. Check it and register it under WhatsApp Numbers.',
  number_connected:
    'The WhatsApp number {{number}} is connected. Write to it from your own phone and see that you are answered.',
  sender_not_set_up: 'No WhatsApp provider is set up, so the number cannot be looked up there.',
  sender_missing: '{{provider}} has no WhatsApp sender with this number in this account.',
  sender_online: 'The number belongs to this {{provider}} account and is online.',
  sender_offline: 'The number belongs to this {{provider}} account, but its state is {{status}}.',
  sender_refused: '{{provider}} does not accept this: {{why}} (code {{code}})',
  sender_not_registered: 'The number is not registered with WhatsApp yet.',
  sender_code_wrong: 'WhatsApp does not accept this code. Check the digits, or have another code sent.',
  sender_code_limit: 'Codes were entered or sent {{limit}} times in a day. Go on from {{next}}.',
  enter_sender_code: 'Enter the 6 digits of the code.',
  number_not_asked_for:
    'The hotel has not asked for a number that is still open, or has not said how it is used. Ask it to complete its request.',
  sender_unknown: '{{provider}} could not be asked just now. Try again in a moment.',

  step_enter_number: 'Enter the WhatsApp number of the hotel in its profile, with the country code.',
  step_assign_new: 'The Concierge team assigns the new number. Until then the old one stays connected.',
  step_assign: 'The Concierge team checks that the number is yours and assigns it. You are told when it is done.',
  step_paused: 'The Concierge team has paused the number: nothing comes in or goes out. Ask them when it goes on.',
  step_restricted:
    'WhatsApp has restricted the number: nothing comes in or goes out. The Concierge team takes care of it.',
  step_connected: 'Guests reach the hotel on WhatsApp, and the hotel writes from its own number.',

  stage_none: 'There is no WhatsApp number yet. Guests cannot reach you on WhatsApp.',
  stage_number_given:
    'The number is noted. Say how it is used today and which name guests see, and we can register it.',
  stage_requested: 'The Concierge team registers the number with WhatsApp. This takes 1 to 5 working days.',
  stage_code_sent:
    'WhatsApp sends a code to your number, by SMS or by a call. Enter it here; the number is connected a moment later.',
  stage_sender_found:
    'WhatsApp knows the number. The Concierge team checks it and connects it, usually within a working day.',
  stage_connected:
    'The number is connected, but no message has come in yet. Write to it from your own phone to see that it works.',
  stage_webhooks_seen: 'Messages come in. The connection is complete once the first one is answered.',
  stage_live: 'Guests who write to the number are answered.',
  stage_sender_missing:
    'Our account at WhatsApp does not have this number, so guests who write to it get no answer. The Concierge team takes care of it.',
  stage_webhooks_elsewhere:
    'Messages to this number go to another system, so guests get no answer from here. The Concierge team takes care of it.',
  stage_display_name_rejected:
    'WhatsApp did not accept the name that guests see. Choose the name of the hotel as it stands on its website, and the Concierge team submits it again.',
  stage_limit_reached:
    'WhatsApp allows no more messages to guests who have not written today. Guests who write are answered. It ends by midnight (UTC).',
  stage_quality_low:
    'Guests have blocked or reported messages, so WhatsApp rates the number low. Send fewer messages that guests did not ask for, else WhatsApp limits the number.',
  enter_display_name: 'Enter the name that guests see, with 3 letters at least.',
  enter_meta_business_id: 'Enter the number of the Meta business portfolio, 8 to 20 digits.',

  notification_resolved: 'Somebody has already resolved this notification.',
  notification_type: 'A type is lower-case letters, digits and underscores, for example test_key_request.',
  enter_message: 'Enter a message.',
  metadata_too_long: 'The metadata is too long.',

  room_number: 'Enter a room number of at most 20 characters.',
  room_twice: 'There is a room {{number}} already.',
  room_state_unknown: '"{{value}}" is no state of a room. Use clean, dirty, inspected or out of order.',
  task_title: 'Say in at most 200 characters what is to be done.',
  task_not_done: 'The guest is told only after the task was ticked.',
  open_promise: 'The guest was promised: “{{promise}}”. It is not ticked yet.',
  task_told: 'The guest was told already.',
  task_without_guest: 'This task belongs to no conversation.',
  photo_too_large: 'The photo is too large.',
  too_many_rooms: 'A hotel can have {{most}} rooms.',
} as const;
