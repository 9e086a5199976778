import http from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createDraining, drain, type Draining } from '#server/http/draining.ts';
import { healthRoutes } from '#server/http/health.ts';
import { until } from '#tests/support/until.ts';

let draining: Draining;
let server: http.Server;
let url: string;
let finish: () => void;
let asked: boolean;

beforeEach(async () => {
  draining = createDraining();
  asked = false;
  const app = express();
  app.use(draining.middleware);
  app.use(healthRoutes({ practice: false, stopping: () => draining.begun, ready: async () => ({ database: true }) }));
  app.get('/slow', (_request, response) => {
    asked = true;
    finish = () => void response.json({ done: true });
  });
  server = app.listen(0, '127.0.0.1');
  await until('it listens', () => server.listening);
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

describe('a process that stops', () => {
  test('is not ready from then on, still answers, and closes the connection after each answer', async () => {
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
    draining.begin();
    const ready = await fetch(`${url}/health/ready`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toEqual({ status: 'stopping', checks: {} });
    const live = await fetch(`${url}/health/live`);
    expect(live.status).toBe(200);
    expect(live.headers.get('connection')).toBe('close');
  });

  test('answers the request under way before its connection is closed', async () => {
    const slow = fetch(`${url}/slow`);
    await until('it is under way', () => asked);
    draining.begin();
    const drained = drain(server);
    await expect(fetch(`${url}/health/live`)).rejects.toThrow();
    finish();
    expect(await (await slow).json()).toEqual({ done: true });
    await drained;
  });

  test('ends streams at once, also one that opens meanwhile', () => {
    let ended = 0;
    const forget = draining.onBegin(() => (ended += 10));
    draining.onBegin(() => (ended += 1));
    forget();
    draining.begin();
    expect(ended).toBe(1);
    draining.onBegin(() => (ended += 1));
    expect(ended).toBe(2);
  });
});
