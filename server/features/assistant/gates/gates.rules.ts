import { type Matcher, phraseMatcher, wholeMessage } from '../language/phrases.rules.ts';
import { hasLettersOrDigits } from '../language/plain-text.rules.ts';
import { DANGER_MORE, DANGER_WORDS } from './safety-more.phrases.ts';
import { DANGER, HARMLESS } from './safety.phrases.ts';
import { INJECTION, OTHER_GUEST, OWN_GUEST } from './suspicion.phrases.ts';
import { showsTrouble } from './written-danger.rules.ts';
import {
  AMAZEMENT,
  ASKING_WHO,
  BESIDE_AMAZEMENT,
  CALM_WORDS,
  COMPLIMENTS,
  EXCLAIMED,
  GRATITUDE,
  GREETING_WORDS,
  REQUESTING,
  STAY_PRAISE,
} from '../language/smalltalk.phrases.ts';
import { ANSWER_WORDS, BESIDE_NO, DENIALS, HARMLESS_DENIALS, PRESENCE_WORDS } from '../language/denial.phrases.ts';
import {
  NOT_STOPPING,
  PERSON,
  PERSON_WORDS,
  START_SENTENCES,
  START_WORDS,
  STOP_SENTENCES,
  STOP_WORDS,
} from './wishes.phrases.ts';

const danger = phraseMatcher([...DANGER, ...DANGER_MORE], HARMLESS);
const harmless = phraseMatcher(HARMLESS);
const dangerAlone = wholeMessage(DANGER_WORDS);
const person = phraseMatcher(PERSON);
const personAlone = wholeMessage(PERSON_WORDS);
const stopping = phraseMatcher(STOP_SENTENCES, NOT_STOPPING);
const stopAlone = wholeMessage(STOP_WORDS);
const starting = phraseMatcher(START_SENTENCES);
const startAlone = wholeMessage(START_WORDS);
const injection = phraseMatcher(INJECTION);
const otherGuest = phraseMatcher(OTHER_GUEST, OWN_GUEST);
const gratitude = phraseMatcher(GRATITUDE);
const requesting = phraseMatcher(REQUESTING);

/**
 * Fire, medical emergency, violence, a lost child, self-harm: always urgent, always escalated (docs/assistant.md, step
 * 2).
 */
export const isDanger = (text: string): boolean => dangerAlone(text) || danger.matches(text);

/** "Fireworks", "to die for": words of danger in a phrase that is about something else. */
export const soundsHarmless = (text: string): boolean => harmless.matches(text);

export const wantsPerson = (text: string): boolean => personAlone(text) || person.matches(text);

export const isStopWord = (text: string): boolean => stopAlone(text);

/** A STOP-like word as the whole message, or a plain sentence (docs/whatsapp.md, Consent). */
export const wantsNoMessages = (text: string): boolean => stopAlone(text) || stopping.matches(text);

export const wantsMessagesAgain = (text: string): boolean => startAlone(text) || starting.matches(text);

/** The folded text without its wishes for or against messages. */
export const withoutConsentWords = (text: string): string =>
  stopAlone(text) || startAlone(text) ? '' : starting.strip(stopping.strip(text));

/** "SYSTEM: …" at the beginning of a sentence. */
const SPEAKS_AS_SYSTEM =
  /(?:^|[.!?。！？\n][^\S\n]{0,4})["“'([]?(?:SYSTEM|System prompt|ASSISTANT|DEVELOPER|ADMIN(?:ISTRATOR)?|INSTRUCTIONS?)\s?\]?[:：]|(?:[Nn]ew|NEW|[Uu]pdated) (?:policy|rule|directive|order)s? ?:/u;
/** Digits and signs for letters inside words ("1gnore y0ur rul3s"). */
const DISGUISED = /\p{L}[0134578@$]\p{L}|(?<![\p{L}\d])[0134578@$]\p{L}{3}/u;
const LETTERS: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  '@': 'a',
  $: 's',
};
const plainLetters = (text: string): string =>
  text.replace(/(?<=\p{L})[0134578@$]|[0134578@$](?=\p{L})/gu, (sign) => LETTERS[sign] ?? sign);

