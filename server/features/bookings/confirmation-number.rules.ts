/** No vowels (so no words) and no characters that are confused when read or spoken: 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
const alphabet = 'CDFGHJKMNPQRTWXY34679';
const numberLength = 8;

/** `generate_confirmation_number`: 38 thousand million possibilities, e.g. `K7QXC9MP`. Unique only once it is stored. */
export function newConfirmationNumber(): string {
  const random = crypto.getRandomValues(new Uint32Array(numberLength));
  return Array.from(random, (value) => alphabet[value % alphabet.length]).join('');
}
