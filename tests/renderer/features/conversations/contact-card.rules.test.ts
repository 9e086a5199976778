import { expect, test } from 'vitest';
import { contactsOf } from '#renderer/features/conversations/message/contact-card.rules.ts';

test('names, numbers and addresses of a card, folded lines and escapes included', () => {
  const card = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    'FN:Ana Mar',
    ' ía\\, Taxi',
    'item1.TEL;waid=34600111222:+34 600 111 222',
    'TEL;TYPE=CELL:+34 600 111 222',
    'EMAIL;TYPE=WORK:ana@taxi.example',
    'EMAIL:javascript:alert(1)',
    'END:VCARD',
  ].join('\r\n');
  expect(contactsOf(card)).toEqual([
    { name: 'Ana María, Taxi', phones: ['+34 600 111 222'], mails: ['ana@taxi.example'] },
  ]);
});

test('a hostile card is read in linear time', () => {
  const begun = performance.now();
  contactsOf(`BEGIN:VCARD\n${'TEL;'.repeat(25_000)}\n${'EMAIL:a@'.repeat(10_000)}\n${'\n '.repeat(20_000)}END:VCARD`);
  expect(performance.now() - begun).toBeLessThan(500);
});
