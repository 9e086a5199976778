import { reason, type PlainCode, type Reason } from '#shared/reasons/reasons.ts';
import {
  isPlaceholder,
  namesIn,
  placeholderPattern,
  placeholders,
  sampleValues,
  withoutSentences,
  type Placeholder,
} from './template.rules.ts';

/** A fallback text as WhatsApp takes it. `variables[0]` is what {{1}} stands for. `problems`: broken rules. */
export type WhatsAppDraft = {
  body: string;
  variables: Placeholder[];
  samples: Record<string, string>;
  problems: Reason[];
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

/** Which of WhatsApp's rules a body with {{1}}… breaks, in plain words with what to do; empty where it keeps them all. */
export function templateProblems(body: string): Reason[] {
  const broken: [boolean, Reason][] = [
    [body.trim() === '', reason('template_empty')],
    [/^\s*\{\{/.test(body), reason('template_starts_with_placeholder')],
    [/\}\}\s*$/.test(body), reason('template_ends_with_placeholder')],
    [/\}\}\s*\{\{/.test(body), reason('placeholders_side_by_side')],
    [!inSequence(body), reason('placeholders_out_of_sequence', { numbers: '{{1}}, {{2}}, {{3}}' })],
    [[...body].length > longest, reason('template_too_long', { count: [...body].length, most: longest })],
    [/ {5,}/.test(body), reason('template_spaces')],
    [/\t/.test(body), reason('template_tab')],
    [/\n[^\S\n]*\n[^\S\n]*\n/.test(body), reason('template_empty_lines')],
  ];
  return broken.filter(([isBroken]) => isBroken).map(([, why]) => why);
}

function inSequence(body: string): boolean {
  const numbers = [...body.matchAll(/\{\{\s*(\d+)\s*\}\}/g)].map((match) => Number(match[1]));
  return numbers.every((number, index) => number === index + 1);
}

/** In double braces WhatsApp reads any name as a variable of its own. */
function unknownPlaceholders(names: string[]): Reason[] {
  const known = placeholders.join(', ');
  return [...new Set(names)].map((name) => reason('placeholder_unknown', { name: `{{${name}}}`, known }));
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
): { values: Record<string, string>; text: string; problem: Reason | null } {
  const values = Object.fromEntries(variables.map((name, index) => [String(index + 1), templateValue(valueOf(name))]));
  const text = body.replace(/\{\{(\d+)\}\}/g, (whole, number: string) => values[number] ?? whole);
  const problem =
    [...text].length > longest ? reason('template_too_long_filled', { count: [...text].length, most: longest }) : null;
  return { values, text, problem };
}

/** Meta's reasons, as of November 2026: https://developers.facebook.com/docs/whatsapp/business-management-api/message-templates */
const rejections: [pattern: RegExp, code: PlainCode][] = [
  [/INVALID_FORMAT|format/i, 'rejected_format'],
  [/TAG_CONTENT_MISMATCH|INCORRECT_CATEGORY|categor/i, 'rejected_category'],
  [/PROMO|marketing/i, 'rejected_promotion'],
  [/ABUSIVE|policy|violat/i, 'rejected_policy'],
  [/SCAM|phish/i, 'rejected_scam'],
  [/duplicate|already exists/i, 'rejected_duplicate'],
];

/** Why WhatsApp rejected a template and what to do; its own words stay beside ours. */
export function explainRejection(words: string | null): Reason[] {
  const text = words?.trim();
  if (!text || text === 'NONE') return [reason('rejected_without_reason')];
  const known = rejections.find(([pattern]) => pattern.test(text))?.[1];
  return [reason(known ?? 'rejected'), reason('whatsapp_says', { text })];
}
