import { createHmac, randomBytes } from 'node:crypto';
import { askedQuestions } from '#server/features/understanding/entries/asked-questions.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { LanguageModel } from '#server/ports/language-model.ts';
import type { AssistantAnswer } from '../answer.schema.ts';
import type { Decision, KnowledgeEntry, TurnContext } from '../assistant.types.ts';
import { withCardNotice } from './card-notice.rules.ts';
import { decide } from './decision.rules.ts';
import { calledPerson, heldReply, isSilentNow } from './held-reply.rules.ts';
import { triage } from '../gates/triage.rules.ts';
import { fixedSentence } from '../sentences/fixed-sentences.ts';
import { type Asked, askModel } from './model-call.ts';
import {
  type Attempt,
  decideFrom,
  isOffTopic,
  judge,
  passed,
  reasonsOf,
  rejected,
  speaksAlone,
} from './model-decision.rules.ts';
import { buildPrompt, type Prompt, repairPrompt } from './prompt.rules.ts';
import { offeredEntries, type Reading, readingOf } from './reading.rules.ts';
import { linkAhead } from '../retrieval/linked-entries.ts';
import { ownLoopTurn } from '../loop-turn.ts';
import { remembered } from '#server/features/understanding/remembered.rules.ts';
import { passGates, urgentAsDanger } from './turn-gates.rules.ts';
import { certainAnswer, decideUnaided } from './unaided.rules.ts';

export type ComposerDependencies = {
  /** Null without an API key. */
  model: LanguageModel | null;
  clock: Clock;
  /** Called before each model call; false if the hotel's daily limit is used up. */
  mayAskModel?: (hotelId: string) => Promise<boolean>;
  log?: { warn(details: object, message: string): void };
  /** Timeouts of the first call and of the repair call, in milliseconds. */
  timeoutMs?: number;
  repairTimeoutMs?: number;
};

/**
 * Decides a guest's turn (docs/assistant.md): gates in code, language, one structured call, checks, one
 * repair call, otherwise escalation. No database access, so the simulator uses the same code.
 */
export function createComposer(dependencies: ComposerDependencies) {
  return {
    /** Always returns a decision; throws only the reason of `signal`. */
    async compose(turn: TurnContext, signal?: AbortSignal): Promise<Decision> {
      signal?.throwIfAborted();
      const timings: Record<string, number> = {};
      const begun = performance.now();
      const decision = withCardNotice(await decideTurn(dependencies, turn, timings, signal), turn);
      timings.total_ms = since(begun);
      return { ...decision, trace: { ...decision.trace, timings } };
    },
  };
}
export type Composer = ReturnType<typeof createComposer>;

const since = (begun: number): number => Math.round(performance.now() - begun);

async function decideTurn(
  dependencies: ComposerDependencies,
  turn: TurnContext,
  timings: Record<string, number>,
  signal?: AbortSignal,
): Promise<Decision> {
  const { model, clock, log } = dependencies;
  try {
    const begun = performance.now();
    await linkAhead(turn.entries);
    await ownLoopTurn();
    const reading = readingOf(turn, clock.now());
    const asked = askedQuestions(reading.understood);
    const decided = passGates(reading);
    timings.gates_ms = since(begun);
    if (decided) return { ...heldReply(decided, reading), asked };
    if (isSilentNow(reading)) return { ...urgentAsDanger(calledPerson(unanswered(reading), reading), reading), asked };
    const certain = turn.settings.answers_without_model ? certainAnswer(reading) : null;
    if (certain) return { ...heldReply(certain, reading), asked };
    if (!model || !(await mayAsk(dependencies, turn))) return { ...heldReply(decideUnaided(reading), reading), asked };
    const drafted = await decideWithModel(dependencies, model, reading, timings, signal);
    return { ...urgentAsDanger(heldReply(drafted, reading), reading), asked };
  } catch (error) {
    signal?.throwIfAborted();
    log?.warn({ err: error }, 'the assistant failed on a turn; a person is called');
    return lastResort(turn);
  }
}

