export type HeardToken = { token?: string; logprob?: number };

/** Below this probability a number is asked back. */
const SURE = 0.9;

/** The numbers of a transcript with a token that the model was not sure of, at most 5. Digits only, times and dates included. */
export function uncertainNumbers(tokens: readonly HeardToken[]): string[] {
  const found = new Set<string>();
  let number = '';
  let isSure = true;
  const end = () => {
    if (number && !isSure) found.add(number.replace(/[.:,/-]+$/, ''));
    number = '';
    isSure = true;
  };
  for (const { token = '', logprob = 0 } of tokens) {
    for (const letter of token) {
      const joins = number !== '' && /[.:,/-]/.test(letter);
      if (!/\d/.test(letter) && !joins) {
        end();
        continue;
      }
      number += letter;
      if (/\d/.test(letter) && Math.exp(logprob) < SURE) isSure = false;
    }
  }
  end();
  return [...found].slice(0, 5);
}
