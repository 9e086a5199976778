import type { Decision } from '../assistant.types.ts';
import { asksForAccess, givesAccess, isComingGuest, speaksOfAccess } from '../checking/access.rules.ts';
import { isEntries } from './chosen.rules.ts';
import { refusedEntries } from './refused-entries.ts';
import { acknowledgementOf } from './acknowledgement.rules.ts';
import { fileSentence, hasFiles } from './attachments.rules.ts';
import { atLeast, decide, priorityFor } from './decision.rules.ts';
import { isFixedSentence, type SentenceName } from '../sentences/fixed-sentences.ts';
import { asksAboutAnotherGuest, looksLikeInjection, wantsPerson } from '../gates/gates.rules.ts';
import { consentOf } from '../gates/consent.rules.ts';
import { grievanceOf } from '../gates/complaint.rules.ts';
import { cleanText } from '../language/plain-text.rules.ts';
import { detectLanguage } from '../language/language.rules.ts';
import { proof } from './proof-gate.rules.ts';
import type { Reading } from './reading.rules.ts';
import { chooseAnswers } from '../retrieval/entry-choice.ts';
import {
  asksIfAnybodyIsThere,
  asksWhoAnswers,
  isCalmTalk,
  joyIn,
  mentionsPerson,
  plainTalk,
} from './small-talk.rules.ts';
import { triage } from '../gates/triage.rules.ts';

type Gate = (reading: Reading) => Decision | null;

/**
 * Decisions made in code before any model call (docs/assistant.md, step 2), in this order. Danger comes before
 * everything else, even an opt-out or a conversation owned by staff, so that an emergency always gets an answer.
 */
const GATES: readonly Gate[] = [danger, consent, optedOut, hotelInactive, notOurs, proof];
/** Those that read what a guest says: a choice of a question back says nothing beside the choice. */
const GATES_OF_TEXT: readonly Gate[] = [otherGuest, injection, person, complaint, access, wordless, talk];

export function passGates(reading: Reading): Decision | null {
  for (const gate of isEntries(reading.chosen) ? GATES : [...GATES, ...GATES_OF_TEXT]) {
    const decision = gate(reading);
    if (decision) return urgentAsDanger(decision, reading);
  }
  return null;
}

/** A turn with possible danger is always escalated, regardless of its other decision. */
export const urgentAsDanger = (decision: Decision, { danger: possible }: Reading): Decision =>
  possible && decision.human_required ? { ...decision, priority: atLeast(decision.priority, 'high') } : decision;

function danger(reading: Reading): Decision | null {
  if (reading.danger?.level !== 'certain') return null;
  return decide({
    kind: 'escalate',
    reply: reading.say('safety'),
    language: reading.language,
    category: 'emergency',
    priority: 'urgent',
    reasons: ['safety'],
  });
}

/** What a turn says beside STOP or START is passed on to people: the assistant does not answer a guest who opted out. */
function consent(reading: Reading): Decision | null {
  const { turn, text } = reading;
  const wish = consentOf(
    turn.messages.map((message) => cleanText(message.text)),
    text,
  );
  if (!wish) return null;
  // "STOP" is used in all languages, so the conversation's language, then the hotel's, is used.
  const { language } = detectLanguage(text.length > 12 ? text : '', {
    likely: reading.likelyLanguages,
    previous: turn.previousLanguage ?? reading.language,
  });
  const said = reading.say(wish.opt === 'out' ? 'opted_out' : 'opted_in', language);
  if (!wish.asksMore) return decide({ kind: 'reply', reply: said, language, priority: 'low', opt: wish.opt });
  const { category, priority } = triage(text);
  return decide({
    kind: 'escalate',
    reply: `${said} ${acknowledgementOf(reading, [], { language, besideAnswer: true })}`,
    language,
    category,
    priority,
    opt: wish.opt,
  });
}

/** Sends no automatic reply; staff see the message and the reason. */
function optedOut(reading: Reading): Decision | null {
  return reading.turn.optedOut ? leftToPeople(reading) : null;
}

function leftToPeople({ text, language }: Reading): Decision {
  const { category, priority } = triage(text);
  return decide({ kind: 'silent', reply: null, language, category, priority, human_required: true });
}

/** Inactive hotel: the guest is informed once; later messages wait for staff without a reply. */
function hotelInactive(reading: Reading): Decision | null {
  const { turn, language } = reading;
  if (turn.hotel.status !== 'inactive' || turn.owner === 'staff') return null;
  const last = turn.history.findLast(({ author }) => author !== 'guest');
  if (last?.author === 'assistant' && isFixedSentence('inactive', last.text, { hotelName: turn.hotel.name }))
    return leftToPeople(reading);
  return decide({ kind: 'reply', reply: reading.say('inactive'), language, priority: 'low' });
}

function notOurs(reading: Reading): Decision | null {
  const { owner, assistantEnabled, hotel } = reading.turn;
  return owner !== 'staff' && assistantEnabled && hotel.assistant_enabled ? null : leftToPeople(reading);
}

