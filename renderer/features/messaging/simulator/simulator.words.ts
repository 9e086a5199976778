/** docs/product.md, section 9: six of them. */
export const quickTests = [
  'What time are check-in and check-out?',
  'Is breakfast included, and when is it served?',
  'Do you have parking, and what does it cost?',
  'Could you recommend a restaurant nearby?',
  'The air conditioning in my room does not work.',
  'I would like to change the dates of my booking.',
] as const;

const longestLabel = 30;

/** The text on a quick test's button: cut at 30 characters. */
export function shortened(text: string): string {
  const characters = [...text];
  return characters.length > longestLabel ? `${characters.slice(0, longestLabel).join('').trimEnd()}…` : text;
}
