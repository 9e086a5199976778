import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createFileLinks } from '#server/features/conversations/files/file-links.ts';

const clock = { now: () => new Date('2026-09-01T10:00:00Z') };
const publicUrl = 'https://concierge.example.com';
const linksOf = (...secrets: string[]) => createFileLinks({ secrets, publicUrl, clock });
const file = { type: 'other' as const, url: `file:${randomUUID()}`, filename: 'Menü & Karte.pdf' };

function partsOf(url: string) {
  const [, , hotel_id = '', file_id = '', token = ''] = new URL(url).pathname.split('/');
  return { hotel_id, file_id, token };
}

test('a link of the secret before the change is taken, and new links are made with the new one', () => {
  const before = partsOf(linksOf('the old secret').linkTo(randomUUID(), file));
  expect(linksOf('the new secret', 'the old secret').check(before)).toBe('valid');
  expect(linksOf('the new secret').check(before)).toBe('forged');
  const after = partsOf(linksOf('the new secret', 'the old secret').linkTo(randomUUID(), file));
  expect(linksOf('the new secret').check(after)).toBe('valid');
});

test('the name of the file is a part of the path that the guest’s phone can show', () => {
  expect(linksOf('secret').linkTo(randomUUID(), file)).toMatch(/\/Men%C3%BC%20%26%20Karte\.pdf$/);
});

test('what is no signature is forged', () => {
  const link = partsOf(linksOf('secret').linkTo(randomUUID(), file));
  for (const token of ['', 'x', '1788256800.', `9999999999.${'A'.repeat(43)}`, `${link.token}A`])
    expect(linksOf('secret').check({ ...link, token })).toBe('forged');
});
