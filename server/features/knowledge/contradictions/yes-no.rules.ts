import { INCLUDED } from '#server/features/assistant/language/facts.words.ts';
import type { Value } from './contradictions.types.ts';
import { patternOf } from './word-patterns.rules.ts';

/** What a yes or a no is about: whether a thing is there or allowed, included in the price, or to be booked ahead. */
export type Predicate = 'there' | 'included' | 'needed';

const NOT = patternOf(
  "not, isn't, doesn't, don't, can't, cannot, aren't, won't, isnt, dont, cant, none, never, no, nicht, kein*, nie, niemals, pas, n'y, n'a, n'est, n'ont, aucun*, jamais, no, ningun*, nunca, non, nessun*, nao, nenhum*, niet, geen, nooit, brak, не, нет, нельзя, degil, yok, yoktur, maalesef, لا, ليس, غير, لم, 不, 没, 無, ません, ない",
);
const FORBIDDEN =
  /(?<!\p{L})(?:forbidden|prohibited|verboten|untersagt|interdit\p{L}*|defendu\p{L}*|prohibid\p{L}*|vietat\p{L}*|proibid\p{L}*|verboden|zabronion\p{L}*|wzbron\p{L}*|запрещ\p{L}*|yasak\p{L}*|ممنوع\p{L}*|edilmez|edilmemekte\p{L}*)(?!\p{L})|禁止|谢绝/u;
/** Words with a "not" that deny nothing. */
const NO_DENIAL =
  /(?<!\p{L})(?:no (?:extra |additional )?(?:charge|cost|fee|supplement)s?|no (?:later|earlier) than|not (?:later|only|far)|no problem|why not|do not hesitate|don't hesitate|please do not|nicht (?:nur|spater|zogern|weit)|kein problem|pas (?:seulement|loin)|n'hesitez pas|non (?:solo|esitate|lontano)|no (?:solo|dude|duden|hesite|mas tarde)|nao (?:so|hesite)|niet (?:alleen|later)|nie tylko|не только|ohne aufpreis|sans (?:frais|supplement)|kein aufpreis)(?!\p{L})/gu;
const NEED =
  /(?<!\p{L})(?:need(?:ed|s)?|have to|must|required|necessary|mandatory|erforderlich|notwendig|notig|mussen|pflicht|necessaire|obligatoire|obligatori\p{L}*|necesari\p{L}*|necessari\p{L}*|hay que|hace falta|nodig|verplicht|wymagan\p{L}*|konieczn\p{L}*|нужно|обязательн\p{L}*|gerek\p{L}*|zorunlu)(?!\p{L})|必须|需要|必要/u;
const BOOKING = /book|reserv|buch|реserv|rezerw|rezerv|брониров|prenot|预订|予約|حجز/u;
const POSITIVE = patternOf(
  "allowed, permitted, welcome, accept*, may, can, possible, have, has, there is, there are, offer*, serve, serves, served, available, equipped, heated, provide*, accessible, every room, in every, each room, all rooms, yes, erlaubt, gestattet, willkommen, akzeptier*, darf, durfen, konnen, kann, moglich, gibt es, haben, hat, bieten, bietet, servier*, steht, verfugt, verfugbar, vorhanden, fahrt, in jedem, jedes zimmer, alle zimmer, ja, autoris*, permis, bienvenu*, accepte*, admis, peut, peuvent, pouvez, possible, avons, dispose*, il y a, oui, propos*, equipe*, permitid*, bienvenid*, aceptamos, admit*, admiten, se puede*, puede*, posible, hay, tiene*, tenemos, dispone*, ofrece*, servimos, si, ammess*, benvenut*, accettat*, accettiamo, si puo, possono, c'e, ci sono, abbiamo, dispone, offriamo, permitid*, bem-vind*, aceit*, pode*, ha, temos, tem, sim, toegestaan, welkom, mag, mogen, kan, kunnen, hebben, heeft, er is, er zijn, ja, mile widzian*, akceptowan*, akceptuj*, mozna, jest, sa, mamy, tak, можно, разреш*, допускается, принима*, есть, да, kabul, serbest, izin*, var, vardir, mevcut, mumkun, مسموح*, يوجد, متوفر, نعم, ممكن, 可以, 允许, 有, 提供, 能, できます, あります, 可能, 利用でき",
);
/** Denied for one place or person only, so the thing itself may be there. */
const PARTLY =
  /(?<!\p{L})(?:in front of|on the street|in the street|vor dem|vor der|an der strasse|devant|dans la rue|en la calle|davanti|na rua|for straat|only|nur|seulement|uniquement|solo|solamente|soltanto|apenas|alleen|tylko|только|unattended|alone|allein)(?!\p{L})/u;
const IF = /(?<!\p{L})(?:if|unless|when|wenn|falls|sofern|si|als u|jesli|jezeli|если|eger)(?!\p{L})/u;
const SENTENCE_YES = /^\W*(?:yes|ja|oui|si|sim|tak|да|evet|نعم)(?=[\s,.!])/u;
const SENTENCE_NO = /^\W*(?:no|nein|non|nao|nee|nie|нет|hayir|لا)(?=[\s,.!])/u;

/** A part that states hours, a price or a floor tells that the thing is there; with hours or a price a "not" denies something else. */
export function yesNoIn(
  folded: string,
  { hasHours, hasPrice, hasPlace }: { hasHours: boolean; hasPrice: boolean; hasPlace: boolean },
): Value | null {
  const bare = folded.replace(NO_DENIAL, (match) => ' '.repeat(match.length));
  const no = NOT.exec(bare) ?? FORBIDDEN.exec(bare) ?? SENTENCE_NO.exec(bare);
  const asked = NEED.exec(bare);
  if (asked && BOOKING.test(bare)) return said('needed', !no, no ?? asked);
  const included = INCLUDED.exec(bare);
  if (included) return said('included', !no, included, no);
  if (no)
    return hasHours || hasPrice || PARTLY.test(bare) || IF.test(bare.slice(0, no.index))
      ? null
      : said('there', false, no);
  const yes = POSITIVE.exec(bare) ?? SENTENCE_YES.exec(bare);
  if (yes) return said('there', true, yes);
  return hasHours || hasPrice || hasPlace ? { kind: 'yes_no', keys: ['there', 'yes'], start: 0, end: 0 } : null;
}

type Found = { index: number; 0: string };
function said(predicate: Predicate, yes: boolean, at: Found, other: Found | null = null): Value {
  const start = Math.min(at.index, other?.index ?? at.index);
  const end = Math.max(at.index + at[0].length, other ? other.index + other[0].length : 0);
  return { kind: 'yes_no', keys: [predicate, yes ? 'yes' : 'no'], start, end };
}

/** Places of words that deny, so that "not included" and "free" of one sentence are two facts. */
export function denialsIn(folded: string): { start: number; end: number }[] {
  const bare = folded.replace(NO_DENIAL, (match) => ' '.repeat(match.length));
  return [NOT, FORBIDDEN].flatMap((pattern) =>
    [...bare.matchAll(new RegExp(pattern.source, 'gu'))].map(({ index, 0: word }) => ({
      start: index,
      end: index + word.length,
    })),
  );
}
