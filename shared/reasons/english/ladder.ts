/** The escalation ladder: steps, telephone numbers, tests. */
export const ladderReasons = {
  rung_twice: 'Each step can be there once for a priority.',
  phone_with_country: 'Enter a telephone number with its country code, for example +33 6 12 34 56 78.',
  no_phone_provider: 'This server cannot send SMS or call. Ask your administrator to set TWILIO_ALERT_NUMBER.',
  own_phone_first: 'Save your own telephone number first.',
  currency_code: 'Enter the three letters of a currency, for example EUR.',
  no_manager_phone: 'No manager has a telephone number yet.',
  too_many_alarm_tests: 'You have tried this often enough for now. Try again in an hour.',
  last_day_first: 'The last day cannot be before the first one.',
  a_year_at_most: 'Keep it under one year.',
  too_many_shifts: 'A hotel can have {{most}} shifts. Remove old ones first.',
  push_service_unknown: 'This browser’s push service is not known.',
  department_name: 'Enter a name of at most 40 characters.',
  target_twice: 'Enter one target for each priority.',
  department_twice: 'There is a department with this name already.',
  too_many_departments: 'A hotel can have {{most}} departments. Remove one first.',
  too_many_devices: 'You can have {{most}} devices. Remove one first.',
} as const;
