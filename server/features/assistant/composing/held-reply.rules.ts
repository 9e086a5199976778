import type { Decision } from '../assistant.types.ts';
import { answerModeOf } from '../gates/answer-mode.rules.ts';
import { triage } from '../gates/triage.rules.ts';
import { acknowledgementOf } from './acknowledgement.rules.ts';
import { decide } from './decision.rules.ts';
import type { Reading } from './reading.rules.ts';

const TIME_AT = 11;

/**
 * The decision as the hotel's mode allows it. Where the assistant must not answer, a person is called and the guest is told
 * so once; in `suggest` the reply becomes a draft for that person. Emergencies, consent and refusals stay as they are.
 */
export function heldReply(decision: Decision, reading: Reading): Decision {
  const { turn, text, localTime } = reading;
  if (!turn.modes || decision.kind !== 'reply' || !decision.reply || decision.opt) return decision;
  if (turn.hotel.status === 'inactive') return decision;
  const topics = [decision.category, triage(text).category];
  const mode = answerModeOf(turn.modes, topics, localTime.slice(TIME_AT));
  if (mode === 'answer') return decision;
  const held = calledPerson(decision, reading);
  return mode === 'off' ? held : { ...held, suggestion: { content: decision.reply, trace: decision.trace } };
}

/** Whether no topic of this turn can be answered or drafted now: then nothing is composed. */
export function isSilentNow({ turn, text, localTime }: Reading): boolean {
  if (!turn.modes) return false;
  return answerModeOf(turn.modes, [triage(text).category], localTime.slice(TIME_AT)) === 'off';
}

/** A person is called. A guest who waits already was told before. */
export function calledPerson(
  { language, category, priority }: Pick<Decision, 'language' | 'category' | 'priority'>,
  reading: Reading,
): Decision {
  const reply = reading.turn.awaitsStaff ? null : acknowledgementOf(reading, [], { language });
  return decide({ kind: reply ? 'escalate' : 'silent', reply, language, category, priority, human_required: true });
}
