import { COVER_FEATURES, coverFeatures, namedThings } from '../entries/cover-features.ts';
import type { LinkedEntry } from '../entries/entries.types.ts';
import { linkEntry } from '../entries/entry-link.ts';
import { parseLexicon } from '../lexicon/lexicon.rules.ts';
import { type Knowledge, replaceKnowledge } from '../model-store.ts';
import { openModel } from '../model/model.ts';
import { readFolder, readSources } from '../sources.ts';
import { understand } from '../understand.ts';
import type { Intent } from '../understanding.types.ts';
import { parseCoverHotels } from './cover-hotels.ts';
import { type CoverRow, learnWeights, logitOf } from './cover-learner.ts';
import { type CoverMessage, coverMessages, unansweredMessages } from './cover-messages.ts';
import { parsePhrases, type Phrase } from '../training/phrases.rules.ts';
import { seededRandom } from '../training/random.ts';
import { expandLookalikes } from '../training/lookalikes.rules.ts';
import { readPhrase, trainFrom, type TrainingPhrases } from '../training/trainer.ts';

/** Each trial holds back every fifth phrase, and all phrases of some intents: guests ask for what no intent knows. */
const FAMILIES = 5;
const LEFT_OUT = [
  'babysitting gift_voucher laundry sports parcel bike.rental lost_found print dresscode wakeup safe kids.club water.tap quiet.hours',
  'iron hairdryer spa.booking entertainment watersports car.rental kitchen minibar visitors.policy tours dayuse charger_adapter groups_events smoking',
];
/** The hotel whose links a person has confirmed. */
const CONFIRMED = 'baiaverde.txt';
/** How many hotels a message is tried at. */
const TRIED_AT = 2;
/** How many times an entry that does not answer counts. */
const WRONG_WEIGHT = 3;
const MOST_WRONG = 7;
/** Share of the messages without an answer that may get one at `ANSWER_FROM` (0.75, a logit of ln 3). */
const MOST_ANSWERED = 0.015;
const ANSWER_LOGIT = Math.log(3);
const SEED = 11;

/** What was tried with a message at a hotel: the rows of each clause, those of entries that answer marked. */
type Trial = { message: CoverMessage; covered: boolean; clauses: CoverRow[][] };

/** Learns the weights of covers. @returns weights by name with `start` first, and the figures as lines */
export function learnCovers(log: (line: string) => void): { weights: [string, number][]; report: string[] } {
  const trials = LEFT_OUT.flatMap((left, fold) => {
    log(`Training without ${left}`);
    return trialsOf(fold, new Set(left.split(' ')));
  });
  const weights = learnWeights(trials.flatMap(({ clauses }) => clauses.flat()));
  const shift = answeredFrom(trials, weights) - ANSWER_LOGIT;
  weights[0]! -= shift;
  const names = ['start', ...COVER_FEATURES];
  return { weights: names.map((name, index) => [name, weights[index] ?? 0]), report: reportOf(trials, weights) };
}

/** @property held phrases and look-alikes that the model has not been trained with */
type HeldBack = { held: Phrase[]; kept: TrainingPhrases; lexicon: string; intents: Intent[] };

/** Every fifth phrase and all those of the left-out intents are held back. */
function holdBack(fold: number, left: ReadonlySet<string>): HeldBack {
  const sources = readSources();
  const { intents, phrases } = parsePhrases(sources.phrases);
  const isHeld = ({ intent, family }: { intent: string; family: number }): boolean =>
    left.has(intent) || family % FAMILIES === fold;
  const lexicon = withoutConcepts(sources.lexicon, phrases, left);
  const [held, rest] = [phrases.filter(isHeld), phrases.filter((one) => !isHeld(one))];
  const random = seededRandom(SEED + fold);
  const made = (from: Phrase[], isHeldBack: boolean): Phrase[] =>
    expandLookalikes(sources.lookalikes, from, random).filter(
      ({ family }) => (family % FAMILIES === fold) === isHeldBack,
    );
  const kept = { intents: intents.filter(({ id }) => !left.has(id)), phrases: rest, made: made(rest, false) };
  return { held: [...held, ...made(held, true)], kept, lexicon, intents };
}

function trialsOf(fold: number, left: ReadonlySet<string>): Trial[] {
  const { held, kept, intents, ...sources } = holdBack(fold, left);
  const lexicon = parseLexicon(sources.lexicon);
  const known = { model: openModel(trainFrom(lexicon, kept, '')), lexicon };
  replaceKnowledge(known);
  const kinds = new Map(intents.map(({ id, kind }) => [id, kind]));
  const random = seededRandom(SEED + fold);
  const hotels = parseCoverHotels(readFolder('data/cover-hotels', '.txt')).map(({ name, entries }) =>
    entries.map((entry) => ({
      gold: new Set(entry.gold),
      linked: linkEntry(name === CONFIRMED ? { ...entry, answers: entry.gold.filter((id) => !left.has(id)) } : entry),
    })),
  );
  const unanswered = readFolder('data/cover-unanswered', '.txt').flatMap(({ text }) => unansweredMessages(text));
  return [...coverMessages(held, kinds, left, random), ...unanswered].flatMap((message, index) =>
    hotels
      .filter((_, nth) => (index + nth) % hotels.length < TRIED_AT)
      .map((entries) => trialOf(message, entries, known)),
  );
}

