import fs from 'node:fs';
import path from 'node:path';
import { decodeModel } from '#server/features/understanding/model/model-file.ts';
import { setModel } from '#server/features/understanding/model-store.ts';
import { readSources, type Sources } from '#server/features/understanding/sources.ts';
import { withoutIntents } from '#server/features/understanding/training/asked.rules.ts';
import { trainModel } from '#server/features/understanding/training/trainer.ts';
import { sourcesWithout } from './folds.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../dist');

/**
 * From now on messages are read with a model to which those of `data/asked/` are no phrases: it reads them like messages that it
 * has never seen, so that covers, gates and trees do not trust their intents too much. Trains it where the stored one is stale.
 * @returns the model (`decodeModel`)
 */
export async function prepareLessonModel(): Promise<Buffer> {
  const sources = readSources();
  const asked = sources.asked.map(({ name, text }) => ({ name, text: withoutIntents(text) }));
  return trainedFrom({ ...sources, asked }, 'lessons.model');
}

/** From now on messages are read with a model that does not know the hotels of a part. */
export const prepareModelWithout = (fold: number): Promise<Buffer> =>
  trainedFrom(sourcesWithout(fold), `without-${fold}.model`);

/** Uses the stored model, or trains and stores it where that is not made from the sources as they are now. */
async function trainedFrom(sources: Sources, name: string): Promise<Buffer> {
  const place = path.join(FOLDER, name);
  const file = stored(place, sources.fingerprint) ?? (await trainModel(sources));
  fs.mkdirSync(FOLDER, { recursive: true });
  fs.writeFileSync(place, file);
  setModel(file);
  return file;
}

function stored(place: string, fingerprint: string): Buffer | null {
  if (!fs.existsSync(place)) return null;
  const file = fs.readFileSync(place);
  return decodeModel(file).header.fingerprint === fingerprint ? file : null;
}
