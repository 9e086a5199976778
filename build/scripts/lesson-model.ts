import fs from 'node:fs';
import path from 'node:path';
import { decodeModel } from '#server/features/understanding/model/model-file.ts';
import { setModel } from '#server/features/understanding/model-store.ts';
import { readSources } from '#server/features/understanding/sources.ts';
import { withoutIntents } from '#server/features/understanding/training/asked.rules.ts';
import { trainModel } from '#server/features/understanding/training/trainer.ts';

const FILE = path.resolve(import.meta.dirname, '../../dist/lessons.model');

/**
 * From now on messages are read with a model to which those of `data/asked/` are no phrases: it reads them like messages that it
 * has never seen, so that covers, gates and trees do not trust their intents too much. Trains it where the stored one is stale.
 * @returns the model (`decodeModel`)
 */
export async function prepareLessonModel(): Promise<Buffer> {
  const sources = readSources();
  const asked = sources.asked.map(({ name, text }) => ({ name, text: withoutIntents(text) }));
  const file = stored(sources.fingerprint) ?? (await trainModel({ ...sources, asked }));
  fs.mkdirSync(path.dirname(FILE), { recursive: true });
  fs.writeFileSync(FILE, file);
  setModel(file);
  return file;
}

function stored(fingerprint: string): Buffer | null {
  if (!fs.existsSync(FILE)) return null;
  const file = fs.readFileSync(FILE);
  return decodeModel(file).header.fingerprint === fingerprint ? file : null;
}
