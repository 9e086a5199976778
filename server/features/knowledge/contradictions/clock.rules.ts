import { AFTERNOON, HOUR_UNIT, MARKER } from '#server/features/assistant/language/facts.words.ts';
import type { Hours } from './contradictions.types.ts';

const NOON =
  'noon|midday|12 noon|mittags?(?!\\p{L})|midi|mediodia|mezzogiorno|meio[- ]dia|poludni[ea]|полдень|полудня|正午';
const MIDNIGHT =
  'midnight|mitternacht|minuit|medianoche|mezzanotte|meia[- ]noite|middernacht|polnoc[ya]?|полночь|полуночи|gece yarisi|午夜|深夜0時';
const CLOCK = String.raw`(?:(?<{n}noon>${NOON})|(?<{n}midnight>${MIDNIGHT})|(?<{n}hour>\d{1,2})(?:\s?[:.h時时点點]\s?(?<{n}minutes>[0-5]\d)(?![\d])分?)?(?<{n}unit>\s?(?:${HOUR_UNIT}|horas?|ore|godz\w*|saat))?(?<{n}marker>\s?${MARKER})?)(?![\d%€$£])`;
const BEFORE_CLOCK = '(?:the |las |les |alle |le |ore |as |das |o |a las |kl |الساعه |um |ca\\.? |about |around )?';
const TO =
  "(?:-|–|—|~|〜|～|to|till|until|through|and|bis|und|a|et|jusqu'a|y|e|hasta|alle|fino|ate|as|tot|en|do|i|до|и|по|ve|ile|الي|الى|حتى|حتي|و|到|至|から)";
const BOUNDARY = String.raw`(?<![\d.,:/+€$£¥\p{L}])`;
const BEFORE_DENSE = String.raw`(?<![\d.,:/+€$£¥])`;
const named = (prefix: string): string => CLOCK.replaceAll('{n}', prefix);
const RANGE = new RegExp(
  String.raw`${BEFORE_DENSE}${named('a_')}\s{0,2}${TO}\s{0,2}${BEFORE_CLOCK}${named('b_')}`,
  'gu',
);
const SINGLE = new RegExp(
  String.raw`(?:${BOUNDARY}|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]))${named('a_')}`,
  'gu',
);
const ALWAYS =
  /24 ?\/ ?7|around the clock|rund um die uhr|24 ?(?:h|hours?|stunden|heures|horas|ore|uur|godzin\w*|часа|saat|小时|時間)(?!\p{L})(?! ?(?:before|prior|vor|avant|antes|prima|voor|przed|до|önce|once))|круглосуточно|calodobow\p{L}*|全天|always (?:open|staffed|there)|at any time of day|jour et nuit|siempre hay|على مدار الساعه|h24/gu;
/** After a bare number these say that it is no time. */
const OTHER_UNIT =
  /^ ?(?:€|\$|£|%|eur|chf|zl|tl|m(?!\p{L})|km|kg|cm|years?|jahre?|ans?(?!\p{L})|an[no]|jaar|lat(?!\p{L})|лет|yas|person|people|guests?|gaste|min|stunden|hours?|heures|horas?|tage?n?(?!\p{L})|days?|jours?|dias?|giorni|nights?|nacht|nuits?|pages?|stop|°|\.? ?(?:stock|etage|floor|og|obergeschoss)|(?:st|nd|rd|th)(?!\p{L})|[-/.]\d|欧元|元|円|岁|歳|分|米|名|人)/u;
const FROM_BEFORE =
  /(?:(?<!\p{L})(?:from|starts?|starting|begins?|beginning|opens?|as of|earliest|between|ab|von|fruhestens|offnet um|beginnt um|zwischen|des|a partir d[eu]|a partir das|a compter de|ouvre|commence|entre|desde|empieza|abre|dalle|dalle ore|partire|inizia|apre|tra le|das|vanaf|opent|van|od|godziny|otwart\p{L}*|с|со|начиная с|открывается в|من|ابتداء من|يفتح)(?: at| um| a| as| las| les| le| alle| om| o| ca\.?| about)?(?: las)? ?|从|自)(?:الساعه )?$/u;
