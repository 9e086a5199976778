import type { Value } from './contradictions.types.ts';
import { valueAt } from './amounts.rules.ts';

const FLOOR_WORD = String.raw`(?:floor|storey|stock(?!\p{L})|stockwerk|etage|obergeschoss|og(?!\p{L})|planta|piso|piano|andar|verdieping|pietr\p{L}*|этаж\p{L}*|kat(?!\p{L})\p{L}*|الطابق|楼|层|階)`;
const ORDINALS = [
  '',
  'first|ersten?|premier|premiere|primer|primera|primo|primeiro|eerste|pierwszy\\p{L}*|первом',
  'second|zweiten?|deuxieme|segund[oa]|secondo|tweede|drugi\\p{L}*|втором',
  'third|dritten?|troisieme|tercer[oa]?|terzo|terceiro|derde|trzeci\\p{L}*|третьем',
  'fourth|vierten?|quatrieme|cuart[oa]|quarto|vierde|czwarty\\p{L}*|четвертом',
  'fifth|funften?|cinquieme|quint[oa]|vijfde|piaty\\p{L}*|пятом',
  'sixth|sechsten?|sixieme|sext[oa]|sesto|zesde',
  'seventh|siebten?|septieme|septim[oa]|settimo|zevende',
  'eighth|achten?|huitieme|octav[oa]|ottavo|achtste',
];
const NUMBERED = new RegExp(
  String.raw`(?<![\d.,:])(\d{1,2})(?:st|nd|rd|th|\.|º|ª|°|er|e|eme|a)? ?${FLOOR_WORD}|${FLOOR_WORD} ?(\d{1,2})(?!\d)`,
  'gu',
);
const NAMED = ORDINALS.map((words) =>
  words ? new RegExp(String.raw`(?<!\p{L})(?:${words}) ${FLOOR_WORD}`, 'gu') : null,
);
const LEVELS: [key: string, pattern: RegExp][] = [
  [
    '0',
    /ground floor|erdgeschoss|rez-de-chaussee|planta baja|piano terra|res[- ]do[- ]chao|begane grond|parter(?:ze)?(?!\p{L})|zemin kat/gu,
  ],
  [
    '-1',
    /(?<!\p{L})(?:basement|untergeschoss|keller(?:geschoss)?|sous-sol|sotano|seminterrato|cave|kelder|piwnic\p{L}*|подвал\p{L}*|bodrum)(?!\p{L})|地下/gu,
  ],
  [
    'top',
    /(?<!\p{L})(?:top floor|roof(?:top)?|dachterrasse|auf dem dach|sur le toit|toit-terrasse|azotea|sul tetto|dakterras|крыш\p{L}*|catida)(?!\p{L})|屋上|楼顶/gu,
  ],
];
const DISTANCE =
  /(?<![\d.,:])(\d{1,4}(?:[.,]\d{1,2})?) ?(m|met(?:er|re)s?|metros?|metri|km|kilomet(?:er|re)s?|kilometros?|chilometri|м|км|метр\p{L}*|米|公里|メートル|キロ)(?![\p{L}²³/])/gu;
const WALK =
  /walk|on foot|zu fuss|zu fuß|fussweg|fußweg|gehminuten|laufen|a pied|a pie(?!\p{L})|a piedi|a pe(?!\p{L})|lopen|te voet|pieszo|пешком|yuruy|步行|徒歩/u;
const MINUTES =
  /(?<![\d.,:])(\d{1,3})[ -]?(?:min(?:ute)?[snei]?(?!\p{L})|minut\p{L}*|gehminuten|минут\p{L}*|dakika|dk|دقيق\p{L}*|دقائق|分钟|分)/gu;
