import { describe, expect, test } from 'vitest';
import { inEnglish } from '#shared/http/errors.ts';
import { AppError } from '#server/http/app-error.ts';
import { startTestServer } from '#tests/support/server.ts';

describe('a sentence with values', () => {
  test('is English in the message and has its values for translation', async () => {
    const server = await startTestServer({ settings: { ROLE: 'api' } });
    try {
      const hotel = await server.aHotel();
      const admin = await server.asMemberOf(hotel, 'admin');
      const colleague = await server.asMemberOf(hotel, 'staff');
      const { body } = await admin.client.post(`/api/hotels/${hotel.id}/invitations`, { email: colleague.email });
      expect(body).toMatchObject({
        code: 'conflict',
        message: `${colleague.email} already works in this hotel.`,
        sentence: { text: '{{email}} already works in this hotel.', params: { email: colleague.email } },
      });
    } finally {
      await server.stop();
    }
  });

  test('keeps a gap that has no value', () => {
    expect(inEnglish({ text: '{{name}} has {{count}} rows.', params: { count: 3 } })).toBe('{{name}} has 3 rows.');
  });

  test('without values is the message alone', () => {
    expect(new AppError('forbidden', 'Ask an admin.').sentence).toBeUndefined();
  });
});
