import { splitAtSentences } from '#shared/features/conversations/message-length.rules.ts';
import type { LiveEventDraft } from '#shared/live-events.ts';
import { choicesBelow } from '#shared/features/conversations/choices.schema.ts';
import type { Decision } from '#server/features/assistant/assistant.types.ts';
import type { ClaimedTurn, RequestAfter, RequestBefore, Settlement } from './claimed-turn.types.ts';

/** A guest who has already opted out gets no further confirmation. */
function confirmedOnce(decision: Decision, optedOutAt: Date | null): Decision {
  if (decision.opt !== 'out' || !optedOutAt) return decision;
  const { opt: _known, ...rest } = decision;
  return { ...rest, kind: 'silent', reply: null };
}

/**
 * A turn that was handed back. If staff resolved it, it is answered from the hotel's knowledge if possible, and calls
 * no staff again; a message after the resolve is a new turn. A guest who was already told that staff will
 * answer is not told again.
 */
function afterPeople(decision: Decision, request: RequestBefore): Decision {
  if (decision.reasons.includes('safety')) return decision;
  const resolved = request.status === 'completed' && request.last_message_at <= request.updated_at;
  const answered = decision.kind === 'reply' && decision.trace.action === 'reply';
  if (resolved && !answered) return { ...decision, kind: 'silent', reply: null, human_required: false };
  return decision.kind === 'escalate' && request.ai_response !== null ? { ...decision, reply: null } : decision;
}

/** The decision as it is settled. */
export const finalDecision = (decision: Decision, optedOutAt: Date | null, request: RequestBefore): Decision =>
  afterPeople(confirmedOnce(decision, optedOutAt), request);

/**
 * Answered turns are completed at once; escalated turns stay open.
 * @param inHand staff have answered while the turn was waiting, so no alarm is needed
 */
export function settledRequest(request: RequestBefore, decision: Decision, inHand: boolean, now: Date): RequestAfter {
  const { human_required, category, priority, reasons } = decision;
  const alarmedSince = request.status === 'open' && request.human_required ? request.escalated_at : null;
  return {
    turn_state:
      decision.kind === 'silent' ? (human_required ? 'staff' : 'silent') : human_required ? 'escalated' : 'answered',
    status: !human_required ? 'completed' : inHand ? 'in_progress' : 'open',
    human_required,
    category,
    priority,
    reasons,
    ai_response: decision.reply ?? request.ai_response,
    answered_at: decision.reply ? now : request.answered_at,
    escalated_at: human_required ? (alarmedSince ?? now) : null,
    updated_at: now,
  };
}

/** `alarm`: the priority of a turn that waits for a person. */
export function settledEvents(
  where: { hotel_id: string; conversation_id: string; request_id: string },
  guest_name: string | null,
  alarm: string | null,
): LiveEventDraft[] {
  const escalated = alarm ? [{ type: 'request.escalated' as const, ...where, guest_name, priority: alarm }] : [];
  return [{ type: 'request.updated', ...where }, ...escalated];
}

/** The questions of a turn, counted once: a turn that staff handed back was counted when it was settled first. */
export const countedQuestions = (request: RequestBefore, { asked = [], language }: Decision) =>
  request.answered_at || request.escalated_at ? [] : asked.map((intent) => ({ intent, language }));

/** What settles a claimed turn whose conversation belongs to the assistant. */
export function settlementOf(turn: ClaimedTurn, decision: Decision, now: Date, attempt: boolean): Settlement {
  const { worker, hotel_id, conversation, request, seen } = turn;
  const final = finalDecision(decision, conversation.opted_out_at, request);
  const { reply, trace, language, choices, opt = null } = final;
  const where = { hotel_id, conversation_id: conversation.id, request_id: request.id };
  const parts = reply ? splitAtSentences(reply) : [];
  return {
    worker,
    ...where,
    seen,
    request: settledRequest(request, final, false, now),
    language,
    opted: opt,
    ends_return: final.reasons.includes('safety'),
    messages: parts.map((content, index) => ({
      content,
      assistant: index === 0 ? trace : null,
      choices: index === 0 ? choicesBelow(content, choices) : null,
    })),
    attempt,
    events: settledEvents(where, conversation.guest_name, final.human_required ? final.priority : null),
    asked: countedQuestions(request, decision),
    at: now,
  };
}
