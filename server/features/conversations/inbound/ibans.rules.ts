import { latinDigits } from './card-digits.rules.ts';

/** Length of an IBAN by its country, from the registry of ISO 13616. */
const LENGTHS: ReadonlyMap<string, number> = new Map(
  (
    'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ' +
    'ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 ' +
    'LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 ' +
    'PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30'
  )
    .split(' ')
    .map((country) => [country.slice(0, 2), Number(country.slice(2))]),
);
/** Country and check digits. Letters before them belong to a word, a number before them to another number. */
const START = /(?<![A-Za-z\p{Nd}])[A-Za-z]{2}[\s\p{Pd}]?\p{Nd}{2}/gu;
const SIGN = /[\p{Nd}A-Za-z]/u;
/** What guests write between the groups. */
const GAP = /[\s\p{Pd}\p{Cf}._·]/u;
const LONGEST_GAP = 2;

/** Replaces IBANs by "DE•• •••• 3000" with the last 4 signs: their country's length and right check digits (ISO 7064). */
export function withoutIbans(text: string): string {
  let masked = '';
  let from = 0;
  for (const { index } of text.matchAll(START)) {
    const found = index < from ? null : ibanAt(text, index);
    if (!found) continue;
    masked += `${text.slice(from, index)}${found.signs.slice(0, 2)}•• •••• ${found.signs.slice(-4)}`;
    from = found.end;
  }
  return masked + text.slice(from);
}

/** The IBAN that begins at a place, without blanks and in capitals, and where it ends. */
function ibanAt(text: string, start: number): { signs: string; end: number } | null {
  const length = LENGTHS.get(text.slice(start, start + 2).toUpperCase()) ?? 0;
  let signs = '';
  let gap = 0;
  let at = start;
  for (; at < text.length && signs.length < length; at += 1) {
    const sign = text[at] ?? '';
    if (SIGN.test(sign)) {
      signs += sign;
      gap = 0;
    } else if (GAP.test(sign) && gap < LONGEST_GAP) gap += 1;
    else break;
  }
  const iban = latinDigits(signs).toUpperCase();
  const goesOn = SIGN.test(text[at] ?? '');
  return length > 0 && iban.length === length && !goesOn && hasCheckDigits(iban) ? { signs: iban, end: at } : null;
}

function hasCheckDigits(iban: string): boolean {
  let rest = 0;
  for (const sign of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(sign, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}
