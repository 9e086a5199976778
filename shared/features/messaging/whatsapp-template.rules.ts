import {
  isPlaceholder,
  namesIn,
  placeholderPattern,
  placeholders,
  sampleValues,
  withoutSentences,
  type Placeholder,
} from './template.rules.ts';

/**
 * A fallback text in WhatsApp's template format. `variables[0]` is the placeholder for {{1}}. `problems`: violated
 * rules, as text for staff.
 */
export type WhatsAppDraft = {
  body: string;
  variables: Placeholder[];
  samples: Record<string, string>;
  problems: string[];
};

const longest = 1024;
/** Placeholders whose value may be missing. */
const optional: ReadonlySet<string> = new Set([
  'weather_forecast',
  'temperature',
  'transportation_suggestions',
  'hotel_address',
]);

/**
 * Converts a text into the body of a WhatsApp template. Each placeholder becomes the next of {{1}}, {{2}}…, repeated
 * placeholders too, so that the numbers are sequential. An approved template cannot omit a sentence, so sentences
 * that need one of `missing` are omitted here. Source: Twilio's and Meta's template rules (errors 63013, 63021, 63040).
 */
export function whatsappDraft(text: string, missing: readonly Placeholder[] = []): WhatsAppDraft {
  const bare = withoutSentences(
    text.replace(/\r\n?/g, '\n').trim(),
    (name) => optional.has(name) && missing.includes(name as Placeholder),
  );
  const variables: Placeholder[] = [];
  const unknown = namesIn(bare).filter((name) => !isPlaceholder(name));
  const body = bare.replace(placeholderPattern, (whole, double?: string, single?: string) => {
    const name = double ?? single ?? '';
    return isPlaceholder(name) ? `{{${variables.push(name)}}}` : whole;
  });
  const samples = Object.fromEntries(variables.map((name, index) => [String(index + 1), sampleValues[name]]));
  return { body, variables, samples, problems: [...unknownPlaceholders(unknown), ...templateProblems(body)] };
}

/**
 * WhatsApp's rules that a body with {{1}}… violates, each as text for staff with the remedy. Empty if the body is
 * valid.
 */
export function templateProblems(body: string): string[] {
  const broken: [boolean, string][] = [
    [body.trim() === '', 'The text is empty. Write what the guest shall read.'],
    [
      /^\s*\{\{/.test(body),
      'The text starts with a placeholder. WhatsApp wants a word before it, for example "Hello".',
    ],
    [/\}\}\s*$/.test(body), 'The text ends with a placeholder. WhatsApp wants a word or a mark after it.'],
    [/\}\}\s*\{\{/.test(body), 'Two placeholders stand side by side. Put a word between them.'],
    [!inSequence(body), 'The numbers of the placeholders are out of sequence. Use {{1}}, {{2}}, {{3}} without gaps.'],
    [
      [...body].length > longest,
      `The text has ${[...body].length} characters. WhatsApp takes ${longest} at most: shorten it.`,
    ],
    [/ {5,}/.test(body), 'There are more than 4 spaces in a row. Take them out.'],
    [/\t/.test(body), 'There is a tab in the text. Use a space instead.'],
    [/\n[^\S\n]*\n[^\S\n]*\n/.test(body), 'There is more than one empty line in a row. One is enough.'],
  ];
  return broken.filter(([isBroken]) => isBroken).map(([, words]) => words);
}

function inSequence(body: string): boolean {
  const numbers = [...body.matchAll(/\{\{\s*(\d+)\s*\}\}/g)].map((match) => Number(match[1]));
  return numbers.every((number, index) => number === index + 1);
}

/** WhatsApp treats any name in double braces as a variable. */
function unknownPlaceholders(names: string[]): string[] {
  return [...new Set(names)].map(
    (name) => `{{${name}}} is no placeholder that we know. Known are: ${placeholders.join(', ')}.`,
  );
}

/** Normalizes a template value for WhatsApp: one line, no runs of spaces, not empty. */
export function templateValue(value: string): string {
  return value.replace(/\s+/g, ' ').trim() || '–';
}

/** Values for an approved template, or the problems with them. WhatsApp's length limit includes the values. */
export function templateVariables(
  body: string,
  variables: readonly string[],
  valueOf: (name: string) => string,
): { values: Record<string, string>; text: string; problem: string | null } {
  const values = Object.fromEntries(variables.map((name, index) => [String(index + 1), templateValue(valueOf(name))]));
  const text = body.replace(/\{\{(\d+)\}\}/g, (whole, number: string) => values[number] ?? whole);
  const problem =
    [...text].length > longest
      ? `With this guest's data the text has ${[...text].length} characters; WhatsApp takes ${longest} at most. Shorten the template.`
      : null;
  return { values, text, problem };
}

/** Meta's reasons, as of November 2026: https://developers.facebook.com/docs/whatsapp/business-management-api/message-templates */
const rejections: [pattern: RegExp, words: string][] = [
  [
    /INVALID_FORMAT|format/i,
    'WhatsApp found a fault in its form: a placeholder at the wrong place, or special characters. Change the text and save it again.',
  ],
  [
    /TAG_CONTENT_MISMATCH|INCORRECT_CATEGORY|categor/i,
    'WhatsApp takes it for advertising, not for news about a booking. Take out offers and praise, keep to the stay, and save it again.',
  ],
  [/PROMO|marketing/i, 'WhatsApp takes it for advertising. Take out offers and discounts and save it again.'],
  [
    /ABUSIVE|policy|violat/i,
    'WhatsApp says that it goes against its policy. Take out anything that could be read as a threat, as pressure or as asking for personal data, and save it again.',
  ],
  [
    /SCAM|phish/i,
    'WhatsApp takes it for an attempt to deceive. Take out shortened links and requests for payment or personal data, and save it again.',
  ],
  [/duplicate|already exists/i, 'WhatsApp already has a template with this text. Change a word and save it again.'],
];

/** Explains why WhatsApp rejected a template and how to correct it, followed by WhatsApp's own text. */
export function explainRejection(reason: string | null): string {
  const said = reason?.trim();
  if (!said || said === 'NONE')
    return 'WhatsApp rejected it and gave no reason. Change the text a little and save it again.';
  const words =
    rejections.find(([pattern]) => pattern.test(said))?.[1] ??
    'WhatsApp rejected it. Change the text and save it again.';
  return `${words} (WhatsApp: “${said}”)`;
}
