import { expect, test } from 'vitest';
import { isSameCharge } from '#shared/features/hotels/charges.rules.ts';

test.each(['€18', '18€', '18,00 €', '18.00 €', '18 EUR', 'eur 18'])('"18 €" and "%s" are the same charge', (other) =>
  expect(isSameCharge('18 €', other)).toBe(true),
);

test.each(['18 $', '18', '18,50 €', '180 €', 'free', '', '18 %', '€18 a night'])(
  '"18 €" and "%s" are two charges',
  (other) => expect(isSameCharge('18 €', other)).toBe(false),
);
