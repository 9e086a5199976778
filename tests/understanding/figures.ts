import { chooseEntries } from '#server/features/understanding/entries/choose.ts';
import { linkEntry } from '#server/features/understanding/entries/entry-link.ts';
import type { LinkedEntry } from '#server/features/understanding/entries/entries.types.ts';
import { linkFact, PROFILE_FACTS, type ProfileField } from '#server/features/understanding/entries/profile-facts.ts';
import { understand } from '#server/features/understanding/understand.ts';
import { type HeldOutHotel, type HeldOutLine, readHeldOut, readHotels, type SetName } from './held-out.ts';

/** What happened with a line. `right` is what is aimed at; `wrong` is what must not happen; the rest goes to a person. */
export type Outcome = { line: HeldOutLine; right: boolean; wrong: boolean; asked: boolean; language: boolean };

const isField = (field: string): field is ProfileField => field in PROFILE_FACTS;

/** The sorts of small talk in the held-out set and the ids that fit. */
const SMALLTALK: Record<string, string[]> = {
  greeting: ['greeting', 'howareyou'],
  thanks: ['thanks'],
  ok: ['ack', 'no'],
  farewell: ['farewell'],
  robot: ['are_you_bot'],
  compliment: ['praise'],
  'hello-again': ['are_you_there', 'greeting'],
};

/** What happens with the lines of a set. */
export function outcomes(set: SetName = 'held-out'): Outcome[] {
  const hotels = new Map(readHotels().map((hotel) => [hotel.id, { hotel, entries: linkedEntries(hotel) }]));
  return readHeldOut(set).flatMap((line) => {
    const found = hotels.get(line.hotel);
    return found ? [outcomeOf(line, found.hotel, found.entries)] : [];
  });
}

export function linkedEntries({ entries, profile }: HeldOutHotel): LinkedEntry[] {
  return [...entries.map((entry) => linkEntry(entry)), ...Object.keys(profile).filter(isField).map(linkFact)];
}

function outcomeOf(line: HeldOutLine, hotel: HeldOutHotel, entries: LinkedEntry[]): Outcome {
  const understanding = understand(line.text, { previousLanguage: line.previous ?? null });
  const choices = chooseEntries(understanding, entries);
  const sent = choices.flatMap((choice) => (choice.action === 'answer' ? [choice.cover.entry] : []));
  const asked = sent.length === 0 && choices.some(({ action }) => action === 'ask');
  const fits = (id: string): boolean => isExpected(id, line, hotel);
  const result = { line, asked, language: understanding.language.code === line.lang };
  const { danger, smalltalk, problem } = understanding;
  switch (line.kind) {
    case 'answerable':
    case 'plain':
      return { ...result, right: sent.length > 0 && sent.every(fits), wrong: !sent.every(fits) };
    case 'unanswerable':
    case 'lookalike':
      return { ...result, right: sent.length === 0, wrong: sent.length > 0 };
    case 'emergency':
      return { ...result, right: danger?.level === 'certain', wrong: danger === null };
    case 'harmless':
      return { ...result, right: danger === null, wrong: danger?.level === 'certain' };
    case 'smalltalk':
      return {
        ...result,
        right: SMALLTALK[line.note ?? '']?.includes(smalltalk ?? '') ?? false,
        wrong: sent.length > 0,
      };
    case 'complaint':
    case 'trouble':
      return { ...result, right: problem && sent.length === 0, wrong: sent.length > 0 };
    case 'language':
      return { ...result, right: result.language, wrong: !result.language };
  }
}

export function isExpected(id: string, { answer }: HeldOutLine, { profileEntries }: HeldOutHotel): boolean {
  if (!answer) return false;
  const same = id.startsWith('profile.') ? (profileEntries[id.slice('profile.'.length)] ?? []) : [];
  return [id, ...same].some((name) => answer.includes(name));
}
