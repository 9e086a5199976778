import { phraseMatcher } from '../language/phrases.rules.ts';

const NETWORK = '(wifi|wi fi|wlan|wireless|internet|wifinetwerk|wifinetz)';
const LATIN = [
  '(code|codes|credentials|login|log in|log on|logon|connect|username|sign in|signin|key|pin)',
  '(identifiant|identifiants|connecter|connecte|connectons|cle)',
  '(zugangsdaten|anmeldedaten|zugangscode|einloggen|verbinden|verbinde|anmelden|schlussel)',
  '(codigo|credenciales|usuario|clave|conectar|conectarme|conectarnos|conectarse|conecto|conectamos)',
  '(codice|credenziali|utente|chiave|connettermi|connetterci|connettersi|connetto|collegarmi|collegarci|collegarsi|collego)',
  '(credenciais|utilizador|conectar|conecto|ligar|ligo|ligamos|acessar)',
  '(inloggegevens|inloggen|inlogcode|verbinden|verbind)',
  '(kod|kodu|login|loginu|dane|połączyć|połączę|podłączyć|podłączę|zalogować|logowania)',
];
const RUSSIAN_NETWORK = '(wifi|wi fi|вайфай|вайфая|вайфаю|вайфаем|вай фай|вай фая|вай фаю|интернет*)';

/** A question for the way into the Wi-Fi, by other words than "password": "Wi-Fi code", "how do I connect". Notation: `phrases.rules.ts`. */
const network = phraseMatcher([
  ...LATIN.flatMap((words) => [`${words} ~ ${NETWORK}`, `${NETWORK} ~ ${words}`]),
  `(get|getting) (on|onto|in|into) ~ ${NETWORK}`,
  `join ~ ${NETWORK}`,
  `(komme|kommen|kommt) ~ (ins|in das|in euer|in ihr|auf) ~ ${NETWORK}`,
  `(kom|komen|komt) ~ (op|in) ~ ${NETWORK}`,
  `(maak|maken) ~ verbinding ~ ${NETWORK}`,
  'código ~ red',
  '(wlancode|wlanzugangsdaten|wlanzugang|wificode)',
  `(код|логин|данные|подключиться|подключусь|подключаться|войти|зайти) ~ ${RUSSIAN_NETWORK}`,
  '(wifi|wi fi|kablosuz|internet|internete) ~ (kod|kodu|bilgileri|baglan*|giriş)',
  '(كود|رمز|بيانات|اتصل|نتصل|الاتصال|ادخل) ~ (wifi|واي فاي|الواي فاي|وايفاي|الوايفاي|الانترنت|الشبكه)',
  ...['wifi', 'wi fi', '无线网', '无线', '網路', '网'].flatMap((name) => [
    `连~${name}`,
    `連~${name}`,
    `${name}~怎么连`,
    `${name}~怎么用`,
    `${name}~账号`,
  ]),
  ...['wifi', 'wi fi', 'ワイファイ', 'ネット'].flatMap((name) => [
    `${name}~接続方法`,
    `${name}~接続するには`,
    `${name}~接続したい`,
    `${name}~繋ぎ方`,
    `${name}~つなぎ方`,
    `${name}~つなぐ`,
    `${name}~繋ぐ`,
    `${name}~ログイン`,
    `${name}~コード`,
  ]),
]);

export const asksForNetwork = (text: string): boolean => network.matches(text);
