/** Which numbers of the list are shown; `attention`: the super admin has something to do. */
export const numberFilters = ['attention', 'live', 'no_hotel'] as const;

/** What comes next for a number. The first group waits for others. */
export const waitingSteps = ['nothing', 'wait_for_hotel', 'wait_for_answer', 'wait_for_limit', 'resume'] as const;
export const openSteps = [
  'give_to_hotel',
  'find_hotel',
  'check_request',
  'enter_code',
  'connect',
  'bring_here',
  'find_at_provider',
  'write_first',
  'submit_name',
  'lift_restriction',
  'raise_quality',
] as const;
