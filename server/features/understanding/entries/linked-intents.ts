import type { LinkedEntry, LinkedIntent } from './entries.types.ts';
import type { Model } from '../model/model.ts';

/** From here on an entry is about an intent. */
export const LEAST_LINK = 0.3;

/** Rules that differ between the parts of a house: where a question names one of these, the general rule is no answer. */
export const ABOUT_PLACES: ReadonlySet<string> = new Set([
  'pets.policy',
  'kids.policy',
  'smoking',
  'dresscode',
  'visitors.policy',
]);

/** The intents of an entry as it is compared with questions: by id, and as indices of the model. */
export function linkedIntents(
  intents: LinkedIntent[],
  model: Model,
): Pick<LinkedEntry, 'intents' | 'weights' | 'linked'> {
  const weights = new Map(intents.map(({ id, weight }) => [id, weight]));
  const linked = [...model.intents.keys()].filter(
    (index) => (weights.get(model.intents[index]?.id ?? '') ?? 0) >= LEAST_LINK,
  );
  return { intents, weights, linked };
}
