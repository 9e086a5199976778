import type { TokenUse } from '#server/ports/language-model.ts';

/** Calls that are answered, with their tokens, of one hotel. */
export type HotelUse = TokenUse & { hotel_id: string };

/** Collects the tokens of this process by hotel until they are stored, so that an answer to a guest waits for no statement. */
export function createModelUse() {
  let collected = new Map<string, HotelUse>();
  const add = (hotel_id: string, { input, cached, output }: TokenUse): void => {
    const known = collected.get(hotel_id) ?? { hotel_id, input: 0, cached: 0, output: 0 };
    collected.set(hotel_id, {
      hotel_id,
      input: known.input + input,
      cached: known.cached + cached,
      output: known.output + output,
    });
  };
  return {
    add,
    /** What was collected since the last call. */
    take: (): HotelUse[] => {
      const taken = [...collected.values()];
      collected = new Map();
      return taken;
    },
  };
}
export type ModelUse = ReturnType<typeof createModelUse>;