const UNTIL_BEFORE =
  /(?:(?<!\p{L})(?:until|till|til|to|no later than|latest|en gec|closes?|ends?|finishes|bis|spatestens|schliesst|schließt|schlieszt|endet|jusqu'a|jusque|au plus tard|ferme|hasta|cierra|termina|entro|fino|chiude|ate|fecha|tot|sluit|do|до|закрывается в|حتى|حتي|الي|الى|kadar)(?: at| um| a| as| las| les| le| alle| om| o| ca\.?| about)?(?: las| le)? ?|最晚|直到|到|至)(?:الساعه )?$/u;
const LIMIT_BEFORE =
  /(?<!\p{L})(?:before|by|vor|avant|antes d[eo]|antes das|prima delle|voor|przed|перед|قبل)(?: las| le)? ?$/u;
const AFTER_BEFORE =
  /(?<!\p{L})(?:after|nach|apres|despues de|dopo|dopo le|depois d[ao]s?|na|po|после|بعد)(?: las| le)? ?$/u;
/** Verbs that stand further away ("we open the breakfast room at 8 o'clock"). */
const BEGINS =
  /(?<!\p{L})(?:opens?|starts?|begins?|offnen|offnet|beginnt|ouvr\p{L}*|commenc\p{L}*|abr[ei]\p{L}*|empieza|comienza|apre|apriamo|inizia|comeca|opent|begint|otwier\p{L}*|открыва\p{L}*|начина\p{L}*|acilir|baslar)(?!\p{L})/u;
const ENDS =
  /(?<!\p{L})(?:closes?|ends?|finish\p{L}*|schliess\p{L}*|schließ\p{L}*|endet|ferm[eo]\p{L}*|cierra\p{L}*|termina|chiud\p{L}*|fecha\p{L}*|sluit\p{L}*|zamyka\p{L}*|закрыва\p{L}*|kapanir)(?!\p{L})/u;
const FROM_AFTER = /^ ?(?:から|以降|起|开始|以后|'?(?:den|dan|ten|tan)(?!\p{L})|itibaren)/u;
const UNTIL_AFTER = /^ ?(?:まで|前|之前|为止|以前|'?(?:[yn]?[ea])? kadar)/u;
const CONDITION = /(?<!\p{L})(?:if|when you|wenn|wer|falls|si|se|als u|jesli|jezeli|если|eger)(?!\p{L})/u;

/**
 * `told`: whether it is a fact of its own, or a limit for what the guest does ("tell us before 9 pm", "by midnight") or for
 * something else ("after 10 pm"). `guessed`: begins in the evening, as it seems ("from 7 to midnight").
 */
export type FoundHours = {
  hours: Hours;
  start: number;
  end: number;
  told: 'fact' | 'limit' | 'after';
  guessed?: boolean;
};

/** The opening hours and times of day in a folded text. */
export function hoursIn(folded: string): FoundHours[] {
  const found: FoundHours[] = [];
  let rest = folded;
  const blank = (at: number, length: number): void => {
    rest = rest.slice(0, at) + ' '.repeat(length) + rest.slice(at + length);
  };
  for (const match of folded.matchAll(ALWAYS)) {
    found.push({
      hours: { from: [0], until: [1440] },
      start: match.index,
      end: match.index + match[0].length,
      told: 'fact',
    });
    blank(match.index, match[0].length);
  }
  for (const match of rest.matchAll(RANGE)) {
    const range = rangeOf(match, rest);
    if (!range) continue;
    const length = lengthOf(match);
    found.push({ ...range, start: match.index, end: match.index + length, told: 'fact' });
    blank(match.index, length);
  }
  for (const match of rest.matchAll(SINGLE)) {
    const single = singleOf(match, rest);
    if (single) found.push({ ...single, start: match.index, end: match.index + lengthOf(match) });
  }
  return found.toSorted((a, b) => a.start - b.start);
}

/** Without the full stop of a sentence behind "11 am". */
const lengthOf = ({ 0: words }: RegExpExecArray): number => words.trimEnd().replace(/(?<=\d ?[ap]m)\.$/u, '').length;

type Clock = { minutes: number; sure: boolean; marked: boolean; bare: boolean };

function clockOf(groups: Record<string, string | undefined>, prefix: string): Clock | null {
  const of = (name: string): string => (groups[`${prefix}${name}`] ?? '').trim();
  if (of('noon')) return { minutes: 720, sure: true, marked: true, bare: false };
  if (of('midnight')) return { minutes: 1440, sure: true, marked: true, bare: false };
  const hour = Number(of('hour'));
  if (hour > 24) return null;
  const marker = of('marker');
  const afternoon = AFTERNOON.test(marker);
  const hours = afternoon && hour < 12 ? hour + 12 : marker && !afternoon && hour === 12 ? 0 : hour;
  const bare = !of('minutes') && !of('unit') && !marker;
  return { minutes: hours * 60 + Number(of('minutes') || 0), sure: !bare, marked: marker !== '', bare };
}

function rangeOf(match: RegExpExecArray, text: string): Pick<FoundHours, 'hours' | 'guessed'> | null {
  const [from, until] = [clockOf(match.groups ?? {}, 'a_'), clockOf(match.groups ?? {}, 'b_')];
  if (!from || !until) return null;
  const after = text.slice(match.index + match[0].length);
  const before = text.slice(Math.max(0, match.index - 24), match.index);
  if (until.bare && OTHER_UNIT.test(after)) return null;
  if (!from.sure && !until.sure && !FROM_BEFORE.test(before)) return null;
  const evening = until.marked && !from.marked && until.minutes >= 720 && from.minutes < 720;
  const later = from.minutes + 720;
  const guessed = evening && later < until.minutes && /^\d/.test(match[0]);
  const begins = guessed ? later : from.minutes;
  return { hours: { from: [begins], until: [until.minutes === 0 ? 1440 : until.minutes] }, guessed };
}

function singleOf(match: RegExpExecArray, text: string): Omit<FoundHours, 'start' | 'end'> | null {
  const clock = clockOf(match.groups ?? {}, 'a_');
  if (!clock) return null;
  const before = text.slice(Math.max(0, match.index - 28), match.index);
  const after = text.slice(match.index + match[0].trimEnd().length);
  if (clock.bare && OTHER_UNIT.test(after)) return null;
  const minutes = clock.bare && clock.minutes <= 720 ? [clock.minutes, clock.minutes + 720] : [clock.minutes];
  const told = (hours: Partial<Hours>, how: FoundHours['told'] = 'fact') => ({
    hours: { from: null, until: null, ...hours },
    told: how,
  });
  if (AFTER_BEFORE.test(before)) return told({ from: minutes }, 'after');
  if (LIMIT_BEFORE.test(before))
    return told({ until: ends(minutes) }, CONDITION.test(lastSentence(text, match.index)) ? 'after' : 'limit');
  if (UNTIL_BEFORE.test(before) || UNTIL_AFTER.test(after)) return told({ until: ends(minutes) });
  if (FROM_BEFORE.test(before) || FROM_AFTER.test(after)) return told({ from: minutes });
  if (clock.bare) return null;
  const sentence = lastSentence(text, match.index);
  if (BEGINS.test(sentence)) return told({ from: minutes });
  return told(ENDS.test(sentence) ? { until: ends(minutes) } : { at: minutes });
}

const lastSentence = (text: string, at: number): string =>
  text
    .slice(Math.max(0, at - 80), at)
    .split(/[.!?;]\s/)
    .at(-1) ?? '';
const ends = (minutes: number[]): number[] => minutes.map((minute) => (minute === 0 ? 1440 : minute));
