import { randomInt } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import type { LiveEvent } from '#shared/live-events.ts';
import type { Events } from '#server/ports/events.ts';
import { AppError } from '../../app-error.ts';
import { scopeOf, type ReadCaller } from '../authorize.ts';
import type { Caller } from '../../caller.ts';
import type { Draining } from '../draining.ts';
import { createStreamSlots, sessionKey } from './stream-slots.ts';

/** The console reconnects if a stream is silent for more than twice this time. */
const heartbeatMs = 5000;
/** The session is checked again at this interval: it may expire, or a change of rights may be missed. */
const recheckMs = 60_000;
/** Consoles of a process that stops reconnect after this time, not all at once. */
const RETRY_WHEN_STOPPING_MS = [500, 3000] as const;

/**
 * `GET /api/live?hotel_id=`: server-sent events of one hotel, or of several (`hotel_id=a&hotel_id=b`), all of which the caller
 * must have access to. Subscribes before replaying, so that events may be sent
 * twice but are never lost. `Last-Event-ID` (or `last_event_id` in the query) replays the events after it;
 * `recent`, for a first stream, replays the events of the last minute.
 */
export function liveStream(events: Events, readCaller: ReadCaller, draining: Draining): RequestHandler {
  const openSlot = createStreamSlots();
  return async (request, response) => {
    const { caller, hotelIds } = await authorized(request, readCaller);
    if (request.method === 'HEAD') return void response.type('text/event-stream').end();
    if (draining.begun) return void response.status(503).set('retry-after', '1').end();
    // The client may already have disconnected; then `close` will not be emitted again.
    if (response.destroyed) return;
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-cache, no-transform',
      connection: 'keep-alive',
      'x-accel-buffering': 'no',
    });
    response.write('retry: 1000\n\n');
    const send = (event: LiveEvent) => {
      if (response.writableEnded || response.destroyed) return;
      response.write(`id: ${event.id}\ndata: ${JSON.stringify(event)}\n\n`);
    };
    const lookAgain = () => void endWhenRevoked(request, response, readCaller);
    const stop = [
      ...hotelIds.map((hotelId) => events.subscribe(hotelId, send)),
      // Events may have been missed while the listener was down: the console must reconnect and reload.
      events.onResync(() => response.end()),
      every(heartbeatMs, () => response.write('event: ping\ndata:\n\n')),
      events.onAccessChange((userId) => userId === caller.user_id && lookAgain()),
      every(recheckMs, lookAgain),
      draining.onBegin(() => response.end(`retry: ${randomInt(...RETRY_WHEN_STOPPING_MS)}\n\n`)),
      openSlot(sessionKey(request, caller), () => response.end()),
    ];
    response.on('close', () => stop.forEach((end) => end()));
    for (const hotelId of hotelIds) await replay(request, hotelId, events, send);
  };
}

/** The caller and the hotels of the request. @throws if one of them is not the caller's. */
async function authorized(request: Request, readCaller: ReadCaller): Promise<{ caller: Caller; hotelIds: string[] }> {
  const caller = await readCaller(request);
  if (!caller) throw new AppError('unauthenticated', 'sign_in_first');
  const asked = [request.query['hotel_id']].flat();
  const scopes = asked.map((hotelId) => scopeOf(caller, hotelId)).filter((scope) => scope !== null);
  if (scopes.length === 0 || scopes.length < asked.length) throw new AppError('forbidden', 'no_access_to_hotel');
  return { caller, hotelIds: [...new Set(scopes.map(({ hotel_id }) => hotel_id))] };
}

async function endWhenRevoked(request: Request, response: Response, readCaller: ReadCaller): Promise<void> {
  await authorized(request, readCaller).catch((error: unknown) => {
    // If the check fails, the next interval repeats it.
    if (error instanceof AppError && error.code !== 'unavailable') response.end();
  });
}

async function replay(
  request: Request,
  hotelId: string,
  events: Events,
  send: (event: LiveEvent) => void,
): Promise<void> {
  const last = Number(request.get('last-event-id') ?? request.query['last_event_id'] ?? 0);
  if (Number.isSafeInteger(last) && last > 0) for (const event of await events.since(hotelId, last)) send(event);
  else if ('recent' in request.query) for (const event of await events.recent(hotelId)) send(event);
}

function every(ms: number, work: () => void): () => void {
  const timer = setInterval(work, ms);
  return () => clearInterval(timer);
}
