/** WhatsApp's limits of what a guest can tap, in characters; as of November 2026: https://www.twilio.com/docs/content */
export const choiceLimits = {
  text: 1024,
  buttons: 3,
  buttonTitle: 20,
  items: 10,
  itemTitle: 24,
  itemDescription: 72,
} as const;
