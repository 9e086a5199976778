import { Gauge, type Registry } from 'prom-client';
import type { AcrossHotels } from '#server/db/hotel-transaction.ts';
import type { Clock } from '#server/ports/clock.ts';
import * as metrics from './metrics.repository.ts';

export type MetricsDependencies = { acrossHotels: AcrossHotels; clock: Clock; registry: Registry };

type Figures = {
  waiting: metrics.WaitingTurns;
  turns: { outcome: string; turns: number }[];
  jobs: metrics.QueueFigures[];
  deliveries: metrics.DeliveryFigures[];
  busiest: metrics.HotelFigures[];
  slowest: { hotel_id: string; seconds: number }[];
  clockOffsetSeconds: number;
};

/** Several scrapes share one reading of the database. */
const keptMs = 10_000;
const statementMs = 5_000;

/**
 * Figures of the whole platform from the database. Each process reports the same values, so take their maximum. While
 * the database does not answer, `concierge_database_up` is 0 and the others keep their last value.
 */
export function createMetricsService({ acrossHotels, clock, registry }: MetricsDependencies): {
  refresh: () => Promise<void>;
} {
  const gauges = createGauges(registry);
  let reading: { at: number; done: Promise<void> } | null = null;

  async function read(): Promise<void> {
    try {
      show(gauges, await acrossHotels((tx) => readFigures(tx, clock)));
      gauges.up.set(1);
    } catch {
      gauges.up.set(0);
    }
  }

  return {
    refresh: () => {
      const at = clock.now().getTime();
      if (!reading || Math.abs(at - reading.at) > keptMs) reading = { at, done: read() };
      return reading.done;
    },
  };
}

async function readFigures(tx: Parameters<typeof metrics.dueJobs>[0], clock: Clock): Promise<Figures> {
  await metrics.limitStatements(tx, statementMs);
  const before = clock.now().getTime();
  const databaseTime = await metrics.databaseTime(tx);
  const clockOffsetSeconds = ((before + clock.now().getTime()) / 2 - databaseTime) / 1000;
  return {
    clockOffsetSeconds,
    waiting: await metrics.waitingTurns(tx),
    turns: await metrics.turnsOfLastHour(tx),
    jobs: await metrics.dueJobs(tx),
    deliveries: await metrics.deliveriesOfLastHour(tx),
    busiest: await metrics.busiestHotels(tx),
    slowest: await metrics.slowestHotels(tx),
  };
}

function createGauges(registry: Registry) {
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name: `concierge_${name}`, help, labelNames, registers: [registry] });
  return {
    up: gauge('database_up', '1 where the last reading of the database succeeded'),
    clock: gauge('clock_offset_seconds', "How much this machine's clock is ahead of the database's"),
    waiting: gauge('turns_waiting', 'Turns of guests without an answer'),
    oldest: gauge('oldest_turn_seconds', 'Age of the oldest turn without an answer'),
    turns: gauge('turns_last_hour', 'Turns of the last hour by outcome', ['outcome']),
    jobs: gauge('queue_jobs', 'Jobs that are due and not done', ['queue']),
    jobAge: gauge('queue_oldest_seconds', 'How long the oldest such job has been due', ['queue']),
    deliveries: gauge('messages_last_hour', 'Outbound messages of the last hour by status and provider code', [
      'status',
      'code',
    ]),
    busiest: gauge('hotel_messages_last_hour', 'Messages of the ten busiest hotels', ['hotel_id']),
    slowest: gauge('hotel_oldest_open_seconds', 'The ten hotels whose guests wait longest for a person', ['hotel_id']),
  };
}

function show(gauges: ReturnType<typeof createGauges>, figures: Figures): void {
  gauges.clock.set(figures.clockOffsetSeconds);
  gauges.waiting.set(figures.waiting.turns);
  gauges.oldest.set(figures.waiting.oldest_seconds);
  for (const each of [gauges.turns, gauges.deliveries, gauges.busiest, gauges.slowest]) each.reset();
  for (const { outcome, turns } of figures.turns) gauges.turns.set({ outcome }, turns);
  for (const { status, code, messages } of figures.deliveries) gauges.deliveries.set({ status, code }, messages);
  for (const { hotel_id, messages } of figures.busiest) gauges.busiest.set({ hotel_id }, messages);
  for (const { hotel_id, seconds } of figures.slowest) gauges.slowest.set({ hotel_id }, seconds);
  for (const { queue, jobs, oldest_seconds } of figures.jobs) {
    gauges.jobs.set({ queue }, jobs);
    gauges.jobAge.set({ queue }, oldest_seconds);
  }
}