/** A lexicon without the concepts that mostly the left-out intents use. */
function withoutConcepts(
  lexicon: string,
  phrases: ReturnType<typeof parsePhrases>['phrases'],
  left: ReadonlySet<string>,
): string {
  const parsed = parseLexicon(lexicon);
  const counts = new Map<string, { left: number; kept: number }>();
  for (const phrase of phrases)
    for (const concept of readPhrase(phrase, parsed).concepts) {
      const count = counts.get(concept) ?? { left: 0, kept: 0 };
      counts.set(concept, count);
      count[left.has(phrase.intent) ? 'left' : 'kept'] += 1;
    }
  let keep = true;
  return lexicon
    .split('\n')
    .filter((line) => {
      const count = line.startsWith('@')
        ? (counts.get(line.slice(1).split(' ')[0] ?? '') ?? { left: 0, kept: 1 })
        : null;
      if (count) keep = count.left <= count.kept;
      return keep;
    })
    .join('\n');
}

type Candidate = { gold: ReadonlySet<string>; linked: LinkedEntry };

function trialOf(message: CoverMessage, entries: Candidate[], known: Knowledge): Trial {
  const { clauses, danger, complaint } = understand(message.text);
  const troubled = danger !== null || complaint || clauses.some(({ signals }) => signals.trouble);
  const asked = troubled ? [] : clauses.filter(({ kinds }) => kinds.smalltalk < 0.6);
  const all = entries.map(({ linked }) => linked);
  const rows = asked.map((clause) => {
    const named = namedThings(clause, all);
    return entries.map(({ gold, linked }): CoverRow & { match: number } => {
      const features = coverFeatures(clause, linked, known, named);
      const answers = gold.has(message.intent);
      return {
        features: Float64Array.from([1, ...COVER_FEATURES.map((name) => features[name])]),
        answers,
        weight: answers ? 1 : WRONG_WEIGHT,
        match: features.intent + features.titleConcepts + features.namedWords,
      };
    });
  });
  const matchOf = (clause: (typeof rows)[number]): number =>
    Math.max(...clause.map(({ answers, match }) => (answers ? match : -Infinity)));
  const meant = rows.toSorted((a, b) => matchOf(b) - matchOf(a))[0];
  const clausesKept = rows.map((clause) => {
    const wrong = clause.filter(({ answers }) => !answers).toSorted((a, b) => b.match - a.match);
    return [...clause.filter(({ answers }) => answers && clause === meant), ...wrong.slice(0, MOST_WRONG)];
  });
  return { message, covered: entries.some(({ gold }) => gold.has(message.intent)), clauses: clausesKept };
}

type Best = { logit: number; answers: boolean };

const bestOf = ({ clauses }: Trial, weights: Float64Array): Best[] =>
  clauses.flatMap(
    (rows) =>
      rows
        .map((row) => ({ logit: logitOf(row, weights), answers: row.answers }))
        .toSorted((a, b) => b.logit - a.logit)[0] ?? [],
  );

/** The logit from which on at most `MOST_ANSWERED` of the messages without an answer get one. */
function answeredFrom(trials: Trial[], weights: Float64Array): number {
  const open = trials.filter(({ covered }) => !covered);
  const highest = open.map((trial) => Math.max(-Infinity, ...bestOf(trial, weights).map(({ logit }) => logit)));
  return highest.toSorted((a, b) => b - a)[Math.floor(MOST_ANSWERED * highest.length)] ?? 0;
}

function reportOf(trials: Trial[], weights: Float64Array): string[] {
  const sent = trials.map((trial) => ({
    ...trial,
    sent: bestOf(trial, weights).filter(({ logit }) => logit >= ANSWER_LOGIT),
  }));
  const isAsked = ({ message }: Trial): boolean => message.kind === 'question' || message.kind === 'request';
  const percent = (group: typeof sent, test: (trial: (typeof sent)[number]) => boolean): string =>
    `${((100 * group.filter(test).length) / Math.max(1, group.length)).toFixed(1)} % of ${group.length}`;
  const covered = sent.filter((trial) => isAsked(trial) && trial.covered && trial.message.known);
  const anySent = (trial: (typeof sent)[number]): boolean => trial.sent.length > 0;
  return [
    `answered from a right entry: ${percent(covered, (trial) => anySent(trial) && trial.sent.every(({ answers }) => answers))}`,
    `from a wrong one: ${percent(covered, (trial) => trial.sent.some(({ answers }) => !answers))}`,
    `without an entry, answered: ${percent(
      sent.filter((trial) => isAsked(trial) && !trial.covered && trial.message.known),
      anySent,
    )}`,
    `of an unknown topic, answered: ${percent(
      sent.filter((trial) => !trial.covered && !trial.message.known),
      anySent,
    )}`,
    `look-alikes and talk, answered: ${percent(
      sent.filter(({ message }) => message.kind === 'other'),
      anySent,
    )}`,
  ];
}
