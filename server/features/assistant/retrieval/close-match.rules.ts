import type { KnowledgeEntry } from '../assistant.types.ts';
import { smalltalkOf } from '../gates/gates.rules.ts';
import { detectLanguage } from '../language/language.rules.ts';
import { baseLanguage } from '../language/languages.rules.ts';
import { foldText } from '../language/plain-text.rules.ts';
import { type QuestionTerms, similarity, stem, termsOf } from './question-terms.rules.ts';

const LONGEST_QUESTION = 200;
const MOST_QUESTIONS = 4;
/** Longer texts are stories, which no entry answers as a whole. */
const LONGEST_TEXT = 4_000;
const SAME_WORD = 0.6;
const TIME_IN_TEXT =
  /\d{1,2}\s*(?:[:.h時点时]\s*\d{0,2}|a\.?m|p\.?m|uhr|o'clock)|24\s*\/\s*7|24[ -]?(?:hours|h|horas|heures|stunden|ore|時間|小时)|around the clock|always open/iu;
const PRICE_IN_TEXT =
  /[$€£¥₽₺]|\b(?:eur|usd|gbp|chf|pln|jpy|euros?|dollars?|pounds?)\b|\d\s*(?:zł|kr|元|円|руб)|free|complimentary|included|no charge|gratis|gratuit|kostenlos|kostenfrei|inklusive|incluid|inclus|compris|無料|免费/iu;
/** What a text must hold to answer a question of that kind where its title does not ask it. */
const CODE_IN_TEXT =
  /passwor|passcode|\bcode\b|kennwort|contrase|mot de passe|senha|wachtwoord|has[łl]o|пароль|şifre|كلمة|密码|パスワード/iu;
const PLACE_IN_TEXT =
  /\d\s*(?:m|km|min)\b|\b(?:floor|street|square|next to|beside|opposite|behind|corner|underground|étage|rue|à côté|sous-sol|planta|calle|junto a|sótano|stock|straße|strasse|neben|gegenüber|piano|via|accanto|andar|rua)\b|[階層路街]/iu;
/** Aspects whose answer also says that the thing is there. */
const TELLING: ReadonlySet<string> = new Set(['time', 'place']);
const PROOF: Record<string, RegExp> = {
  time: TIME_IN_TEXT,
  place: PLACE_IN_TEXT,
  price: PRICE_IN_TEXT,
  free: PRICE_IN_TEXT,
  code: CODE_IN_TEXT,
};
/** An entry about pets answers for dogs only if it speaks of dogs, one about breakfast for Sundays only if of Sundays. */
const KINDS: ReadonlySet<string> = new Set(
  [
    '#dog #cat',
    'monday tuesday wednesday thursday friday saturday sunday',
    'lunes martes miércoles jueves viernes sábado domingo',
    'lundi mardi mercredi jeudi vendredi samedi dimanche',
    'montag dienstag mittwoch donnerstag freitag samstag sonntag',
    'lunedì martedì mercoledì giovedì venerdì sabato domenica',
  ]
    .flatMap((kinds) => kinds.split(' '))
    .map((kind) => (kind.startsWith('#') ? kind : stem(foldText(kind)))),
);
/** These are close enough that an entry about one answers the other. */
const INTERCHANGEABLE = [new Set(['price', 'free'])];

/**
 * The one entry whose own words answer the question, or null. For answering without a model, hence strict: the same
 * language, the same topic and nothing but it, and the same thing asked of it. "Is there a gym?" is not answered by
 * what the gym costs, and two entries that say different things answer nothing.
 */
export function closeMatch(
  question: string,
  entries: readonly KnowledgeEntry[],
  language: string,
): KnowledgeEntry | null {
  if (question.length > LONGEST_QUESTION) return null;
  const asked = termsOf(question);
  if (asked.topics.length === 0) return null;
  const matching = entries
    .filter(
      (entry) =>
        entry.kind !== 'booking' && entry.text.trim() !== '' && entryLanguage(entry) === baseLanguage(language),
    )
    .map((entry) => ({ entry, score: closeness(asked, entry) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  const [best, second] = matching;
  if (!best) return null;
  const undecided = second && second.score > best.score - 0.1 && second.entry.text.trim() !== best.entry.text.trim();
  return undecided ? preferWritten(best.entry, second.entry) : best.entry;
}

/**
 * The entries whose own words answer all that a guest asked, in the order of asking: guests write several questions in a
 * row. Empty where any of them, or anything else that was said, has no entry of its own.
 */
export function closeMatches(text: string, entries: readonly KnowledgeEntry[], language: string): KnowledgeEntry[] {
  const whole = closeMatch(text, entries, language);
  if (whole) return [whole];
  if (text.length > LONGEST_TEXT) return [];
  const parts = text
    .split(/\n|(?<=[?？؟])\s+/u)
    .map((part) => part.trim())
    .filter((part) => part !== '' && smalltalkOf(part) === null);
  if (parts.length > MOST_QUESTIONS) return [];
  const found = parts.map((part) => closeMatch(part, entries, language));
  return found.every((entry) => entry !== null) ? [...new Set(found)] : [];
}

/** The hotel's own answer goes before the sentence made from its profile; two of its own are a contradiction. */
function preferWritten(a: KnowledgeEntry, b: KnowledgeEntry): KnowledgeEntry | null {
  if (a.kind === 'profile' && b.kind !== 'profile') return b;
  return b.kind === 'profile' && a.kind !== 'profile' ? a : null;
}

const entryLanguage = (entry: KnowledgeEntry): string =>
  entry.language ? baseLanguage(entry.language) : detectLanguage(`${entry.title} ${entry.text}`).language;

function closeness(asked: QuestionTerms, entry: KnowledgeEntry): number {
  const title = termsOf(entry.title);
  if (!sameAspects(asked.aspects, title.aspects, entry.text)) return 0;
  const covered = asked.topics.filter(
    (topic) =>
      title.topics.some((known) => sameTopic(topic, known)) ||
      (KINDS.has(topic) && termsOf(entry.text).topics.includes(topic)),
  );
  if (covered.length < asked.topics.length) return 0;
  const used =
    title.topics.filter((topic) => asked.topics.some((known) => sameTopic(topic, known))).length /
    (title.topics.length || 1);
  return used >= 0.5 ? (used + exactAspects(asked.aspects, title.aspects)) / 2 : 0;
}

const sameTopic = (a: string, b: string): boolean =>
  a === b || (!a.startsWith('#') && !b.startsWith('#') && similarity(a, b) >= SAME_WORD);

function sameAspects(asked: Set<string>, offered: Set<string>, text: string): boolean {
  for (const aspect of asked) {
    if (
      offered.has(aspect) ||
      INTERCHANGEABLE.some((set) => set.has(aspect) && [...set].some((other) => offered.has(other)))
    )
      continue;
    const proof = PROOF[aspect];
    if (offered.size > 0 || !proof?.test(text)) return false;
  }
  // An entry that answers more than was asked answers it; "is there a pool?" is answered by when and where it is open.
  return asked.size > 0 || [...offered].every((aspect) => TELLING.has(aspect));
}

const exactAspects = (asked: Set<string>, offered: Set<string>): number =>
  [...asked].every((aspect) => offered.has(aspect)) ? 1 : 0.5;
