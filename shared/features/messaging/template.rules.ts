/** The placeholders of docs/product.md, section 3. */
export const placeholders = [
  'guest_name',
  'hotel_name',
  'check_in_date',
  'check_out_date',
  'confirmation_number',
  'room_type',
  'hotel_address',
  'check_in_time',
  'check_out_time',
  'weather_forecast',
  'temperature',
  'transportation_suggestions',
] as const;
export type Placeholder = (typeof placeholders)[number];

/** Null: a known placeholder without a value; its sentence is omitted. */
export type TemplateValues = Partial<Record<Placeholder, string | null>>;

/** The preview's sample (docs/product.md, section 2). */
export const sampleValues: Record<Placeholder, string> = {
  guest_name: 'Maria Silva',
  hotel_name: 'Hotel Sunrise',
  check_in_date: '2025-09-10',
  check_out_date: '2025-09-12',
  confirmation_number: 'ABC-12345',
  room_type: 'Deluxe Suite',
  hotel_address: '1 Harbour Street',
  check_in_time: '3:00 PM',
  check_out_time: '11:00 AM',
  weather_forecast: 'sunny',
  temperature: '24°C',
  transportation_suggestions: 'taxi or hotel shuttle',
};

/** `{{name}}` or `{name}`; the name is the first or the second group. */
export const placeholderPattern = /\{\{\s*(\w+)\s*\}\}|\{\s*(\w+)\s*\}/g;

export function isPlaceholder(name: string): name is Placeholder {
  return (placeholders as readonly string[]).includes(name);
}

/**
 * Renders a template, for the preview and for the message. Unknown placeholders stay as written. A
 * sentence with a placeholder without a value is omitted.
 */
export function renderTemplate(text: string, values: TemplateValues): string {
  const filled = withoutSentences(text, (name) => isPlaceholder(name) && name in values && !values[name]?.trim());
  return filled.replace(placeholderPattern, (whole, double?: string, single?: string) => {
    const name = double ?? single ?? '';
    return (isPlaceholder(name) && values[name]) || whole;
  });
}

/** Removes sentences with a placeholder for which `isMissing` is true, and the lines and gaps that become empty. */
export function withoutSentences(text: string, isMissing: (name: string) => boolean): string {
  if (!namesIn(text).some(isMissing)) return text;
  const lines = text.split('\n').flatMap((line) => {
    const sentences = sentencesOf(line);
    const kept = sentences.filter((sentence) => !namesIn(sentence).some(isMissing));
    if (kept.length === sentences.length) return [line];
    const rest = kept.join('').trimEnd();
    return /[\p{L}\p{N}{]/u.test(rest) ? [rest] : [];
  });
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+|\n+$/g, '');
}

/** Names of the placeholders in a text, in order, with repetitions. */
export function namesIn(text: string): string[] {
  return [...text.matchAll(placeholderPattern)].map((match) => match[1] ?? match[2] ?? '');
}

/**
 * A sentence ends after its punctuation mark, following emojis and white space. Placeholders contain no marks, so none
 * is cut.
 */
function sentencesOf(line: string): string[] {
  return line.match(/.+?(?:[.!?…]+["'”’»)]*(?:\s+|$)(?:\p{Extended_Pictographic}\uFE0F?(?:\s+|$))*|$)/gsu) ?? [line];
}
