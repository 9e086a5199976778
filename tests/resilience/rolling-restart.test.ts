import { afterEach, beforeEach, expect, test } from 'vitest';
import { sidOf, startFleet, type Fleet } from '#tests/support/fleet.ts';
import { freePort, type ServerProcess } from '#tests/support/server-process.ts';
import { until } from '#tests/support/until.ts';

let fleet: Fleet;
beforeEach(async () => {
  fleet = await startFleet();
}, 60_000);
afterEach(({ task }) => fleet?.stop(task.result?.state === 'fail'), 60_000);

const isReady = (process: ServerProcess): Promise<boolean> =>
  fetch(`${process.url}/health/ready`).then(
    ({ status }) => status === 200,
    () => false,
  );

test('a rolling restart under load answers every signed webhook', async () => {
  const api = async () => fleet.start('api', { PORT: String(await freePort()), SHUTDOWN_DELAY_MS: '1500' });
  const processes = await Promise.all([api(), api()]);
  fleet.twilio.settings.publicUrl = fleet.twilio.settings.webhookBase;
  // A load balancer: webhooks go to the processes that are ready, in turn.
  let ready = [...processes];
  const balance = setInterval(
    () =>
      void Promise.all(processes.map(async (each) => ((await isReady(each)) ? [each] : []))).then(
        (found) => (ready = found.flat()),
      ),
    100,
  );
  const answers: (number | string)[] = [];
  let sent = 0;
  let over = false;
  const post = async (): Promise<void> => {
    sent += 1;
    fleet.twilio.settings.webhookBase = ready[sent % ready.length]!.url;
    const message = {
      from: `+4915123${100_000 + sent}`,
      to: fleet.number,
      body: 'Hello',
      sid: sidOf(`message ${sent}`),
    };
    answers.push(
      await fleet.twilio.inbound(message).then(
        ({ response }) => response.status,
        (error: unknown) => String(error),
      ),
    );
  };
  const load = Array.from({ length: 8 }, async () => {
    while (!over) await post();
  });
  try {
    for (const index of [0, 1]) {
      const before = answers.length;
      await until('webhooks are answered', () => answers.length > before + 50, 60);
      await processes[index]!.stop('SIGTERM');
      processes[index] = await api();
      await until('the new process is ready', () => ready.includes(processes[index]!), 60);
    }
  } finally {
    over = true;
    clearInterval(balance);
    await Promise.all(load);
  }
  expect(answers.filter((answer) => answer !== 204)).toEqual([]);
  expect(answers.length).toBe(sent);
}, 600_000);
