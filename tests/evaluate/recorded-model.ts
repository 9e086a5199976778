import { type LanguageModel, ModelError, type TokenUse } from '#server/ports/language-model.ts';

/** Calls of a model. `failed`: those without a usable answer, by their message; `ms`: of each call. */
export type Recording = { calls: number; failed: Map<string, number>; ms: number[]; tokens: TokenUse };

const LONGEST_MESSAGE = 160;

export const newRecording = (): Recording => ({
  calls: 0,
  failed: new Map(),
  ms: [],
  tokens: { input: 0, cached: 0, output: 0 },
});

/** The model, with its calls counted. */
export function recordedModel(model: LanguageModel, recording: Recording): LanguageModel {
  return {
    name: model.name,
    async answer(call) {
      const begun = performance.now();
      recording.calls += 1;
      try {
        return await model.answer(call);
      } catch (error) {
        const kind = error instanceof ModelError ? error.kind : 'unusable';
        const reason = `${kind}: ${error instanceof Error ? error.message : String(error)}`.slice(0, LONGEST_MESSAGE);
        recording.failed.set(reason, (recording.failed.get(reason) ?? 0) + 1);
        throw error;
      } finally {
        recording.ms.push(performance.now() - begun);
      }
    },
  };
}
