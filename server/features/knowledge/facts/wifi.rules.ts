const NETWORK =
  '(?:(?<!\\p{L})(?:network|ssid|netzwerk|wlan|wi-?fi|réseau|red|rete|rede|netwerk|sieć|сеть|kablosuz ağ|ağ)|شبكة|网络|網路|無線|ネットワーク)(?:[ -]?(?:name|nom|nombre|nome|naam|nazwa|adı|名称|名))?';
const PASSWORD =
  '(?:(?<!\\p{L})(?:password|passcode|passwort|kennwort|contraseña|clave|mot de passe|senha|palavra-passe|wachtwoord|hasło|пароль|şifre|parola)|كلمة المرور|كلمة السر|密码|密碼|パスワード)';
const IS = '(?:[:：=]|(?<!\\p{L})(?:is|ist|lautet|heißt|est|es|é|è|to|это|هي|هو)(?!\\p{L})|是|为|は)';
const OPEN = '["“«„「『`*]';
const CLOSE = '["”“»「」『』`*]';
const END = `${CLOSE}«„,;،、，。\\n`.replace(/[[\]]/g, '');
/** In quotes; words behind a colon; one word behind "is". */
const VALUE = `\\s?(?:${IS}\\s?${OPEN}([^${END}]{1,64})${CLOSE}|[:：=]\\s?([^\\s${END}][^${END}]{0,63})|${IS}\\s?([^\\s${END}]{2,64}))`;
const NAME_OF = new RegExp(`(${NETWORK})${VALUE}`, 'giu');
const PASSWORD_OF = new RegExp(`(${PASSWORD})${VALUE}`, 'giu');
const SAYS_PASSWORD = new RegExp(PASSWORD, 'iu');
/** "Wi-Fi: free in all rooms" names no network, but "Wi-Fi: Harbour-Guest, password: …" does. */
const BARE_LABEL = /^(?:wlan|wi-?fi|無線)$/iu;
/** A word that is spelt like a name or a password: with a digit, a hyphen, an underscore or a capital letter inside. */
const SPELT = /[\d_-]|(?<=.)\p{Lu}/u;
const NAME_WORD = /^[\p{Lu}\d]|[\d_-]|(?<=.)\p{Lu}/u;
/** What may stand behind a whole password: an end of the sentence, not "Salt24,sea" or "Salt24!". */
const WHOLE = /^[.)’']*(?:[,;،"”“»]?(?:\s|$)|[、，。」』])/u;
/** Where the next thing begins in a text without a comma: "Network: House Password: salt". */
const NEXT = new RegExp(
  `\\s+(?:[-–—|/]\\s*|(?:and|und|et|y|e|en|i|и|ve|و)\\s+)?(?:(?:the|das|le|la|el|il|o|a|het) )?(?:${PASSWORD}|${NETWORK})(?!\\p{L}).*$`,
  'iu',
);

/** The name and the password of the Wi-Fi that a text states. */
export function statedWifi(text: string): { network: string | null; password: string | null } {
  return { network: firstOf(text, NAME_OF, nameIn), password: firstOf(text, PASSWORD_OF, passwordIn) };
}

/** @property behind the text directly after the value */
type Found = { label: string; value: string; isQuoted: boolean; behind: string };

function firstOf(text: string, pattern: RegExp, read: (found: Found) => string | null): string | null {
  for (const match of text.matchAll(pattern)) {
    const [all, label = '', quoted, words, word = ''] = match;
    const bare = quoted ?? bareOf(words ?? word);
    const start = match.index + all.length - (words ?? word).length;
    const behind = text.slice(quoted === undefined ? start + bare.length : start);
    const value = read({ label, value: bare, isQuoted: quoted !== undefined, behind });
    if (value) return value;
  }
  return null;
}

const bareOf = (words: string): string =>
  (words.split(/[.!?)](?=\s)/)[0] ?? '')
    .replace(NEXT, '')
    .trim()
    .replace(/[.)’']+$/u, '');

function nameIn({ label, value, isQuoted, behind }: Found): string | null {
  if (isQuoted) return value;
  if (BARE_LABEL.test(label) && !SAYS_PASSWORD.test(behind)) return null;
  return SPELT.test(value) && value.split(/\s+/).every((word) => NAME_WORD.test(word)) ? value : null;
}

/** One word, and only where it is surely whole. */
function passwordIn({ value, isQuoted, behind }: Found): string | null {
  if (/\s/u.test(value)) return null;
  return isQuoted || (SPELT.test(value) && WHOLE.test(behind)) ? value : null;
}
