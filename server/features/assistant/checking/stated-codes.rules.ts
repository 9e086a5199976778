import { foldText } from '../language/plain-text.rules.ts';

/** Maximum characters checked of an entry: the longest question and answer together. */
const LONGEST = 9_100;

/** Words for an access code, also as a part of a longer word ("Zugangscode"). */
const CODE =
  /code|codigo|codice|combina|kombin|комбинац|digicode|暗証|コード|密码|密碼|代码|门禁|鍵の番号|код|رمز|كود|رقم سري|(?<!\p{L})(?:kod\p{L}{0,3}|pin|pins|clave|senha|sifre\p{L}{0,3})(?!\p{L})/u;
/** Words for telling a code apart from the entry: it is sent, or the guest receives it. */
const TOLD =
  /(?<!\p{L})(?:sen[dt]\b|text(?:ed)? (?:you|it)|e-?mail|mail|sms|whatsapp|receiv|get (?:the|your|a) |given|schick|geschickt|gesendet|gesandt|senden|zugesandt|zugesendet|erhalt|erhalt|bekomm|mitgeteilt|teilen|mitteil|envo[iy]|recev|recoi|recois|communi|transm|envi|mand|recib|invi|ricev|riceve|comunic|receb|stur|gestuurd|verstu|ontvang|krijg|wysl|wysyl|przesl|przesyl|otrzym|dosta|отправ|пришл|присыл|получ|сообщ|высыл|вышл|смс|gonder|ilet|alacak|alirsiniz|bildir)|نرسل|يرسل|ارسال|تصلك|يصلك|ستصل|سيصل|تتلق|تستلم|发送|發送|发给|发到|寄送|短信|收到|告知|送り|送信|届き|お知らせ|メール/u;

/** Numbers that are no code: a time, a price, a phone number, a measure. */
const HARMLESS_NUMBERS =
  /(?<![\p{L}\p{Nd}])(?:(?:\+|00)\d[\d ()/-]{6,30}|0\d{2,5}[ /-]\d[\d -]{4,14}|\d{1,2}[:.h]\d{2}(?!\d)|(?:[€$£¥] ?)\d{1,6}(?:[.,]\d{1,2})?|\d{1,6}(?:[.,]\d{1,2})? ?(?:[€$£¥%]|eur|usd|chf|zl|uhr|am|pm|a\.m|p\.m|h|hrs|heures?|horas?|uur|ч|час|saat|點|点|时|時|m|km|min|minut\p{L}*)(?![\p{L}\p{Nd}]))/gu;
/** Three digits or more, also spelled with a sign between ("4-7-1-1"). */
const DIGITS = /\p{Nd}(?:[ .–-]?\p{Nd}){2}/u;
const KEYED = /\p{Nd} ?[#*]|[#*] ?\p{Nd}/u;
/** Letters and digits in one word ("a12b"). */
const MIXED = /(?<![\p{L}\p{Nd}])(?:[a-z]{1,12}\d|\d{1,8}[a-z])[a-z\d]{2}/u;
const CODE_AND_DIGIT = new RegExp(String.raw`(?:${CODE.source})[^\p{L}\p{Nd}]{0,4}\p{Nd}`, 'u');
/** What the code is made of: a birth date, the last digits of a number. */
const MADE_OF =
  /birth|geburt|naissance|nacimiento|nascita|nascimento|geboorte|urodz|рожден|dogum|ميلاد|生日|出生|誕生|生年|(?<!\p{L})(?:first|last|erste|letzte|premier|dernier|primer|ultim|prim|eerste|laatste|pierwsz|ostatni|первы|последни|ilk|son|اول|اخر)\p{L}{0,5} (?:\p{L}{1,12} |\d )?(?:digit|number|ziffer|stelle|zahl|chiffre|cifr|digito|numer|cijfer|cyfr|цифр|rakam|hane|ارقام|رقم)|[前后後末下上][\p{Nd}一二三四五六兩两]{0,2}[位桁]/u;
/** The code stands for something that is named: "your booking number as the code", "the code is your room number". */
const NAMED_AS =
  /(?<!\p{L})(?:as|als|comme|como|come|jako) (?:\p{L}{1,8} )?(?:\p{L}{0,12}code|pin|codigo|codice|kod)(?!\p{L})|code\p{L}{0,2} (?:is|ist|lautet|est|es|e) (?:your|the|ihre?|die|der|das|votre|le|la|su|el|o|a|il)(?!\p{L})|lautet/u;

const ENDS = /[.!?;\n。！？؟]/u;

/**
 * Whether an entry about an access code states it, or may: a value, what it is made of, or a sentence about the code that does
 * not say that it is sent. In doubt, it does.
 */
export function mayStateCode(title: string, text: string): boolean {
  const [asked, said] = [title, text].map((part) => foldText(part.slice(0, LONGEST)).replace(HARMLESS_NUMBERS, ' '));
  const all = `${asked}\n${said}`;
  if ([DIGITS, KEYED, MIXED, CODE_AND_DIGIT, MADE_OF, NAMED_AS].some((sign) => sign.test(all))) return true;
  if (!CODE.test(all)) return false;
  const sentences = said!.split(ENDS);
  const isTold = sentences.some((sentence) => TOLD.test(sentence));
  return !isTold || sentences.some((sentence) => CODE.test(sentence) && !TOLD.test(sentence));
}
