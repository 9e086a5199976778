import type { ModelCall, TokenUse } from '#server/ports/language-model.ts';

/** Characters of a token where a server does not count: few, so that a budget is rather reached too early. */
const CHARACTERS_PER_TOKEN = 3;

/**
 * The tokens of an answer. Compatible servers name them as either of OpenAI's APIs does, or leave them out: then they are
 * estimated by the length of the texts.
 * @param usage as the server sent it; @param answer the text of its answer
 */
export function tokensOf(usage: unknown, { instructions, input }: ModelCall<unknown>, answer: string): TokenUse {
  const { input_tokens, prompt_tokens, output_tokens, completion_tokens, ...details } = (usage ?? {}) as Counted;
  const all = countOf(input_tokens) ?? countOf(prompt_tokens) ?? estimated(instructions + input);
  const { cached_tokens } = details.input_tokens_details ?? details.prompt_tokens_details ?? {};
  return {
    input: all,
    cached: Math.min(all, countOf(cached_tokens) ?? 0),
    output: countOf(output_tokens) ?? countOf(completion_tokens) ?? estimated(answer),
  };
}

type Counted = Partial<
  Record<'input_tokens' | 'prompt_tokens' | 'output_tokens' | 'completion_tokens', unknown> &
    Record<'input_tokens_details' | 'prompt_tokens_details', { cached_tokens?: unknown } | null>
>;

const countOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;

const estimated = (text: string): number => Math.ceil(text.length / CHARACTERS_PER_TOKEN);
