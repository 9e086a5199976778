import { rememberedBy } from '#server/features/understanding/remembered.rules.ts';
import { understand } from '#server/features/understanding/understand.ts';
import {
  CHEERS,
  LOOKING_FORWARD,
  PARTING,
  PRAISE,
  SPOILING,
  SUPERLATIVES,
  WAITING_FOR_STAFF,
} from '../language/joy.phrases.ts';
import { phraseMatcher } from '../language/phrases.rules.ts';
import { REQUESTING } from '../language/smalltalk.phrases.ts';
import { deniesSomething, saysNothingElse } from './gates.rules.ts';
import { tellsComplaint } from './told-complaints.rules.ts';
import { hasTroubleSign } from './written-danger.rules.ts';

/** What a message without a wish tells: praise, that the guest looks forward to the stay, or a farewell. */
export type Joy = 'compliment' | 'looking_forward' | 'farewell';
type Told = { text: string; language: string };

const LONGEST = 200;
/** The first one that a message tells is answered. */
const KINDS: readonly Joy[] = ['looking_forward', 'compliment', 'farewell'];
/** Small talk of the recogniser that may stand beside it. */
const BESIDE: ReadonlySet<string> = new Set(['thanks', 'greeting', 'farewell', 'praise']);
const MOST_WORDS = 14;
/** Letters of a part in Chinese or Japanese, which have no blanks. */
const MOST_DENSE = 30;
const ASKING = /[?？؟\p{Nd}]|(?:です|ます|でした|ました)か|^(?:is|are|do|does|did|ist|sind|gibt|zijn|czy)\s/imu;
const PART = /[.!！。…;；:：,，、،\n—–()~～♥❤/]+|\s-\s|\p{Extended_Pictographic}/u;
const LETTER = /\p{L}/u;

const forward = phraseMatcher(LOOKING_FORWARD);
const awaited = phraseMatcher(WAITING_FOR_STAFF);
const praise = phraseMatcher([...SUPERLATIVES, ...PRAISE]);
const cheers = phraseMatcher(CHEERS);
const parting = phraseMatcher(PARTING);
const spoiling = phraseMatcher([...SPOILING, ...REQUESTING]);

/**
 * The joy that a message tells and nothing else: each of its parts does, or is a greeting, thanks or a farewell.
 * @param language by which its denials are read
 */
export const joyOf = (text: string, language: string): Joy | null => read({ text, language });

const read = rememberedBy(({ text, language }: Told) => `${language} ${text}`, readJoy, 64);

function readJoy({ text, language }: Told): Joy | null {
  if (text.length > LONGEST || ASKING.test(text) || hasTroubleSign(text)) return null;
  const parts = text.split(PART).filter((part) => LETTER.test(cheers.strip(part)) && !saysNothingElse(part));
  const told = parts.map((part) => ({ part, joy: joyIn(part, language) }));
  const others = told.filter(({ joy }) => joy === null);
  if (others.length === told.length || tellsComplaint(text)) return null;
  if (!others.every(({ part }) => BESIDE.has(understand(part, { previousLanguage: language }).smalltalk ?? '')))
    return null;
  return KINDS.find((kind) => told.some(({ joy }) => joy === kind)) ?? null;
}

function joyIn(part: string, language: string): Joy | null {
  if (part.trim().split(/\s+/).length > MOST_WORDS || (!/\s/u.test(part) && part.length > MOST_DENSE)) return null;
  if (!LETTER.test(parting.strip(part))) return 'farewell';
  const matcher = forward.matches(part) ? forward : praise.matches(part) ? praise : null;
  if (!matcher || (matcher === forward && awaited.matches(part))) return null;
  const rest = matcher.strip(part);
  // "Was not delicious" denies within the praise; "can't wait" is no denial.
  if (spoiling.matches(rest) || deniesSomething(matcher === praise ? part : rest, language)) return null;
  return matcher === forward ? 'looking_forward' : 'compliment';
}
