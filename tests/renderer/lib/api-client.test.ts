import { describe, expect, test, vi } from 'vitest';
import { createClient } from '#renderer/lib/api/api-client.ts';
import { ApiError, fieldProblems } from '#renderer/lib/api/api-error.ts';
import { api } from '#shared/api.ts';
import { startNetwork } from '../support/network.ts';
import { aFaq, hotelId, otherHotelId } from '../support/rows.ts';

const client = createClient(api);
const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

describe('the API client', () => {
  test('fills the path, leaves out empty query fields and reads the answer', async () => {
    const faq = aFaq();
    const { calls } = await startNetwork({
      [`GET /api/hotels/${hotelId}/faqs`]: { body: { items: [faq], next_cursor: null } },
    });
    const page = await client.knowledge.listFaqs({ params: { hotel_id: hotelId }, query: { search: '', limit: 20 } });
    expect(page).toEqual({ items: [faq], next_cursor: null });
    expect(calls[0]?.query.toString()).toBe('limit=20');
  });

  test('sends a body as JSON and reads an empty answer as null', async () => {
    const { calls } = await startNetwork({
      [`POST /api/hotels/${hotelId}/faqs`]: { status: 201, body: aFaq() },
      [`DELETE /api/hotels/${hotelId}/faqs/one%2Ftwo`]: { text: '' },
    });
    await client.knowledge.createFaq({ params: { hotel_id: hotelId }, body: { question: 'A?', answer: 'B.' } });
    expect(calls[0]?.body).toEqual({ question: 'A?', answer: 'B.' });
    expect(calls[0]?.headers.get('content-type')).toBe('application/json');
    expect(await client.knowledge.removeFaq({ params: { hotel_id: hotelId, id: 'one/two' } })).toBeNull();
  });

  test('a refused field has its path and message', async () => {
    const details = [{ path: 'question', message: 'Enter the question.' }];
    const body = { code: 'invalid_input', message: 'Check the fields.', details, request_id: 'req_1' };
    await startNetwork({ [`POST /api/hotels/${hotelId}/faqs`]: { status: 400, body } });
    const error = await failureOf(
      client.knowledge.createFaq({ params: { hotel_id: hotelId }, body: { question: '', answer: '' } }),
    );
    expect(error).toMatchObject({ code: 'invalid_input', status: 400, request_id: 'req_1' });
    expect(fieldProblems(error)).toEqual(details);
  });

  test("another hotel's FAQs are refused, and the refusal keeps its code", async () => {
    const body = { code: 'forbidden', message: 'This is not your hotel.', request_id: 'req_2' };
    await startNetwork({ [`GET /api/hotels/${otherHotelId}/faqs`]: { status: 403, body } });
    const error = await failureOf(client.knowledge.listFaqs({ params: { hotel_id: otherHotelId } }));
    expect(error).toMatchObject({ code: 'forbidden', message: 'This is not your hotel.', status: 403 });
  });

  test('a server that does not answer is "unavailable", in words for people', async () => {
    const network = await startNetwork({});
    await network.close();
    const error = await failureOf(client.auth.me());
    expect(error).toMatchObject({ code: 'unavailable', status: 0 });
    expect(error.message).toContain('cannot be reached');
  });

  test('an answer that is cut off half-way is "unavailable", never an empty one', async () => {
    await startNetwork({ 'GET /api/context': { text: '{', headers: { 'content-length': '400' } } });
    expect(await failureOf(client.auth.getContext())).toMatchObject({ code: 'unavailable', status: 0 });
  });

  test("a proxy's own error page becomes an error of the same status", async () => {
    await startNetwork({
      'GET /api/me': { status: 502, text: '<html>Bad gateway</html>', headers: { 'content-type': 'text/html' } },
    });
    expect(await failureOf(client.auth.me())).toMatchObject({ code: 'provider_failed', status: 502 });
  });

  test('an answer of another shape is an error, never half a row', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    await startNetwork({ 'GET /api/me': { body: { user: 'somebody' } } });
    expect(await failureOf(client.auth.me())).toMatchObject({ code: 'internal' });
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
  });
});
