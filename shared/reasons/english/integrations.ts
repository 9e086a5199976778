/** API keys and webhooks. */
export const integrationReasons = {
  name_key: 'Name the key after the system that uses it.',
  choose_scopes: 'Choose at least one permission.',
  too_many_keys: 'A hotel has {{most}} keys at most. Revoke one that is no longer used.',
  api_key_not_found: 'There is no such key.',
  key_not_valid: 'This API key is not valid: it is wrong, was revoked, or has expired.',
  key_lacks_scope: 'This API key lacks the permission {{scope}}.',
  key_rate_limited: 'This API key has made more than {{most}} calls in a minute. Try again in {{seconds}} seconds.',
  webhook_address: 'Enter an https address without a password, for example https://pms.example.com/concierge.',
  choose_kinds: 'Choose at least one event.',
  too_many_endpoints: 'A hotel has {{most}} endpoints at most. Remove one first.',
  endpoint_not_found: 'There is no such endpoint.',
  event_not_found: 'There is no such event; events are kept for 30 days.',
  people_only: 'API keys cannot make this call.',
} as const;
