import { MODEL_FILE, prepareModel } from '#server/features/understanding/model-store.ts';

const begin = performance.now();
const trained = await prepareModel();
const seconds = ((performance.now() - begin) / 1000).toFixed(1);
console.log(trained ? `Trained the understanding in ${seconds} s: ${MODEL_FILE}` : 'The understanding is up to date.');
