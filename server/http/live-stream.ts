import type { Request, RequestHandler, Response } from 'express';
import type { LiveEvent } from '#shared/live-events.ts';
import type { Events } from '#server/ports/events.ts';
import { AppError } from './app-error.ts';
import { scopeOf, type ReadCaller } from './authorize.ts';
import type { HotelScope } from './caller.ts';
import { createLivePlaces, sessionKey } from './live-places.ts';

/** A console takes a stream that is silent for longer than twice this for one that hangs. */
const heartbeatMs = 5000;
/** A session can expire, and a change of rights be missed, while a stream is open. */
const recheckMs = 60_000;

/**
 * `GET /api/live?hotel_id=`: server-sent events of one hotel. Subscribes first and replays then, so that events may come
 * twice but never not at all. `Last-Event-ID` (or `last_event_id` in the query) replays what was missed;
 * `recent`, for a first stream, the events of the last minute.
 */
export function liveStream(events: Events, readCaller: ReadCaller): RequestHandler {
  const takePlace = createLivePlaces();
  return async (request, response) => {
    const { hotel_id: hotelId, caller } = await authorizedScope(request, readCaller);
    if (request.method === 'HEAD') return void response.type('text/event-stream').end();
    // Whoever has left meanwhile is never told to stop: `close` has been.
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
      events.subscribe(hotelId, send),
      // What was told while this process could not listen is not known: let the console connect and ask anew.
      events.onResync(() => response.end()),
      every(heartbeatMs, () => response.write('event: ping\ndata:\n\n')),
      events.onAccessChange((userId) => userId === caller.user_id && lookAgain()),
      every(recheckMs, lookAgain),
      takePlace(sessionKey(request, caller), () => response.end()),
    ];
    response.on('close', () => stop.forEach((end) => end()));
    await replay(request, hotelId, events, send);
  };
}

async function authorizedScope(request: Request, readCaller: ReadCaller): Promise<HotelScope> {
  const caller = await readCaller(request);
  if (!caller) throw new AppError('unauthenticated', 'Sign in first.');
  const scope = scopeOf(caller, request.query['hotel_id']);
  if (!scope) throw new AppError('forbidden', 'You have no access to this hotel.');
  return scope;
}

async function endWhenRevoked(request: Request, response: Response, readCaller: ReadCaller): Promise<void> {
  await authorizedScope(request, readCaller).catch((error: unknown) => {
    // Where nobody can tell, the next look will.
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
