import { latinDigits } from './card-digits.rules.ts';

/** Words that may stand between a name and its digits ("cvv is 123", "exp date 12/27"). */
const BETWEEN = String.raw`([^\p{L}\p{N}•]{0,3}(?:\p{L}{1,8}[^\p{L}\p{N}•]{1,3}){0,2})`;
const CODE = String.raw`\p{Nd}{3,4}(?!\p{Nd})`;
/** "12/27", "12 / 2027". */
const DATE = String.raw`(\p{Nd}{1,2})(\s?[/／.\-–]\s?)(\p{Nd}{4}|\p{Nd}{2})(?![\p{Nd}/／.\-–]\p{Nd}|\p{Nd})`;
/** The same with blanks, which is an expiry date only behind a card number. */
const SPACED_DATE = DATE.replace(String.raw`\s?[/／.\-–]\s?`, String.raw`\s?[/／.\-–]\s?|\s`);

/** Names of the security code that mean nothing else. */
const CERTAIN_CODE = new RegExp(String.raw`((?<![A-Za-z])(?:cvv2?|cvc2?))${BETWEEN}${CODE}`, 'giu');
/** Names that may mean another code where no card is meant. */
const CODE_NAMES =
  'cid|csc|security code|sicherheitscode|pr[üu]f(?:nummer|ziffer|code)|code de s[ée]curit[ée]|cryptogramme|c[óo]digo de se(?:guridad|guran[çc]a)|codice di sicurezza|beveiligingscode|kod bezpiecze[ńn]stwa|код безопасности|g[üu]venlik kodu|رمز ال[أا]مان|安全[码碼]|セキュリティー?コード';
/** Words of what such a code opens: what they name is not the card's. */
const OTHER_THINGS =
  'room|door|gate|safe|booking|alarm|zimmer|tür|tresor|safe|chambre|porte|coffre|habitaci[óo]n|puerta|camera|porta|cassaforte|quarto|cofre|kamer|deur|kluis|pok[óo]j|pokoju|drzwi|sejf|sejfu|номера?|комнат[аыу]|двер[иь]|сейфа?|oda|odan[ıi]n|kap[ıi]|kasa|غرفة|باب|خزنة|房间?|门|保险箱|部屋|ドア|金庫';
const OTHER_CODE = new RegExp(
  String.raw`((?<!\p{L})(?:${CODE_NAMES}))(?!\P{L}{0,3}(?:\p{L}{1,8}\P{L}{1,3}){0,2}(?:${OTHER_THINGS}))${BETWEEN}${CODE}`,
  'giu',
);

/** Words for an expiry date in the thirteen languages. */
const WESTERN_EXPIRY =
  'exp\\p{L}{0,9}|v[aá]lid\\p{L}{0,6}|thru|g[üu]ltig\\p{L}{0,4}|abl[aä]uf\\p{L}{0,7}|verfall\\p{L}{0,8}|valable|[ée]ch[ée]ance|caduc\\p{L}{0,6}|venc\\p{L}{0,8}|scad\\p{L}{0,6}|verval\\p{L}{0,6}|geldig\\p{L}{0,4}|wa[żz]n\\p{L}{0,4}|срок\\p{L}{0,3}|действ\\p{L}{0,10}|годн\\p{L}{0,4}|son kullanma|skt|ge[çc]erli\\p{L}{0,5}';
const EASTERN_EXPIRY = 'انتهاء|صالح|صلاحي|有效期|到期|过期|期限';
/** Words for any date, which is the card's directly behind its number or beside a word for a card. */
const ANY_DATE = '(?:dates?|datum|fecha|data|дат\\p{L}{1,2}|tarih\\p{L}{0,3})(?!\\p{L})|تاريخ|日期';
const CARD =
  '(?:card|karte|carte|tarjeta|carta|cart[ãa]o|kaart|kart[ay]|карт[аыу]|kart\\p{L}{0,3})(?!\\p{L})|البطاقة|بطاقة|بطاقتي|卡|カード';
const BESIDE_CARD = String.raw`(?:(?<=•{4} \p{Nd}{4}[^\p{L}\p{N}•]{1,3})|(?<=(?:${CARD})[^\p{L}\p{N}•]{0,3}))(?:${ANY_DATE})(?=[^\p{L}\p{Nd}]{0,3}\p{Nd})`;
const DATE_OF_CARD = String.raw`(?<!\p{L})(?:${ANY_DATE})[^\p{L}\p{N}•]{1,3}(?:\p{L}{1,3}[^\p{L}\p{N}•]{1,3}){0,2}(?:${CARD})`;
const NAMED_DATE = new RegExp(
  String.raw`((?:(?<!\p{L})(?:${WESTERN_EXPIRY})|${EASTERN_EXPIRY}|${BESIDE_CARD}|${DATE_OF_CARD}))${BETWEEN}(?:${DATE}|(\p{Nd}{2})(\p{Nd}{2})(?!\p{Nd}))`,
  'giu',
);
const DATE_BEHIND = new RegExp(
  String.raw`(•{4} \p{Nd}{4})([^\p{L}\p{N}•]{1,3})${SPACED_DATE}(?:([^\p{L}\p{N}•]{1,3})${CODE})?`,
  'gu',
);

const DIGIT = /\p{Nd}/u;
const MONTHS = 12;
const YEARS = { first: 20, last: 60 };

/**
 * Masks the security code and the expiry date beside a masked card number. A security code alone is masked with the expiry
 * date beside it; a date alone stays.
 */
export function withoutCardDetails(text: string, besideCard: boolean): string {
  if (!DIGIT.test(text)) return text;
  const coded = text.replace(CERTAIN_CODE, '$1$2•••');
  if (!besideCard) return coded === text ? text : withoutDates(coded);
  return withoutDates(coded.replace(OTHER_CODE, '$1$2•••'));
}

const withoutDates = (text: string): string =>
  text
    .replace(DATE_BEHIND, (whole: string, ...[card, gap, month, sign, year, end]: string[]) =>
      isExpiry(month, year) ? `${card}${gap}••${sign}••${end === undefined ? '' : `${end}•••`}` : whole,
    )
    .replace(NAMED_DATE, (whole: string, ...[name, gap, month, sign, year, mm, yy]: string[]) =>
      isExpiry(month ?? mm, year ?? yy) ? `${name}${gap}••${sign ?? ''}••` : whole,
    );

function isExpiry(month = '', year = ''): boolean {
  const inYears = Number(latinDigits(year).slice(-2));
  const inMonths = Number(latinDigits(month));
  return inMonths >= 1 && inMonths <= MONTHS && inYears >= YEARS.first && inYears <= YEARS.last;
}
