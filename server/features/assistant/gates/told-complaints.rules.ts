import { remembered } from '#server/features/understanding/remembered.rules.ts';
import { phraseMatcher } from '../language/phrases.rules.ts';
import { GRATITUDE } from '../language/smalltalk.phrases.ts';
import {
  HOW_LONG_YET,
  LONG_WAIT,
  NIGHTS_WITHOUT,
  NOT_SATISFIED,
  NOTHING_AND_NOBODY,
  STILL_SATISFIED,
  WAITING_ELSEWHERE,
} from './complaint.words.ts';
import {
  DOUBTING,
  HARD_BED,
  IDLE_DEVICE,
  INDIGNANT,
  LEFT_BEHIND,
  POOR_VIEW,
  PRESUMING,
  STARS,
  STARS_DOUBTED,
} from './dry-complaint.words.ts';
import { LONGING_TO_LEAVE, MIGHT_NOT_COME, NEVER_CAME, OUTCRY } from './missed-service.words.ts';
import { IRONIC_THANKS, MISSING_AGAIN, NOISE_TOLD, PRAISING } from './irony.words.ts';

const QUESTION = /[?？؟]/u;
/** In a longer message a mess may be the guest's own. */
const LONGEST_OUTCRY = 40;
const EXCLAMATION = /[!！]/u;
/** A sentence with its mark. */
const SENTENCES = /[^.!?？。！؟\n]+[.!?？。！؟]*/gu;

const plainly = phraseMatcher(
  [...NOT_SATISFIED, ...NOTHING_AND_NOBODY, ...NIGHTS_WITHOUT, ...HARD_BED, ...LEFT_BEHIND, ...LONGING_TO_LEAVE],
  STILL_SATISFIED,
);
const neverCame = phraseMatcher(NEVER_CAME, MIGHT_NOT_COME);
const outcry = phraseMatcher(OUTCRY);
const evenAsked = phraseMatcher([...IRONIC_THANKS, ...IDLE_DEVICE, ...STARS_DOUBTED, ...HOW_LONG_YET]);
const praising = phraseMatcher([...PRAISING, ...GRATITUDE]);
const lacking = phraseMatcher([...MISSING_AGAIN, ...NOISE_TOLD]);
const poorView = phraseMatcher(POOR_VIEW);
const presuming = phraseMatcher(PRESUMING);
const waiting = phraseMatcher(LONG_WAIT);
const elsewhere = phraseMatcher(WAITING_ELSEWHERE);
const indignant = phraseMatcher(INDIGNANT);
const stars = phraseMatcher(STARS);
const doubting = phraseMatcher(DOUBTING);
const starsAlone = phraseMatcher([...STARS, ...DOUBTING]);

/**
 * Whether the words of a message complain where the recogniser may not see it: irony (praise or thanks beside what is
 * missing), dry jokes about what does not work, stars that are doubted, long waiting, "not satisfied", a shuttle that
 * never came.
 */
export const tellsComplaint = remembered(readComplaint, 64);

function readComplaint(text: string): boolean {
  if (evenAsked.matches(text) || doubtsStars(text)) return true;
  const viewTold = poorView.matches(text) && (!QUESTION.test(text) || presuming.matches(text));
  if (viewTold) return true;
  const told = (text.match(SENTENCES) ?? []).filter((sentence) => !QUESTION.test(sentence)).join(' ');
  if (told === '') return false;
  if (plainly.matches(told) || neverCame.matches(told)) return true;
  if (told.length <= LONGEST_OUTCRY && outcry.matches(told)) return true;
  const praises = praising.matches(told);
  if (praises ? lacking.matches(told) : indignant.matches(told)) return true;
  return EXCLAMATION.test(told) && waiting.matches(told) && !elsewhere.matches(told);
}

/** "Four stars, really?", or "Four stars?" and a remark on it; the number of stars alone may be asked for. */
function doubtsStars(text: string): boolean {
  const sentences = text.match(SENTENCES) ?? [];
  return sentences.some(
    (sentence) =>
      QUESTION.test(sentence) &&
      stars.matches(sentence) &&
      !/[\p{L}\p{N}]/u.test(starsAlone.strip(sentence)) &&
      (doubting.matches(text) || sentences.length > 1),
  );
}
