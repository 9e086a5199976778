/** What a super admin looks at before a number is registered. */
export const requestChecks = ['number_theirs', 'number_free', 'name_fits', 'business_known'] as const;

/** How WhatsApp tells the code that proves who has a number. */
export const codeMethods = ['sms', 'voice'] as const;

/** What an answer to a hotel says about its request. */
export const answerOutcomes = ['question', 'declined'] as const;
