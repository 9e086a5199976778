import { NUMBER_WORDS } from './facts.words.ts';
import { foldText } from './plain-text.rules.ts';
import { withAmountsInDigits } from './spoken-amounts.rules.ts';

const SCALES: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };
const HAN_DIGITS = '〇一二三四五六七八九';
const HAN_NUMBER =
  /(?<![〇零一二两三四五六七八九十百千])[〇零一二两三四五六七八九十百千]+(?=\s*(?:点|點|时|時|月|日|号|元|円|分|块|欧|歐|美元|英镑|ユーロ|ドル|ポンド|%|折|割))/g;

/** Folded, with Latin digits for Arabic and Chinese ones, and for numbers in words before money and hours. */
export function plainDigits(text: string): string {
  const folded = foldText(text)
    .replace(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)))
    .replace(HAN_NUMBER, hanNumber);
  return withAmountsInDigits(folded).replace(
    /(?<![\p{L}-])[\p{L}-]+(?=\s+(?:per ?cent|%|o.clock|uhr|heures?|uur|[ap]\.?m\.?(?!\p{L})))/gu,
    (word) => NUMBER_WORDS.get(word.split('-').at(-1) ?? word) ?? word,
  );
}

function hanNumber(han: string): string {
  let total = 0;
  let digit = 0;
  for (const sign of han.replaceAll('零', '〇').replaceAll('两', '二')) {
    const scale = SCALES[sign];
    if (scale) {
      total += (digit || 1) * scale;
      digit = 0;
    } else digit = HAN_DIGITS.indexOf(sign);
  }
  return String(total + digit);
}
