import { describe, expect, test } from 'vitest';
import { AppError } from '#server/app-error.ts';
import { startTestServer } from '#tests/support/server.ts';

describe('the reason of a refusal', () => {
  test('has its parameters, and is an English sentence in the message', async () => {
    const server = await startTestServer({ settings: { ROLE: 'api' } });
    try {
      const hotel = await server.aHotel();
      const admin = await server.asMemberOf(hotel, 'admin');
      const colleague = await server.asMemberOf(hotel, 'staff');
      const { body } = await admin.client.post(`/api/hotels/${hotel.id}/invitations`, { email: colleague.email });
      expect(body).toMatchObject({
        code: 'conflict',
        message: `${colleague.email} already works in this hotel.`,
        reason: { code: 'already_member', params: { email: colleague.email } },
      });
      const refused = await admin.client.post(`/api/hotels/${hotel.id}/bookings`, { guest_phone: '' });
      expect(refused.body.details).toContainEqual({
        path: 'guest_phone',
        message: 'Phone number is required',
        reason: { code: 'phone_required', params: {} },
      });
      const long = await admin.client.patch('/api/auth/update-user', {});
      expect(long.body).toMatchObject({ message: 'There is no such call.', reason: { code: 'call_not_found' } });
      const name = await admin.client.post('/api/auth/update-user', { first_name: 'a'.repeat(200) });
      expect(name.body.details[0].reason).toEqual({ code: 'name_too_long', params: { most: 100 } });
    } finally {
      await server.stop();
    }
  });

  test('without parameters is given by its code alone', () => {
    expect(new AppError('unauthenticated', 'sign_in_first')).toMatchObject({
      message: 'Sign in first.',
      reason: { code: 'sign_in_first', params: {} },
    });
  });
});
