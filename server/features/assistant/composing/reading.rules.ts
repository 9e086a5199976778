import type { Understanding } from '#server/features/understanding/understanding.types.ts';
import { countryOfPhones } from '#shared/features/guests/phones.rules.ts';
import { clockIn, dayIn } from '#shared/lib/dates.ts';
import { isCurrentGuest, isInHouseOnly, nextOpening } from '../checking/access.rules.ts';
import type { HistoryMessage, KnowledgeEntry, TurnContext, VerifiedBooking } from '../assistant.types.ts';
import { emergencyNumbers } from '../sentences/emergency-numbers.ts';
import { fixedSentence, type SentenceName } from '../sentences/fixed-sentences.ts';
import { type DangerFound, dangerBefore, dangerIn } from '../gates/danger.rules.ts';
import { looksLikeInjection } from '../gates/gates.rules.ts';
import { entryGivesOrders, givesOrders } from '../gates/orders.rules.ts';
import { nominatedEntries } from '../retrieval/nominated-entries.ts';
import { withoutOverruled } from '../retrieval/own-entries.ts';
import { rankEntries } from '../retrieval/knowledge-ranking.rules.ts';
import { cleanText } from '../language/plain-text.rules.ts';
import { bookingEntries, everyProfileEntry, profileEntries } from '../retrieval/profile-entries.rules.ts';
import { type OfferedEntry, offersOf } from './asking-back.rules.ts';
import { type Chosen, chosenOf, isEntries } from './chosen.rules.ts';
import { correctionOf } from './correction.rules.ts';
import { type Lead, leadOf } from './lead.rules.ts';
import { understandTurn } from './turn-understanding.rules.ts';
import { withoutTold } from '../checking/withheld.rules.ts';

/** Maximum characters of entries in a prompt: about 6,000 tokens, enough for all entries of most hotels. */
const KNOWLEDGE_BUDGET = 24_000;

/** Data derived from a turn before the decision. */
export type Reading = {
  turn: TurnContext;
  now: Date;
  /** All texts of the turn, cleaned. */
  text: string;
  /** The turn's language, or the conversation's. */
  language: string;
  languageConfident: boolean;
  danger: DangerFound | null;
  /** The turn as one message. */
  understood: Understanding;
  /** The language of the reply; null if only the model can detect it. */
  expectedLanguage: string | null;
  likelyLanguages: string[];
  entries: KnowledgeEntry[];
  /** The choices that the last reply offered, and what this turn answers to them. */
  offers: OfferedEntry[];
  chosen: Chosen | null;
  /** What is understood stands behind a yes or no to them ("no, the price"); `agreed` is the choice that the yes takes. */
  lead: Lead | null;
  agreed: KnowledgeEntry | null;
  /** What is understood is the thing that the guest means instead of what was just answered. */
  corrects: boolean;
  /** Entries for guests in the house, which this sender may not read; empty for a guest in the house. */
  withheld: KnowledgeEntry[];
  /** Earlier messages, without replies that repeat a withheld entry. */
  history: readonly HistoryMessage[];
  profile: KnowledgeEntry[];
  currentGuest: boolean;
  guestName: string | null;
  /** `YYYY-MM-DD HH:MM` at the hotel. */
  localTime: string;
  say(name: SentenceName, language?: string): string;
};

