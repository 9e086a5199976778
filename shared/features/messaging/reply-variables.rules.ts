/** Variables of saved replies, filled from the guest, the booking, the hotel's profile, and the linked FAQ. */
export const replyVariables = [
  'guest_first_name',
  'guest_name',
  'room',
  'room_type',
  'check_in',
  'check_out',
  'confirmation_number',
  'check_in_time',
  'check_out_time',
  'wifi',
  'wifi_network',
  'wifi_password',
  'hotel_name',
  'hotel_phone',
  'hotel_address',
  'staff_name',
  'faq',
] as const;
export type ReplyVariable = (typeof replyVariables)[number];
export type ReplyValues = Record<ReplyVariable, string | null>;

const variablePattern = /\{\{\s{0,9}(\w{1,40})\s{0,9}\}\}/g;

export function isReplyVariable(name: string): name is ReplyVariable {
  return (replyVariables as readonly string[]).includes(name);
}

/** Names in double braces, without repetitions, in the order of the text. A reply that has one is not sent. */
export function gapsIn(text: string): string[] {
  return [...new Set([...text.matchAll(variablePattern)].map(([, name]) => name!))];
}

/** Fills a saved reply. A variable without a value stays in the text and is in `missing`. */
export function fillReply(text: string, values: ReplyValues): { text: string; missing: string[] } {
  const filled = text.replace(
    variablePattern,
    (whole, name: string) => (isReplyVariable(name) && values[name]) || whole,
  );
  return { text: filled, missing: gapsIn(text).filter((name) => !isReplyVariable(name) || !values[name]) };
}
