import { once } from '../once.ts';
import { readData } from '../sources.ts';

export type HanLanguage = 'ja' | 'zh';
type Range = readonly [from: number, to: number];

const TRAILS = {
  gb: [[0xa1, 0xfe]],
  big5: [
    [0x40, 0x7e],
    [0xa1, 0xfe],
  ],
  jis: [
    [0x40, 0x7e],
    [0x80, 0xfc],
  ],
} as const satisfies Record<string, readonly Range[]>;
const HAN = /\p{Script=Han}/gu;

/** The Chinese characters in a part of a two-byte encoding. */
function charactersOf(encoding: string, leads: readonly Range[], trails: readonly Range[]): Set<string> {
  const all = (ranges: readonly Range[]): number[] =>
    ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at));
  const bytes = all(leads).flatMap((lead) => all(trails).flatMap((trail) => [lead, trail]));
  return new Set(new TextDecoder(encoding).decode(Uint8Array.from(bytes)).match(HAN));
}

/** The usual characters of each way of writing, from the standards of its country: GB 2312, Big5 and JIS X 0208. */
const sets = once(() => ({
  simplified: charactersOf('gbk', [[0xb0, 0xf7]], TRAILS.gb),
  traditional: charactersOf(
    'big5',
    [
      [0xa4, 0xc6],
      [0xc9, 0xf9],
    ],
    TRAILS.big5,
  ),
  japanese: charactersOf(
    'shift_jis',
    [
      [0x88, 0x9f],
      [0xe0, 0xea],
    ],
    TRAILS.jis,
  ),
}));

/**
 * The language whose characters a text is written in: Chinese where a character is not Japanese, Japanese where neither simplified
 * nor traditional Chinese has them all ("自転車", "到着時間"); null where both may be.
 */
export function languageOfCharacters(text: string): HanLanguage | null {
  const { simplified, traditional, japanese } = sets();
  const written = [...new Set(text.match(HAN))];
  const known = written.filter((one) => simplified.has(one) || traditional.has(one) || japanese.has(one));
  if (known.some((one) => !japanese.has(one))) return 'zh';
  const isChinese = [simplified, traditional].some((set) => known.every((one) => set.has(one)));
  return isChinese ? null : 'ja';
}

/** The words of `data/han-words.txt` by their language. */
const words = once(
  () =>
    new Map(
      readData('han-words.txt')
        .split('\n')
        .filter((line) => line.trim() && !line.startsWith('#'))
        .flatMap((line) =>
          line
            .slice(3)
            .split(/\s+/)
            .filter(Boolean)
            .map((word): [string, HanLanguage] => [word, line.startsWith('ja') ? 'ja' : 'zh']),
        ),
    ),
);
const HAN_RUNS = /\p{Script=Han}+/gu;
/** Of words, the longest first. */
const LENGTHS = [5, 4, 3, 2, 1];

/** The language whose own words cover more of a text; null where neither has more. */
export function languageOfHanWords(text: string): HanLanguage | null {
  const covered = { ja: 0, zh: 0 };
  for (const run of text.match(HAN_RUNS) ?? [])
    for (let at = 0; at < run.length;) {
      const length = LENGTHS.find((one) => words().has(run.slice(at, at + one))) ?? 1;
      const language = words().get(run.slice(at, at + length));
      if (language) covered[language] += length;
      at += length;
    }
  if (covered.ja === covered.zh) return null;
  return covered.ja > covered.zh ? 'ja' : 'zh';
}

const CHINESE_COUNTRIES = ['CN', 'TW', 'HK', 'MO', 'SG'];

/** The language that guests from a country mean by characters of both; null for other countries. */
export function hanLanguageOfCountry(country: string | null): HanLanguage | null {
  if (country === 'JP') return 'ja';
  return country !== null && CHINESE_COUNTRIES.includes(country) ? 'zh' : null;
}