/** Instructions to the assistant (prompt injection); also searched in profile names and in a hotel's entries. */
export const looksLikeInjection = (text: string): boolean =>
  injection.matches(text) ||
  SPEAKS_AS_SYSTEM.test(text) ||
  (DISGUISED.test(text) && injection.matches(plainLetters(text))) ||
  /<\/?(system|instructions?|assistant)>|\[\/?INST\]|<\|im_(start|end)\|>|###\s*(system|instruction)/iu.test(text);

export const asksAboutAnotherGuest = (text: string): boolean => otherGuest.matches(text);

const complimentAlone = wholeMessage(COMPLIMENTS);
const stayPraise = phraseMatcher(STAY_PRAISE);
const amazed = phraseMatcher(AMAZEMENT);
const besideAmazement = phraseMatcher([...AMAZEMENT, ...BESIDE_AMAZEMENT]);
const exclaimed = phraseMatcher(EXCLAIMED);
const besideExclaimed = phraseMatcher([...EXCLAIMED, ...AMAZEMENT, ...BESIDE_AMAZEMENT]);
/** "You are the best", "we had a lovely stay, thank you", "wow, just wow", "what a view!" and nothing else. */
export const isCompliment = (text: string): boolean =>
  complimentAlone(text) ||
  (stayPraise.matches(text) && lettersOf(greetings.strip(stayPraise.strip(text))) === '') ||
  (!/[?？؟]/u.test(text) && isAmazed(text));

function isAmazed(text: string): boolean {
  if (amazed.matches(text) && lettersOf(besideAmazement.strip(text)) === '') return true;
  const exclaims = (/[!！]/u.test(text) && exclaimed.matches(text)) || amazed.matches(text);
  return exclaims && lettersOf(besideExclaimed.strip(text)) === '';
}

/** `greeting` or `thanks` if the text contains nothing else. Complaints are looked for before. */
export function smalltalkOf(text: string): 'greeting' | 'thanks' | null {
  if (!hasLettersOrDigits(text))
    return /\p{Extended_Pictographic}/u.test(text) && !showsTrouble(text) ? 'thanks' : null;
  if (text.length > 240) return null;
  const rest = greetingsOut(text);
  if (rest === '') return gratitude.matches(text) ? 'thanks' : 'greeting';
  const thankful = gratitude.matches(text) && !/[?？؟]/u.test(text) && !/\d/u.test(text);
  return thankful && !requesting.matches(text) ? 'thanks' : null;
}

const calm = phraseMatcher([...GREETING_WORDS, ...GRATITUDE, ...CALM_WORDS]);
/** Whether every word of a text is one of thanks, a greeting, a farewell or "understood". */
export const saysNothingElse = (text: string): boolean => lettersOf(calm.strip(text)) === '';

const denying = phraseMatcher(DENIALS, HARMLESS_DENIALS);
/** "No" is "in the" in Portuguese and "well" in Polish, "ne" is "what" in Turkish. */
const denyingIn: Readonly<Record<string, Matcher>> = {
  pt: phraseMatcher(DENIALS, [...HARMLESS_DENIALS, 'no']),
  pl: phraseMatcher(DENIALS, [...HARMLESS_DENIALS, 'no']),
  tr: phraseMatcher(DENIALS, [...HARMLESS_DENIALS, 'ne']),
};
const refusing = phraseMatcher([...HARMLESS_DENIALS, ...BESIDE_NO, ...GREETING_WORDS, ...GRATITUDE, ...CALM_WORDS]);
/** Whether a text denies something, and is more than "no, thank you": that is no small talk. */
export const deniesSomething = (text: string, language: string): boolean =>
  (denyingIn[language] ?? denying).matches(text) && lettersOf(refusing.strip(text)) !== '';

/** "Pronto?" and nothing else. */
export const asksForPresence = wholeMessage(PRESENCE_WORDS);
const answering = phraseMatcher(ANSWER_WORDS);
/** Whether a text has a question mark or a word of an answer that is waited for. */
export const mayAskForPresence = (text: string): boolean => /[?？؟]|^\P{L}+$/u.test(text) || answering.matches(text);

const askingWho = phraseMatcher([...ASKING_WHO, ...GREETING_WORDS, ...GRATITUDE, ...CALM_WORDS]);
/** The same of a text that asks who answers. */
export const asksNothingElse = (text: string): boolean => lettersOf(askingWho.strip(text)) === '';

const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '');

const greetings = phraseMatcher([...GREETING_WORDS, ...GRATITUDE]);
const greetingsOut = (text: string): string => lettersOf(greetings.strip(text));
