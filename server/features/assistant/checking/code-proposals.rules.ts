import { phraseMatcher } from '../language/phrases.rules.ts';
import { foldText } from '../language/plain-text.rules.ts';

/** Maximum characters checked of an entry: the longest question and answer together. */
const longest = 9_100;

/** Words for a password, in all languages of the fixed sentences. "No password" does not match. */
const password = phraseMatcher(
  [
    '(password|passwords|passphrase|passwort|kennwort|passcode|wachtwoord|contrasena|senha|haslo|пароль|parola|sifre|sifresi|parolasi)',
    '(wifi|wi fi|wlan|network) (key|schlussel|code|clave|cle)',
    'mot de passe',
    '(clave|cle|chiave) (de|del|du|della)? (la|el|le)? (wifi|wi fi|red)',
    '(كلمه|كلمه السر|كلمه المرور|الرقم السري)',
    '密码',
    'パスワード',
  ],
  [
    '(no|without|without a|without any|not need a|need no|kein|keine|ohne|sin|sans|pas de|aucun|senza|nessuna|sem|zonder|geen|bez|без) (password|passwords|passwort|kennwort|wachtwoord|contrasena|senha|haslo|пароль|пароля|parola|mot de passe)',
    '(sifresiz|没有密码|无需密码|パスワードなし|パスワード不要)',
    '(forgot|forget|forgotten) ~ password',
  ],
);

/** Words for a code that count only beside a number. */
const code = phraseMatcher(
  ['(code|codes|pin|pins|codigo|codice|kod|kodu|код|كود|رمز|digicode)', '暗証番号', 'コード', '代码'],
  [
    '(dress|qr|zip|postal|area|country|promo|promotion|discount|voucher|booking|coupon) (code|codes)',
    '(codigo|codice|code) (qr|postal|postale|promocional|promo|sconto|de descuento|promotionnel)',
  ],
);

/** A number with the length of a code that is not a time, price, phone number, year or measure. */
const bareNumber = /(?<![\d.,:/+€$£-])(?<!\d )\d{3,8}(?!\d|[.,:/-]\d| \d| ?(?:[€$£%]|eur|usd|yen|m\b|km|min))/u;
const numberBeforeHash = /(?<!\d)\d{3,10} ?#/u;
const keypad =
  /(?<!\p{L})(?:pad|keypad|key pad|tastenfeld|ziffernblock|teclado|clavier|tastierino|tastiera|toetsenpaneel|klawiatur\p{L}{0,3}|клавиатур\p{L}{0,3}|tus takimi|لوحه المفاتيح|键盘|キーパッド|テンキー)(?!\p{L})/u;

/** `4711#`, or a number beside a word for a keypad. */
export function typedOnKeypad(text: string): boolean {
  const folded = foldText(text.slice(0, longest));
  return numberBeforeHash.test(folded) || (keypad.test(folded) && bareNumber.test(folded));
}

/** Whether to ask the hotel if this entry is for checked-in guests only. */
export function mentionsSecret(text: string): boolean {
  const head = text.slice(0, longest);
  return password.matches(head) || (code.matches(head) && bareNumber.test(foldText(head)));
}