export function readingOf(turn: TurnContext, now: Date): Reading {
  const { hotel } = turn;
  const text = cleanText(turn.messages.map((message) => message.text).join('\n'));
  const messages = turn.messages.map((message) => cleanText(message.text));
  const guest = {
    previousLanguage: turn.previousLanguage,
    houseLanguage: hotel.default_language,
    country: countryOfPhones(turn.guestPhone),
  };
  const understandAll = (texts: readonly string[]): Understanding => understandTurn(texts, turn.history, guest);
  const whole = understandAll(messages);
  const currentGuest = turn.inHouse ?? isCurrentGuest(turn.booking, now, hotel.timezone);
  const profile = currentGuest ? profileEntries(hotel) : everyProfileEntry(hotel);
  const written = withoutOverruled(harmless([...turn.entries, ...profile]));
  const known = [...written, ...harmless(bookingEntries(withoutOrders(turn.booking), turn.hotel.currency))];
  const withheld = currentGuest ? [] : known.filter(isInHouseOnly);
  const entries = known.filter((entry) => !withheld.includes(entry));
  const offers = offersOf(turn.history, entries);
  const chosen = chosenOf(text, offers, whole.smalltalk);
  const lead = offers.length > 0 && chosen === null ? leadOf(text) : null;
  const corrected =
    offers.length === 0 && chosen === null ? correctionOf(text, turn.history, turn.previousLanguage) : null;
  const understood = lead ? understandAll([lead.rest]) : corrected ? understandAll([`${corrected}?`]) : whole;
  // A title that is tapped, or "the first one", says no more than the question back.
  const said = dangerIn(text, messages, turn.previousLanguage);
  const isCalm = said?.level === 'half' && isEntries(chosen);
  const danger = (isCalm ? null : said) ?? dangerBefore(turn.history, now, turn.previousLanguage);
  const { language, sure } = languageOf(corrected ? whole : understood, turn, chosen !== null);
  return {
    turn,
    now,
    text,
    language,
    languageConfident: sure,
    danger,
    understood,
    expectedLanguage: sure ? language : turn.previousLanguage && language,
    likelyLanguages: likelyLanguagesOf(turn),
    entries,
    offers,
    chosen,
    lead,
    corrects: corrected !== null,
    agreed: lead?.agrees && offers.length === 1 ? (offers[0]?.entry ?? null) : null,
    withheld,
    history: withoutTold(turn.history, withheld),
    profile: harmless(profile).filter((entry) => !withheld.includes(entry)),
    currentGuest,
    guestName: harmlessName(turn.guestName),
    localTime: `${dayIn(hotel.timezone, now)} ${clockIn(hotel.timezone, now)}`,
    say: (name, wanted = language) =>
      fixedSentence(name, wanted, {
        hotelName: hotel.name,
        opensAt: danger ? null : nextOpening(hotel, now),
        emergency: emergencyNumbers(hotel, danger?.kind ?? null),
        phone: hotel.phone,
      }),
  };
}

const likelyLanguagesOf = ({ hotel, likelyLanguages = [], entries }: TurnContext): string[] => [
  ...new Set([hotel.default_language, ...likelyLanguages, ...entries.flatMap((entry) => entry.language ?? [])]),
];

/** A title that is tapped may be in another language than the conversation. Kana are no Chinese: "はい" corrects a guess. */
function languageOf(
  { language: { code, sure } }: Understanding,
  { previousLanguage }: TurnContext,
  isChosen: boolean,
): { language: string; sure: boolean } {
  const isCorrected = previousLanguage === 'zh' && code === 'ja' && sure;
  if (!isChosen || previousLanguage === null || isCorrected) return { language: code, sure };
  return { language: previousLanguage, sure: true };
}

/** Removes entries with instructions to the assistant (imported from a hostile page). */
const harmless = (entries: KnowledgeEntry[]): KnowledgeEntry[] => entries.filter((entry) => !entryGivesOrders(entry));

/** Without a note of the booking that gives orders: its dates are facts all the same. */
const withoutOrders = (booking: VerifiedBooking | null): VerifiedBooking | null =>
  booking && givesOrders(booking.special_requests ?? '') ? { ...booking, special_requests: null } : booking;

function harmlessName(name: string | null): string | null {
  const bare = cleanText(name ?? '', 200).replace(/\s+/g, ' ');
  return bare === '' || bare.length > 60 || /[<>{}[\]:/]/.test(bare) || looksLikeInjection(bare) ? null : bare;
}

/** @property nominated ids of the entries that the recogniser takes for answers, the surest first */
export type Offer = { entries: KnowledgeEntry[]; nominated: string[] };

/**
 * Entries for this turn within the budget; profile, booking and nominated entries are always included. In the stored order with
 * the guest's own booking last, so that the prompts of a hotel begin alike.
 */
export function offeredEntries({ entries, text, understood }: Reading): Offer {
  const profile = entries.filter(({ kind }) => kind === 'profile');
  const booking = entries.filter(({ kind }) => kind === 'booking');
  const others = entries.filter(({ kind }) => kind !== 'profile' && kind !== 'booking');
  const nominated = nominatedEntries(understood, [...others, ...profile]);
  const certain = others.filter((entry) => nominated.includes(entry));
  const taken = [...profile, ...booking, ...certain].reduce(
    (sum, entry) => sum + entry.text.length + entry.title.length,
    0,
  );
  const rest = others.filter((entry) => !nominated.includes(entry));
  const ranked = new Set(rankEntries(text, rest, { budgetChars: Math.max(4000, KNOWLEDGE_BUDGET - taken) }));
  const chosen = others.filter((entry) => nominated.includes(entry) || ranked.has(entry));
  return { entries: [...profile, ...chosen, ...booking], nominated: nominated.map(({ id }) => id) };
}
