import i18n from 'i18next';

const window = 'The guest has not written in the last 24 hours, so WhatsApp takes only an approved template.';
const waits = `${window} But the {{type}} template in {{language}} still waits for WhatsApp's approval. The message goes out by itself once it is approved`;

/**
 * English sentences of the server that carry values, as the catalogs have them. A refusal sends its values beside the
 * text; what is stored (reasons of messages, notifications) and what stands at a field is the finished sentence.
 * `tests/renderer/lib/server-sentences.test.ts` compares them with the server's source.
 */
export const sentencesWithValues = [
  '“{{value}}” is no date that can be read for sure. Use 2026-09-10.',
  '“{{value}}” is no number of guests.',
  '“{{value}}” is no amount.',
  '“{{value}}” is no status. Use confirmed, checked-in, checked-out or cancelled.',
  'A booking with the number {{number}} exists already.',
  'The number {{number}} stands in the file more than once.',
  'A booking already exists for this guest with overlapping dates ({{number}}).',
  'It was due on {{time}}, before the booking was made or changed.',
  'It could not go out before {{time}}; after that it would have been of no use to the guest.',
  '“{{phone}}” is no number that WhatsApp can reach. Correct the phone number in the booking, with its country code, and send the message again.',
  `${window} But the {{type}} template in {{language}} was not approved: {{reason}} Or call the guest.`,
  `${window} But WhatsApp has {{status}} the {{type}} template in {{language}}, usually because guests blocked or reported it. Change its text in Message Settings, or call the guest.`,
  `${waits}, until {{time}}. If it cannot wait, call the guest.`,
  `${waits}. If it cannot wait, call the guest.`,
  `${window} But the {{type}} template still waits for WhatsApp's approval. The message goes out by itself once it is approved, until {{time}}. If it cannot wait, call the guest.`,
  `${window} But the {{type}} template still waits for WhatsApp's approval. The message goes out by itself once it is approved. If it cannot wait, call the guest.`,
  '{{hotel}} asks for the WhatsApp number {{number}}. Check that it is theirs, then assign it under Hotels.',
  'The WhatsApp number {{number}} is connected. Guests who write to it are answered from now on.',
  'Messages go out through {{provider}}.',
  'The number belongs to this {{provider}} account, but its state is {{status}}.',
  '{{provider}} answered and accepted the account.',
  'The number belongs to this {{provider}} account and is online.',
  '{{provider}} could not be asked just now. Try again in a moment.',
  '{{provider}} has no WhatsApp sender with this number in this account.',
  '{{count}} test messages have been sent today, and that is the limit. You can send the next one after midnight ({{zone}}).',
  'The text has {{count}} characters. WhatsApp takes {{most}} at most: shorten it.',
  'The text has {{count}} characters. WhatsApp takes {{most}} at most: shorten what you typed.',
  "With this guest's data the text has {{count}} characters; WhatsApp takes {{most}} at most. Shorten the template.",
  '{{name}} is no placeholder that we know. Known are: {{known}}.',
  '{{name}} is not a placeholder that we know. Did you mean {{suggestion}}?',
  'No column holds {{field}}.',
  'The assistant uses {{model}}.',
  'The mail server took a mail to {{email}}. Look whether it arrives.',
  'A mail to {{email}} is in the built-in mailbox.',
  'Tomorrow in London: {{degrees}} °C at most.',
] as const;

type Pattern = { key: string; pattern: RegExp; names: string[] };

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

function patternOf(key: string): Pattern {
  const names = [...key.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? '');
  const parts = key.split(/\{\{\w+\}\}/).map(escaped);
  return { key, names, pattern: new RegExp(`^${parts.join('(.+?)')}$`, 's') };
}

/** Created on first use: most pages show no such sentence. */
let patterns: Pattern[] | null = null;

/** A sentence of the server as a key with its values, so that it can be said in any language. */
export function serverSentence(message: string): { key: string; values: Record<string, string> } {
  patterns ??= sentencesWithValues.map(patternOf);
  for (const { key, pattern, names } of patterns) {
    const found = pattern.exec(message);
    if (found) return { key, values: Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? ''])) };
  }
  return { key: message, values: {} };
}

/** A server sentence in the console's language; values are translated too if the catalogs contain them. */
export function serverWords(message: string): string {
  if (!i18n.isInitialized || i18n.language === 'en') return message;
  if (i18n.exists(message)) return i18n.t(message);
  const { key, values } = serverSentence(message);
  const said = Object.entries(values).map(([name, value]) => [name, i18n.exists(value) ? i18n.t(value) : value]);
  return i18n.t(key, Object.fromEntries(said) as Record<string, string>);
}
