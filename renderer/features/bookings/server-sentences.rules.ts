type Pattern = [sentence: RegExp, key: string, values: string[]];

/** The server's sentences that carry a value: as they come, and as the translator knows them. */
const patterns: Pattern[] = [
  [
    /^“(.*)” is no date that can be read for sure\. Use 2026-09-10\.$/s,
    '“{{value}}” is no date that can be read for sure. Use 2026-09-10.',
    ['value'],
  ],
  [/^“(.*)” is no number of guests\.$/s, '“{{value}}” is no number of guests.', ['value']],
  [/^“(.*)” is no amount\.$/s, '“{{value}}” is no amount.', ['value']],
  [
    /^“(.*)” is no status\. Use/s,
    '“{{value}}” is no status. Use confirmed, checked-in, checked-out or cancelled.',
    ['value'],
  ],
  [
    /^A booking with the number (\S+) exists already\.$/,
    'A booking with the number {{number}} exists already.',
    ['number'],
  ],
  [
    /^A booking already exists for this guest with overlapping dates \((.*)\)\.$/,
    'A booking already exists for this guest with overlapping dates ({{number}}).',
    ['number'],
  ],
  [
    /^It was due on (.*), before the booking was made or changed\.$/,
    'It was due on {{time}}, before the booking was made or changed.',
    ['time'],
  ],
  [
    /^It could not go out before (.*); after that it would have been of no use to the guest\.$/,
    'It could not go out before {{time}}; after that it would have been of no use to the guest.',
    ['time'],
  ],
  [
    /^“(.*)” is no number that WhatsApp can reach\. Correct/s,
    '“{{phone}}” is no number that WhatsApp can reach. Correct the phone number in the booking, with its country code, and send the message again.',
    ['phone'],
  ],
];

/** A sentence of the server as a key with its values, so that it can be said in any language. */
export function serverSentence(message: string): { key: string; values: Record<string, string> } {
  for (const [pattern, key, names] of patterns) {
    const found = pattern.exec(message);
    if (found) return { key, values: Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? ''])) };
  }
  return { key: message, values: {} };
}
