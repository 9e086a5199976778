/** States of an account at the WhatsApp provider. */
export const accountStates = ['active', 'suspended', 'closed'] as const;
export type AccountState = (typeof accountStates)[number];