/** What is known of a turn for which nothing is composed. */
const unanswered = ({ language, text }: Reading) => ({ language, ...triage(text) });

const mayAsk = async ({ mayAskModel }: ComposerDependencies, { hotel_id }: TurnContext): Promise<boolean> =>
  !mayAskModel || !hotel_id || mayAskModel(hotel_id);

/** An internal error escalates the turn, so that the guest still gets an answer. */
function lastResort({ hotel, previousLanguage }: TurnContext): Decision {
  const language = previousLanguage ?? hotel.default_language;
  return decide({
    kind: 'escalate',
    reply: fixedSentence('acknowledgement', language, { hotelName: hotel.name }),
    language,
    category: 'system_error',
    reasons: ['model_error'],
  });
}

async function decideWithModel(
  dependencies: ComposerDependencies,
  model: LanguageModel,
  reading: Reading,
  timings: Record<string, number>,
  signal?: AbortSignal,
): Promise<Decision> {
  const { timeoutMs = 12_000, repairTimeoutMs = 8_000, log } = dependencies;
  const { entries: offered, nominated } = offeredEntries(reading);
  const prompt = promptFor(reading, offered, nominated);
  const hotelId = reading.turn.hotel_id ?? null;
  const timed = async (name: string, asked: Promise<Asked>): Promise<Asked> => {
    const begun = performance.now();
    return asked.finally(() => (timings[name] = since(begun)));
  };
  const attemptOf = (answer: AssistantAnswer, repaired: boolean): Attempt => ({
    answer,
    offered,
    repaired,
    model: model.name,
    checks: judge(reading, answer, offered, prompt),
  });

  const first = await timed('model_ms', askModel(model, { hotelId, prompt }, timeoutMs, signal));
  if (!first.answer) log?.warn({ problem: first.problem, err: first.error }, 'no usable answer from the model');
  if (!first.answer && first.problem === 'unavailable') return decideUnaided(reading, ['model_error']);
  const draft = first.answer && attemptOf(first.answer, false);
  if (draft && finished(draft)) return decideFrom(reading, draft);

  const failed = draft
    ? draft.checks.filter((check) => !check.passed)
    : [{ name: 'answer_usable', detail: first.answer ? '' : first.detail }];
  const repair = () => repairPrompt(prompt, first.answer, failed);
  const second = (await mayAsk(dependencies, reading.turn))
    ? await timed('repair_ms', askModel(model, { hotelId, prompt: repair() }, repairTimeoutMs, signal))
    : null;
  const repaired = second?.answer ? attemptOf(second.answer, true) : null;
  if (repaired && finished(repaired)) return decideFrom(reading, repaired);
  const last = repaired ?? draft;
  return last ? rejected(reading, last, reasonsOf(last.checks)) : decideUnaided(reading, ['model_error']);
}

/** No repair is needed: the reply passed, or it will not be sent without staff. */
const finished = ({ answer, checks }: Attempt): boolean => isOffTopic(answer) || !speaksAlone(answer) || passed(checks);

const MOST_HOTELS = 1000;

/** Of this process: a guest cannot guess the delimiters that are made of it. */
const SECRET = randomBytes(32);
const hotelKey = remembered(
  (hotel) => createHmac('sha256', SECRET).update(hotel).digest('hex').slice(0, 24),
  MOST_HOTELS,
);

function promptFor(
  { turn, history, guestName, expectedLanguage, localTime }: Reading,
  entries: readonly KnowledgeEntry[],
  nominated: readonly string[],
): Prompt {
  const { hotel, settings, messages } = turn;
  return buildPrompt({
    hotel,
    settings,
    entries,
    nominated,
    history,
    turn: messages,
    guestName,
    language: expectedLanguage,
    localTime,
    hotelKey: hotelKey(turn.hotel_id ?? hotel.name),
    nonce: randomBytes(12).toString('hex'),
  });
}
