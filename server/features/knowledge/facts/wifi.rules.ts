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
const NAME_OF = new RegExp(NETWORK + VALUE, 'iu');
const PASSWORD_OF = new RegExp(PASSWORD + VALUE, 'iu');
/** A word that is a name or a password: with a capital letter, a digit or a hyphen. */
const SPELT = /[\p{Lu}\d_-]/u;
/** Where the next thing begins in a text without a comma: "Network: House Password: salt". */
const NEXT = new RegExp(
  `\\s+(?:[-–—|/]\\s*|(?:and|und|et|y|e|en|i|и|ve|و)\\s+)?(?:(?:the|das|le|la|el|il|o|a|het) )?(?:${PASSWORD}|${NETWORK})(?!\\p{L}).*$`,
  'iu',
);

/** The name and the password of the Wi-Fi that a text states. */
export function statedWifi(text: string): { network: string | null; password: string | null } {
  return { network: valueOf(NAME_OF, text), password: valueOf(PASSWORD_OF, text) };
}

function valueOf(pattern: RegExp, text: string): string | null {
  const [, quoted, words, word = ''] = pattern.exec(text) ?? [];
  const value = quoted ?? words?.split(/[.!?](?=\s)/)[0] ?? (SPELT.test(word) ? word : '');
  const bare = value
    .replace(NEXT, '')
    .trim()
    .replace(/[.)’']+$/u, '');
  return bare || null;
}
