import { ASKED_SETS, type AskedSet, readAsked } from '#server/features/understanding/sources.ts';
import { parseAsked } from '#server/features/understanding/training/asked.rules.ts';
import type { HeldOutHotel, HeldOutLine } from './held-out.ts';

/** What the model, the gates and the trees are learned from (`data/asked/`), as hotels and lines like those of the held-out sets. */
export const DEVELOPMENT_SETS = ASKED_SETS;
export type DevelopmentSet = AskedSet;

/** A hotel for the messages that are written to none. */
const ANY_HOTEL = 'lindenkontor';

export const developmentHotels = (set: DevelopmentSet = 'usual'): HeldOutHotel[] =>
  parseAsked(readAsked(set)).hotels.map(({ id, entries }) => ({
    id,
    name: id,
    country: 'DE',
    profile: {},
    profileEntries: {},
    entries,
  }));

export const developmentLines = (set: DevelopmentSet = 'usual'): HeldOutLine[] =>
  parseAsked(readAsked(set)).lines.map(({ language, kind, note, hotel, answers, text }, index) => ({
    id: `${language}-${kind}-${index + 1}`,
    lang: language,
    kind,
    hotel: hotel ?? ANY_HOTEL,
    text,
    answer: answers.length > 0 ? answers : null,
    ...(note ? { note } : {}),
  }));
