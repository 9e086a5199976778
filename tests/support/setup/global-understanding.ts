import { prepareModel } from '#server/features/understanding/model-store.ts';

/** Once before the first test of a run: tests in parallel would each train the model for themselves. */
export default async function setup(): Promise<void> {
  if (await prepareModel()) console.log('The understanding of guests was trained: its sources have changed.');
}
