import { type DangerSigns, HARMLESS_CONCEPTS, type MessageSigns, worstOf } from '../danger/danger.rules.ts';
import { asking } from '../message-readings.ts';
import { kindsOf, type Reading } from '../reading.ts';
import { signalsOf } from '../lexicon/signals.rules.ts';
import { MESSAGE_KINDS } from '../model/message-kinds.ts';
import { type Intent, STANCES } from '../understanding.types.ts';

const KINDS = ['emergency', 'smalltalk', 'trouble', 'complaint', 'other', 'question', 'request'] as const;
/** Concepts of danger, and of what speaks for or against it, that are looked at one by one. */
const LOOKED_FOR = [
  ...HARMLESS_CONCEPTS,
  'BELONGING',
  'ALONE',
  'SHORT',
  'SHOUT',
  'HURRY',
  'HELPCRY',
  'WHO',
  'KID',
  'OLDIE',
  'PLACE',
];

const readingNames = (name: string): string[] =>
  [...KINDS, ...STANCES, 'asks', 'troubled', 'unknown', ...MESSAGE_KINDS.map((kind) => `as.${kind}`)].map(
    (number) => `${name}.${number}`,
  );
const signNames = (name: string): string[] =>
  ['score', 'trained', 'harmless', 'certain', 'half', 'concepts', ...LOOKED_FOR].map((sign) => `${name}.${sign}`);

/**
 * What the trees of the gates decide by: how the whole message is read, and its most dangerous sentence, the one that most
 * reports a problem and the one that most asks.
 */
export const GATE_NUMBERS = [
  ...readingNames('whole'),
  ...signNames('whole'),
  ...readingNames('dangerous'),
  ...signNames('dangerous'),
  ...readingNames('worst'),
  ...readingNames('asking'),
  'sentences',
  'words',
  'questionMarks',
  'endsWithQuestion',
  'concepts',
];

const QUESTION_MARKS = /[?？؟]/gu;
const QUESTION_LAST = /[?？؟]\W*$/u;

function readingNumbers(reading: Reading, intents: Intent[]): number[] {
  const kinds = kindsOf(reading, intents);
  return [
    ...KINDS.map((kind) => kinds[kind]),
    ...STANCES.map((stance) => reading.stances[stance]),
    asking(reading, intents),
    Number(signalsOf(reading, intents).trouble),
    reading.unknown.length,
    ...reading.messageKinds(),
  ];
}

const signNumbers = ({ score, trained, harmless, rule, concepts }: DangerSigns): number[] => [
  score,
  trained,
  harmless,
  Number(rule === 'certain'),
  Number(rule === 'half'),
  concepts.size,
  ...LOOKED_FOR.map((concept) => Number(concepts.has(concept))),
];

function problemOf(reading: Reading, intents: Intent[]): number {
  const { trouble, complaint } = kindsOf(reading, intents);
  return trouble + complaint + reading.stances.problem / 2;
}

function highestBy(readings: readonly Reading[], value: (reading: Reading) => number): Reading {
  return readings.reduce((best, reading) => (value(reading) > value(best) ? reading : best));
}

/** The numbers of a message, in the order of GATE_NUMBERS. @param parts its sentences @param signs of the same */
export function gateNumbers(whole: Reading, parts: Reading[], signs: MessageSigns, intents: Intent[]): number[] {
  const sentences = parts.length > 0 ? parts : [whole];
  const dangerous = worstOf(signs.parts);
  const { text } = whole;
  return [
    ...readingNumbers(whole, intents),
    ...signNumbers(signs.whole),
    ...readingNumbers(sentences[dangerous] ?? whole, intents),
    ...signNumbers(signs.parts[dangerous] ?? signs.whole),
    ...readingNumbers(
      highestBy(sentences, (reading) => problemOf(reading, intents)),
      intents,
    ),
    ...readingNumbers(
      highestBy(sentences, (reading) => asking(reading, intents)),
      intents,
    ),
    sentences.length,
    text.split(/\s+/).length,
    text.match(QUESTION_MARKS)?.length ?? 0,
    Number(QUESTION_LAST.test(text)),
    whole.concepts.length,
  ];
}
