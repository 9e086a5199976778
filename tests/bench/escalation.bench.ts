import { get } from 'node:http';
import type { Ground } from './ground.ts';
import { guestNumber, median, ms, percentile, post, webhook } from './load.ts';
import { memberCookies } from './member.ts';

const consoleCounts = [200, 1000];
/** A session may have 10 open streams. */
const consolesOfSession = 10;
const escalations = 40;

/** Time from the guest's webhook to the escalation event on all open consoles. */
export async function escalationBench(ground: Ground): Promise<string[]> {
  const server = await ground.startServer();
  const cookies = await memberCookies(ground, server, Math.max(...consoleCounts) / consolesOfSession);
  const lines: string[] = [];
  for (const consoles of consoleCounts) lines.push(await toldAfter(ground, server, cookies, consoles));
  return lines;
}

async function toldAfter(ground: Ground, server: string, cookies: string[], consoles: number): Promise<string> {
  let heard: () => void = () => {};
  const close = await Promise.all(
    Array.from({ length: consoles }, (_, index) =>
      openConsole(`${server}/api/live?hotel_id=${ground.hotelId}`, cookies[index % cookies.length]!, () => heard()),
    ),
  );
  const times: number[] = [];
  for (let index = 0; index < escalations + 5; index++) {
    const start = performance.now();
    const each: number[] = [];
    await new Promise<void>((resolve) => {
      heard = () => {
        each.push(performance.now() - start);
        if (each.length === consoles) resolve();
      };
      void post(webhook(server, guestNumber(consoles * 1000 + index), 'Tell me, how much is the helicopter transfer?'));
    });
    if (index >= 5) times.push(...each);
  }
  close.forEach((end) => end());
  return `webhook in to ${consoles} consoles told (model's time nought): p50 ${ms(median(times))}, p95 ${ms(percentile(times, 0.95))} (aim: p95 within 150 ms)`;
}

function openConsole(url: string, cookie: string, escalated: () => void): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const call = get(url, { headers: { cookie } }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`live stream answered ${response.statusCode}`));
      response.on('data', (chunk: Buffer) => {
        const text = chunk.toString();
        for (let at = text.indexOf('request.escalated'); at >= 0; at = text.indexOf('request.escalated', at + 1))
          escalated();
      });
      resolve(() => call.destroy());
    });
    call.on('error', () => {});
  });
}
