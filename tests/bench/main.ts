import { prepareModel } from '#server/features/understanding/model-store.ts';
import { callbackBench } from './callbacks.bench.ts';
import { desktopBench } from './desktop.bench.ts';
import { escalationBench } from './escalation.bench.ts';
import { hotelBench } from './hotels.bench.ts';
import { idleBench } from './idle.bench.ts';
import { listBench } from './lists.bench.ts';
import { openGround } from './ground.ts';
import { processBench } from './processes.bench.ts';
import { recoveryBench } from './recovery.bench.ts';
import { replyBench } from './replies.bench.ts';
import { schedulerBench } from './scheduler.bench.ts';
import { slowModelBench } from './slow-model.bench.ts';
import { statementBench, statementSettings } from './statements.bench.ts';
import { webhookBench } from './webhooks.bench.ts';

/**
 * Measurements as ratios within one run, because machines differ. Load generator, fakes and database run on the same
 * machine. The floor is an Express handler that verifies the signature and commits one row with pg on the same database.
 * `npm run bench -- webhooks replies` runs a part.
 */
const parts = {
  webhooks: webhookBench,
  replies: replyBench,
  statements: statementBench,
  callbacks: callbackBench,
  'slow-model': slowModelBench,
  hotels: hotelBench,
  processes: processBench,
  recovery: recoveryBench,
  idle: idleBench,
  escalation: escalationBench,
  lists: listBench,
  scheduler: schedulerBench,
  desktop: desktopBench,
};
const chosen = process.argv.slice(2).filter((name) => name in parts) as (keyof typeof parts)[];

await prepareModel(); // after changes this takes a minute, which is not the server's start
for (const name of chosen.length ? chosen : (Object.keys(parts) as (keyof typeof parts)[])) {
  // Each part has a fresh database, so that rows of other parts do not affect it.
  const ground = await openGround(name === 'statements' ? statementSettings : {});
  try {
    console.log(`\n== ${name}`);
    for (const line of await parts[name](ground)) console.log(`  ${line}`);
  } finally {
    await ground.close();
  }
}
