import { NUMBER_WORDS } from '#server/features/assistant/language/facts.words.ts';
import { plainDigits } from '#server/features/assistant/language/plain-digits.rules.ts';
import { foldedInPlace } from '../contradictions/folded-text.rules.ts';

const HOURS = [...NUMBER_WORDS.keys()].filter((word) => Number(NUMBER_WORDS.get(word)) <= 12).join('|');
const ENGLISH = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** Hours as ordinals, in the case that follows "half". */
const ORDINALS = [
  'pierwszej первого birinci',
  'drugiej второго ikinci',
  'trzeciej третьего ucuncu',
  'czwartej четвертого dorduncu',
  'piatej пятого besinci',
  'szostej шестого altinci',
  'siodmej седьмого yedinci',
  'osmej восьмого sekizinci',
  'dziewiatej девятого dokuzuncu',
  'dziesiatej десятого onuncu',
  'jedenastej одиннадцатого on birinci',
  'dwunastej двенадцатого on ikinci',
].map((words) => words.split(' '));
const MORE_HOURS = new Map([
  ...ORDINALS.flatMap((words, index) => words.map((word): [string, number] => [word, index + 1])),
  ...[
    'الواحده bir',
    'الثانيه iki',
    'الثالثه uc',
    'الرابعه dort',
    'الخامسه bes',
    'السادسه alti',
    'السابعه yedi',
    'الثامنه sekiz',
    'التاسعه dokuz',
    'العاشره on',
  ].flatMap((words, index) => words.split(' ').map((word): [string, number] => [word, index + 1])),
]);
const ORDINAL = ORDINALS.flat().join('|');
const HOUR = `(?:\\d{1,2}|${HOURS}|${[...MORE_HOURS.keys()].join('|')})`;

const NOON =
  /(?<!\d)12(?:[:.]00)? ?(?:uhr |h )?(?:noon|midday|mittags?|(?:del |de )?mediodia|du midi|di mezzogiorno|do meio[- ]dia)(?!\p{L})/gu;
const PAST = new RegExp(`half past (${HOUR})(?!\\p{L})`, 'gu');
const HALF = new RegExp(
  `(?:(?<!\\p{L})(?:halb|half)|wpol do|половин\\p{L}{1,2}) ?(${HOURS}|${ORDINAL}|(?<=halb ?)\\d{1,2})(?!\\p{L})`,
  'gu',
);
const AND_HALF = new RegExp(
  `(?<!\\p{L})(${HOUR})(?: ?(?:h|heures?|uur))? ?(?:y media|et demie|e mezz[oa]|e meia|bucuk|والنصف)(?!\\p{L})`,
  'gu',
);
const DENSE_HALF = /(\d{1,2}) ?[点點時时] ?半/gu;
const AT_HOUR = new RegExp(
  `(?<=(?<!\\p{L})(?:las|alle|dalle|ore|as|das|الساعه) )(${HOUR})(?![\\p{L}\\d:.]| (?:prim|ultim|hor|or[ae]))`,
  'gu',
);

const AFTERNOON =
  /(?:下午|晚上|傍晚|午後|夕方|夜|(?<!\p{L})(?:ogleden sonra|aksam) )(?:saat )?(\d{1,2})(?=[点點時时:.' ])/gu;
const BEFORE_HOUR = /(?<!\p{L})(?:godziny|godzinie|godz\.?) (?=\d)/gu;

/** A text folded, with its times in digits: "halb elf", "las diez y media" and "10時半" are 10:30. */
export function withTimesInDigits(text: string): string {
  return foldedInPlace(plainDigits(text.replaceAll('，', '、')))
    .replace(BEFORE_HOUR, '')
    .replace(AFTERNOON, (_, hour: string) => String(Number(hour) < 12 ? Number(hour) + 12 : Number(hour)))
    .replace(NOON, '12:00')
    .replace(PAST, (_, hour: string) => halfOf(numberOf(hour)))
    .replace(HALF, (_, hour: string) => halfOf(ENGLISH.includes(hour) ? numberOf(hour) : numberOf(hour) - 1))
    .replace(AND_HALF, (_, hour: string) => halfOf(numberOf(hour)))
    .replace(DENSE_HALF, (_, hour: string) => halfOf(Number(hour)))
    .replace(AT_HOUR, (_, hour: string) => `${numberOf(hour)}:00`);
}

const numberOf = (hour: string): number => Number(NUMBER_WORDS.get(hour) ?? MORE_HOURS.get(hour) ?? hour);
const halfOf = (hour: number): string => `${hour || 12}:30`;