const NOTICE =
  /(?<![\d.,:])(\d{1,3}) ?(hours?|hrs|h|stunden|std|heures|horas|ore|uur|godzin\p{L}*|час\p{L}*|saat|小时|時間|days?|tage?n?|jours?|dias?|giorni|dagen|dni|дн\p{L}*|gun|天|日) ?(?:before|prior|ahead|vor|avant|a l'avance|antes|prima|voor|przed|до|перед|oncesine|once|前|قبل)/gu;
const AGE =
  /(?<!\p{L})(under|below|younger than|up to|until|unter|bis|moins de|jusqu'a|menores de|hasta|sotto i|fino a|ate|menores|onder|tot|ponizej|do|до|младше) ?(?:the age of |zu |einschliesslich )?(\d{1,2}) ?(?:years?|jahren?|ans|anos|anni|jaar|lat|лет|yas)?(?![\d:.,]\d|\p{L}| ?(?:€|%|h|uhr|pm|am|kg|euro))/gu;
const AGES =
  /(?<!\p{L})(?:from|aged|between|von|zwischen|de|entre|da|dai|od|от|van|tra) (\d{1,2}) ?(?:to|and|bis|und|a|y|ai|do|до|tot|-|–) ?(\d{1,2})(?![\d:.,]\d| ?(?:h|uhr|pm|am|€|euro)(?!\p{L}))/gu;
const CHILDREN = /child|kid|kind|enfant|nin[oa]s|bambin|crianc|dziec|дет|cocuk/u;

/** How far around a number of minutes its sentence is looked for, in characters. */
const AROUND = 200;
const END = /[!?;\n。！？]|\.(?=\s+(?!\d))/u;

/** The sentence at a place of a text: a tram that takes 25 minutes is no way on foot. */
function sentenceAround(folded: string, at: number): string {
  const before =
    folded
      .slice(Math.max(0, at - AROUND), at)
      .split(END)
      .at(-1) ?? '';
  const [after = ''] = folded.slice(at, at + AROUND).split(END);
  return before + after;
}

/** Floors, distances, ways on foot, notice periods and children's ages in a folded part. */
export function placesIn(folded: string, blank: (start: number, end: number) => void): Value[] {
  const values: Value[] = [];
  const take = (value: Value): void => {
    values.push(value);
    blank(value.start, value.end);
  };
  for (const match of folded.matchAll(NUMBERED)) take(valueAt('place', match, [`floor:${match[1] ?? match[2]}`]));
  for (const [level, pattern] of NAMED.entries())
    for (const match of pattern ? folded.matchAll(pattern) : []) take(valueAt('place', match, [`floor:${level}`]));
  for (const [level, pattern] of LEVELS)
    for (const match of folded.matchAll(pattern)) values.push(valueAt('place', match, [`floor:${level}`]));
  for (const match of folded.matchAll(NOTICE)) {
    const isDays = /^(?:day|tag|jour|dia|giorn|dag|dni|дн|gun|天|日)/u.test(match[2] ?? '');
    take({ ...valueAt('notice', match, ['notice']), size: Number(match[1]) * (isDays ? 24 : 1) });
  }
  for (const match of folded.matchAll(DISTANCE)) {
    const kilometres = /^(?:k|км|公|キ|chil)/u.test(match[2] ?? '');
    const size = Number((match[1] ?? '').replace(',', '.')) * (kilometres ? 1000 : 1);
    take({ ...valueAt('distance', match, ['metres']), size });
  }
  for (const match of folded.matchAll(MINUTES)) {
    if (WALK.test(sentenceAround(folded, match.index)))
      values.push({ ...valueAt('distance', match, ['walk']), size: Number(match[1]) });
    blank(match.index, match.index + match[0].length);
  }
  if (CHILDREN.test(folded))
    for (const match of folded.matchAll(AGES)) take({ ...valueAt('age', match, ['range']), size: Number(match[1]) });
  if (CHILDREN.test(folded))
    for (const match of folded.matchAll(AGE)) take({ ...valueAt('age', match, ['under']), size: Number(match[2]) });
  return values;
}

/** How long something takes ("a massage of 50 minutes"), in minutes. */
export const durationsIn = (folded: string): string[] => [...folded.matchAll(MINUTES)].map((match) => match[1] ?? '');
