import express from 'express';
import type { Request, RequestHandler, Response } from 'express';
import { startLocalServer } from './local-server.fake.ts';
import { answerBody } from './openai/answers.fake.ts';
import type { BadAnswer } from './openai/answers.fake.ts';
import { readChatRequest, readResponsesRequest } from './openai/requests.fake.ts';
import type { ModelRequest } from './openai/requests.fake.ts';

export type { ModelRequest } from './openai/requests.fake.ts';
export type ModelFault = { status: number; retryAfterSeconds?: number; code?: string } | 'hang' | 'reset' | BadAnswer;
type Answerer = (request: ModelRequest) => unknown;

/**
 * A local language model server that validates requests strictly; the test sets its answers. `url` ends in `/v1`. Faults are
 * applied before answers; `failNext(Infinity, …)` is an outage until `recover()`.
 */
export async function startFakeOpenAi({ apiKey = 'fake-openai-key' }: { apiKey?: string } = {}) {
  const state: State = {
    apiKey,
    answerer: null,
    faults: [],
    calls: [],
    aborted: [],
    violations: [],
    knowsResponses: true,
    usage: undefined,
    heard: null,
    heardAfter: null,
    hearings: { count: 0 },
  };
  const server = await startLocalServer(appOf(state));
  return {
    url: `${server.url}/v1`,
    apiKey,
    calls: state.calls,
    /** What is heard in the next voice notes; null: this server has no transcription. */
    hear: (heard: State['heard']) => void (state.heard = heard),
    /** Answers to calls for a transcript wait for it. */
    hearAfter: (moment: Promise<unknown>) => void (state.heardAfter = moment),
    /** Calls for a transcript. */
    heard: state.hearings,
    /** Calls whose client closed the connection before the answer. */
    aborted: state.aborted,
    violations: state.violations,
    /** `knowsResponses` false: a compatible server with chat completions only. `usage`: what it says in place of its tokens. */
    settings: state as Pick<State, 'knowsResponses' | 'usage'>,
    answerWith: (answerer: Answerer) => void (state.answerer = answerer),
    failNext: (count: number, fault: ModelFault) => void state.faults.push({ count, fault }),
    recover: () => void (state.faults.length = 0),
    close: () => server.close(),
  };
}
export type FakeOpenAi = Awaited<ReturnType<typeof startFakeOpenAi>>;

type State = {
  apiKey: string;
  answerer: Answerer | null;
  faults: { count: number; fault: ModelFault }[];
  /** All readable requests, including those answered by a fault. */
  calls: ModelRequest[];
  aborted: ModelRequest[];
  violations: string[];
  knowsResponses: boolean;
  usage: unknown;
  heardAfter: Promise<unknown> | null;
  heard: { text: string; logprobs?: { token: string; logprob: number }[] } | null;
  hearings: { count: number };
};

function appOf(state: State) {
  const app = express();
  app.use(express.json({ limit: '5mb' }));
  app.use((request, response, next) => {
    if (request.get('authorization') === `Bearer ${state.apiKey}`) return next();
    response.status(401).json(errorBody('Incorrect API key provided.', 'invalid_api_key'));
  });
  app.post('/v1/responses', (request, response, next) =>
    state.knowsResponses ? answering(state, readResponsesRequest)(request, response, next) : next(),
  );
  app.post('/v1/chat/completions', answering(state, readChatRequest));
  app.post(
    '/v1/audio/transcriptions',
    express.raw({ type: 'multipart/form-data', limit: '5mb' }),
    async (request, response) => {
      const form = (request.body as Buffer).toString('latin1');
      const isRight = form.includes('gpt-4o-transcribe') && form.includes('logprobs') && form.includes('OggS');
      state.hearings.count += 1;
      await state.heardAfter;
      if (state.heard && isRight) return void response.json(state.heard);
      response.status(isRight ? 404 : 400).json(errorBody('No transcript.', 'invalid_request_error'));
    },
  );
  app.use((_request, response) => void response.status(404).json({ detail: 'Not Found' }));
  return app;
}

function answering(state: State, read: (body: Record<string, unknown>) => ModelRequest | string): RequestHandler {
  return async (request, response) => {
    const asked = read((request.body ?? {}) as Record<string, unknown>);
    if (typeof asked === 'string') {
      state.violations.push(asked);
      response.status(400).json(errorBody(asked, 'invalid_request_error'));
      return;
    }
    state.calls.push(asked);
    response.on('close', () => response.writableFinished || state.aborted.push(asked));
    const fault = nextFault(state);
    if (isTransport(fault)) return disturb(fault, request, response);
    if (!fault && !state.answerer)
      return void response.status(500).json(errorBody('answerWith() was not called.', 'server_error'));
    const body = answerBody(asked, fault ? null : await state.answerer?.(asked), fault);
    response.json(state.usage === undefined ? body : { ...body, usage: state.usage });
  };
}

function disturb(fault: Exclude<ModelFault, BadAnswer>, request: Request, response: Response): void {
  if (fault === 'hang') return;
  if (fault === 'reset') return void request.socket.resetAndDestroy();
  if (fault.retryAfterSeconds !== undefined) response.set('retry-after', String(fault.retryAfterSeconds));
  response
    .status(fault.status)
    .json(
      errorBody(`Fault ${fault.status}`, fault.code ?? (fault.status === 429 ? 'rate_limit_exceeded' : 'server_error')),
    );
}

function isTransport(fault: ModelFault | null): fault is Exclude<ModelFault, BadAnswer> {
  return fault === 'hang' || fault === 'reset' || (typeof fault === 'object' && fault !== null);
}

function nextFault(state: State): ModelFault | null {
  const first = state.faults[0];
  if (!first) return null;
  first.count -= 1;
  if (first.count <= 0) state.faults.shift();
  return first.fault;
}

const errorBody = (message: string, code: string) => ({ error: { message, type: code, param: null, code } });