function otherGuest(reading: Reading): Decision | null {
  if (!asksAboutAnotherGuest(reading.text)) return null;
  return decide({
    kind: 'escalate',
    reply: reading.say('privacy'),
    language: reading.language,
    reasons: ['identity_unverified'],
  });
}

function injection(reading: Reading): Decision | null {
  if (!looksLikeInjection(reading.text)) return null;
  return decide({
    kind: 'escalate',
    reply: acknowledgementOf(reading, []),
    language: reading.language,
    priority: 'low',
    reasons: ['injection_suspected'],
  });
}

/** "Are you a robot or a person?" is a question and no wish. */
function person(reading: Reading): Decision | null {
  const { text, understood } = reading;
  if (asksWhoAnswers(understood) || !(wantsPerson(text) || mentionsPerson(understood))) return null;
  const upset = grievanceOf(text, understood) === 'complaint';
  const reasons = upset ? (['explicit_request', 'complaint'] as const) : (['explicit_request'] as const);
  const { category, priority } = triage(text);
  return decide({
    kind: 'escalate',
    reply: reading.say('explicit_person'),
    language: reading.language,
    category: upset ? 'complaint' : category,
    priority: priorityFor(priority, reasons),
    reasons,
  });
}

/** Where danger is possible the emergency number follows the regret. */
function complaint(reading: Reading): Decision | null {
  const { text, understood, language, danger: possible } = reading;
  if (joyIn(reading) || grievanceOf(text, understood) !== 'complaint') return null;
  const { reason } = triage(text);
  const reasons = reason === 'payment_or_refund' ? (['complaint', reason] as const) : (['complaint'] as const);
  return decide({
    kind: 'escalate',
    reply: possible ? `${reading.say('complaint')} ${reading.say('if_danger')}` : reading.say('complaint'),
    language,
    category: 'complaint',
    priority: 'high',
    reasons,
  });
}

/** A guest who is not in the house asks for in-house information: staff are called, and the guest is told why. */
function access(reading: Reading): Decision | null {
  const { turn, now, currentGuest, text, language } = reading;
  if (currentGuest) return null;
  const asked = refusedEntries(reading);
  const wantsIn = asked.length > 0 ? asked.some(givesAccess) : asksForAccess(text);
  if (asked.length === 0 && (!wantsIn || isToldHowToGetIn(reading))) return null;
  const isComing = isComingGuest(turn.booking, now, turn.hotel.timezone);
  const refusal = reading.say(isComing ? 'guests_from_arrival' : 'guests_only');
  return decide({
    kind: 'escalate',
    reply: turn.booking ? refusal : `${refusal} ${reading.say('prove_booking')}`,
    language,
    category: 'booking',
    priority: wantsIn || asksForAccess(text) ? 'high' : 'normal',
    reasons: ['identity_unverified'],
  });
}

/** An entry for everybody says how guests get the code that is asked for. */
function isToldHowToGetIn({ understood, entries, language }: Reading): boolean {
  const { answers, asked, open } = chooseAnswers(understood, entries, language);
  return answers.some(speaksOfAccess) && asked.length + open.length === 0;
}

/** Turns without text: a photo, a voice message, a location, an emoji. */
function wordless(reading: Reading): Decision | null {
  const { turn, text, language } = reading;
  if (text !== '') return null;
  if (hasFiles(turn)) {
    return decide({
      kind: 'escalate',
      reply: reading.say(fileSentence(turn)),
      language,
      reasons: ['media_unreadable'],
    });
  }
  if (!turn.messages.some((message) => message.location)) return reply(reading, 'clarification');
  const last = turn.history.findLast((message) => message.author !== 'guest');
  const awaited = last && (last.author === 'staff' || /[?？؟]\s*$/u.test(last.text));
  if (!awaited) return reply(reading, 'location');
  return decide({
    kind: 'escalate',
    reply: acknowledgementOf(reading, []),
    language,
    category: 'services',
    reasons: ['no_source'],
  });
}

/**
 * "Hello?" and other small talk that needs no model. After an emergency that staff have at the desk, thanks and farewells
 * are no further one.
 */
function talk(reading: Reading): Decision | null {
  if (hasFiles(reading.turn)) return null;
  if (reading.danger) return talkInDanger(reading);
  const name = asksIfAnybodyIsThere(reading) ?? plainTalk(reading);
  return name && reply(reading, name);
}

function talkInDanger(reading: Reading): Decision | null {
  const { danger: found, turn, language, understood } = reading;
  if (!found?.isEarlier || !turn.awaitsStaff || !isCalmTalk(reading)) return null;
  const known = reading.say('danger_known');
  const told = asksWhoAnswers(understood) ? `${reading.say('robot')} ${known}` : known;
  return decide({ kind: 'reply', reply: told, language, priority: 'low' });
}

const reply = (reading: Reading, name: SentenceName): Decision =>
  decide({
    kind: 'reply',
    reply: reading.say(name),
    language: reading.language,
    priority: 'low',
    action: name === 'clarification' ? 'ask' : 'reply',
  });
