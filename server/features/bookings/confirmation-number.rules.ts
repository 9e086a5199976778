import { randomInt } from 'node:crypto';

/** No vowels (no words), and nothing that is taken for something else aloud or in print: 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
const alphabet = 'CDFGHJKMNPQRTWXY34679';
const length = 8;

/** `generate_confirmation_number`: 38 thousand million possibilities, e.g. `K7QXC9MP`. */
export function newConfirmationNumber(): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}
