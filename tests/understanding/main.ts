import fs from 'node:fs';
import { MODEL_FILE, prepareModel } from '#server/features/understanding/model-store.ts';
import { understand } from '#server/features/understanding/understand.ts';
import { KINDS, LANGUAGES, readHeldOut, SETS } from './held-out.ts';
import { calibration, calibrationError } from './calibration.ts';
import { type Outcome, outcomes } from './figures.ts';

/** Prints the figures on the held-out sets. */
const before = process.cpuUsage();
const trained = await prepareModel();
const seconds = (process.cpuUsage(before).user / 1e6).toFixed(0);
const percent = (part: number, whole: number): string => (whole === 0 ? '' : `${((100 * part) / whole).toFixed(0)}`);
const share = (group: Outcome[], key: 'right' | 'wrong' | 'asked' | 'language'): string =>
  percent(group.filter((outcome) => outcome[key]).length, group.length).padStart(5);

/** A line for each kind and each hotel. */
function print(all: Outcome[]): void {
  console.log(`${'%'.padEnd(14)} lines right wrong asked  lang | right by language: ${LANGUAGES.join('  ')}`);
  for (const kind of KINDS) {
    const group = all.filter(({ line }) => line.kind === kind);
    if (group.length === 0) continue;
    const languages = LANGUAGES.map((language) =>
      share(
        group.filter(({ line }) => line.lang === language),
        'right',
      ).slice(1),
    );
    const figures = (['right', 'wrong', 'asked', 'language'] as const).map((key) => share(group, key)).join(' ');
    console.log(
      `${kind.padEnd(14)} ${String(group.length).padStart(5)} ${figures} |                    ${languages.join('')}`,
    );
  }
  for (const hotel of new Set(all.map(({ line }) => line.hotel))) {
    const group = all.filter(({ line }) => line.hotel === hotel);
    const of = (...kinds: string[]): Outcome[] => group.filter(({ line }) => kinds.includes(line.kind));
    console.log(
      `${hotel.padEnd(14)} answerable ${share(of('answerable'), 'right')} wrong ${share(of('answerable'), 'wrong')}; plain ${share(of('plain'), 'right')} wrong ${share(of('plain'), 'wrong')}; not covered, answered ${share(of('unanswerable', 'lookalike'), 'wrong')}`,
    );
  }
}

for (const set of SETS) {
  console.log(`${set}`);
  print(outcomes(set));
  console.log();
}

const bins = calibration();
console.log(
  `probability that the nearest entry answers, and how often it does (error ${calibrationError(bins).toFixed(3)})`,
);
for (const { count, probability, right } of bins)
  console.log(`${percent(probability, 1).padStart(5)} % ${percent(right, 1).padStart(5)} % of ${count}`);
console.log();

const texts = readHeldOut().map(({ text }) => text);
const used = process.cpuUsage();
// Another text than the ones above, whose results are remembered.
for (const text of texts) understand(`${text} `);
const milliseconds = process.cpuUsage(used).user / 1000 / texts.length;
const megabytes = fs.existsSync(MODEL_FILE) ? fs.statSync(MODEL_FILE).size / 1e6 : 0;
console.log(
  `model ${megabytes.toFixed(1)} MB, ${trained ? `trained with ${seconds} s of processor time` : 'up to date'}; understanding ${milliseconds.toFixed(2)} ms a message`,
);
