import type { ModelRequest } from './requests.fake.ts';

/** Unusable answers with status 200. */
export type BadAnswer = 'invalid JSON' | 'refusal' | 'outside schema' | 'incomplete' | 'filtered' | 'empty';

/** Why an answer is not whole, as the Responses API says it and as chat completions do. */
const incomplete: Partial<Record<BadAnswer, [string, string]>> = {
  incomplete: ['max_output_tokens', 'length'],
  filtered: ['content_filter', 'content_filter'],
};

/** A successful HTTP answer in the format of the requested path. */
export function answerBody(request: ModelRequest, answer: unknown, bad: BadAnswer | null) {
  const text = textOf(answer, bad);
  return request.path === '/responses' ? responsesBody(request, text, bad) : chatBody(request, text, bad);
}

function textOf(answer: unknown, bad: BadAnswer | null): string {
  if (bad === 'outside schema') return JSON.stringify({ something: 'else' });
  if (bad === 'invalid JSON') return '{"reply": "The pool opens at';
  if (bad === 'incomplete' || bad === 'filtered') return '{"reply"';
  return bad === 'empty' ? '' : JSON.stringify(answer);
}

function responsesBody({ model }: ModelRequest, text: string, bad: BadAnswer | null) {
  const reason = bad === null ? undefined : incomplete[bad]?.[0];
  const refusal = { type: 'refusal', refusal: "I'm sorry, I can't help with that." };
  const content = bad === 'refusal' ? refusal : { type: 'output_text', text, annotations: [], logprobs: [] };
  const message = { id: 'msg_1', type: 'message', role: 'assistant', status: 'completed', content: [content] };
  return {
    id: 'resp_1',
    object: 'response',
    created_at: 1,
    status: reason ? 'incomplete' : 'completed',
    incomplete_details: reason ? { reason } : null,
    error: null,
    model,
    output: bad === 'empty' ? [] : [message],
    usage: { input_tokens: 10, output_tokens: 5, total_tokens: 15 },
  };
}

function chatBody({ model }: ModelRequest, text: string, bad: BadAnswer | null) {
  const refusal = bad === 'refusal' ? "I'm sorry, I can't help with that." : null;
  const message = { role: 'assistant', content: refusal === null && bad !== 'empty' ? text : null, refusal };
  return {
    id: 'chatcmpl_1',
    object: 'chat.completion',
    created: 1,
    model,
    choices: [{ index: 0, finish_reason: (bad && incomplete[bad]?.[1]) ?? 'stop', message, logprobs: null }],
    usage: { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 },
  };
}
