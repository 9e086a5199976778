import { z } from 'zod';
import { defineContract } from '#shared/http/contract.ts';
import { instant } from '#shared/http/page.ts';
import { endpointChange, endpointDraft, webhookDelivery, webhookEndpoint } from './webhooks.schema.ts';

const withSecret = z.object({ endpoint: webhookEndpoint, secret: z.string() });

export const webhooksContract = defineContract({
  list: {
    method: 'GET',
    path: '/hotels/:hotel_id/webhooks',
    access: 'hotelAdmin',
    summary: 'Endpoints to which events are sent, oldest first',
    response: z.object({ items: z.array(webhookEndpoint) }),
  },
  create: {
    method: 'POST',
    path: '/hotels/:hotel_id/webhooks',
    access: 'hotelAdmin',
    once: true,
    summary: 'Add an endpoint (https); only this answer and a change of the secret hold the secret',
    body: endpointDraft,
    response: withSecret,
    status: 201,
  },
  update: {
    method: 'PATCH',
    path: '/hotels/:hotel_id/webhooks/:id',
    access: 'hotelAdmin',
    summary: 'Change address and kinds of an endpoint, switch it off, or on again after it was stopped',
    body: endpointChange,
    response: webhookEndpoint,
  },
  remove: {
    method: 'DELETE',
    path: '/hotels/:hotel_id/webhooks/:id',
    access: 'hotelAdmin',
    summary: 'Remove an endpoint with its events',
    response: z.null(),
  },
  rotate: {
    method: 'POST',
    path: '/hotels/:hotel_id/webhooks/:id/secret',
    access: 'hotelAdmin',
    once: true,
    summary: 'A new secret; events carry signatures of both for 24 hours',
    response: withSecret,
  },
  test: {
    method: 'POST',
    path: '/hotels/:hotel_id/webhooks/:id/test',
    access: 'hotelAdmin',
    summary: 'Send a test event, after those that wait',
    response: z.null(),
  },
  deliveries: {
    method: 'GET',
    path: '/hotels/:hotel_id/webhooks/:id/events',
    access: 'hotelAdmin',
    summary: 'The last 50 events of an endpoint, newest first, with the last answer to each',
    response: z.object({ items: z.array(webhookDelivery) }),
  },
  sendAgain: {
    method: 'POST',
    path: '/hotels/:hotel_id/webhooks/:id/events/:event_id/send-again',
    access: 'hotelAdmin',
    summary: 'Send an event once more, with the same id',
    response: z.null(),
  },
  skip: {
    method: 'POST',
    path: '/hotels/:hotel_id/webhooks/:id/events/:event_id/skip',
    access: 'hotelAdmin',
    summary: 'Give up an event that its receiver does not take, so that later ones follow',
    response: z.null(),
  },
  replay: {
    method: 'POST',
    path: '/hotels/:hotel_id/webhooks/:id/replay',
    access: 'hotelAdmin',
    summary: 'Send the events of a time span once more, in order and with the same ids; events are kept for 30 days',
    body: z.object({ from: instant, to: instant.optional() }),
    response: z.object({ events: z.number().int() }),
  },
});
