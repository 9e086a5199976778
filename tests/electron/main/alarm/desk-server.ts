import { randomUUID } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the server does with calls. `hangs`: connections stay open without an answer. */
type Manner = 'answers' | 'fails' | 'hangs';

/** An HTTP server that plays the three calls of the alarm: person, waiting guests, live stream. */
export type DeskServer = {
  url: string;
  person: Record<string, unknown> | null;
  /** Guests who wait in the hotel of the person, and those of other hotels by id. */
  guests: Record<string, unknown>[];
  elsewhere: Record<string, Record<string, unknown>[]>;
  list: Manner;
  /** The hotel whose list cannot be read. */
  failing: string | null;
  manner: Manner;
  calls: string[];
  /** Sends a line to all open streams. */
  say(line: string): void;
  streams(): number;
  dropStreams(): void;
  close(): Promise<void>;
};

export const aPerson = (hotel = randomUUID()) => ({
  user: { id: 'malo' },
  hotel: { id: hotel, name: 'Maison des Marées', timezone: 'Europe/Paris' },
  preferences: { language: 'en', alarm_sound: true, desktop_notices: true },
});
export const aGuest = (name: string, since = '2026-01-05T07:55:00Z') => ({
  id: randomUUID(),
  guest_name: name,
  waiting_since: since,
});

export async function startDeskServer(): Promise<DeskServer> {
  const open = new Set<http.ServerResponse>();
  const listener: http.RequestListener = (request, response) => {
    const path = request.url ?? '';
    desk.calls.push(path.replace(/[?].*/, ''));
    const isList = path.includes('/conversations');
    const manner = desk.manner === 'answers' && isList ? desk.list : desk.manner;
    if (manner === 'hangs') return;
    if (manner === 'fails' || (desk.failing !== null && path.includes(`/hotels/${desk.failing}/`)))
      return void response.writeHead(503).end('{}');
    if (!desk.person) return void response.writeHead(401).end('{}');
    if (path.startsWith('/api/live')) {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('retry: 1000\n\n');
      open.add(response);
      return void response.on('close', () => open.delete(response));
    }
    const guests = desk.elsewhere[path.split('/')[3] ?? ''] ?? desk.guests;
    const body = isList ? { items: guests, counts: { waiting: guests.length } } : desk.person;
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  const server = http.createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const desk: DeskServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    person: aPerson(),
    guests: [],
    elsewhere: {},
    list: 'answers',
    failing: null,
    manner: 'answers',
    calls: [],
    say: (line) => open.forEach((response) => response.write(`${line}\n\n`)),
    streams: () => open.size,
    dropStreams: () => open.forEach((response) => response.destroy()),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return desk;
}
