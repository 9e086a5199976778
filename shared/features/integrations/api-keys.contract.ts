import { z } from 'zod';
import { defineContract } from '#shared/http/contract.ts';
import { apiKey, apiKeyDraft } from './api-keys.schema.ts';

export const apiKeysContract = defineContract({
  list: {
    method: 'GET',
    path: '/hotels/:hotel_id/api-keys',
    access: 'hotelAdmin',
    summary: 'API keys, newest first, without their secrets; revoked ones for 90 days',
    response: z.object({ items: z.array(apiKey) }),
  },
  create: {
    method: 'POST',
    path: '/hotels/:hotel_id/api-keys',
    access: 'hotelAdmin',
    once: true,
    summary: 'Make an API key; only this answer holds the key itself',
    body: apiKeyDraft,
    response: z.object({ key: z.string(), api_key: apiKey }),
    status: 201,
  },
  revoke: {
    method: 'DELETE',
    path: '/hotels/:hotel_id/api-keys/:id',
    access: 'hotelAdmin',
    summary: 'Revoke an API key; calls with it are refused at once',
    response: apiKey,
  },
});
