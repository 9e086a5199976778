import type { KnowledgeEntry } from '../assistant.types.ts';
import { phraseMatcher } from '../language/phrases.rules.ts';

export const ADDRESS = 'profile:address';

/** The facts of the profile by which guests reach the hotel, and the words by which each is asked for. */
const NAMED = {
  'profile:phone': phraseMatcher([
    '(phone|telephone|tel|call|ring|number|landline)',
    '(telefon*|telephon*|fon|anruf*|rufe|rufen|nummer|rufnummer|durchwahl|festnetz)',
    '(appeler|appelle|numero|tel)',
    '(llamar|llamo|llamarles|movil|fijo)',
    '(chiamare|chiamarvi|chiamo|recapito telefonico)',
    '(ligar|ligo|telemovel|contacto telefonico)',
    '(telefoon*|bellen|bel)',
    '(numer|numeru|zadzwonic|dzwonic|dzwonie)',
    '(телефон*|номер*|позвонить|звонить|дозвониться)',
    '(numara*|arayabilir*|aramak|ararim|telefon*)',
    '(هاتف|هاتفكم|الهاتف|تلفون|تليفون|رقم|رقمكم|اتصل|نتصل|الاتصال هاتفيا)',
    '电话',
    '電話',
    '号码',
    '座机',
    '番号',
  ]),
  'profile:email': phraseMatcher([
    '(email|emails|e mail|e mails|mail|mails|emailadresse|emailadres|e mailadres|mailadresse|mailadres|mailadress|emailanschrift)',
    '(courriel|mel|adresse electronique|courrier electronique)',
    '(correo|correos|direccion electronica)',
    '(posta elettronica|indirizzo mail|correio eletronico|correio electronico|endereco eletronico)',
    '(maila|mailem|mailowy|emaila|emailem|poczta elektroniczna)',
    '(почт*|имейл*|мейл*|емейл*|эл почт*|мыло)',
    '(e posta*|eposta*|mailiniz|mail adres*)',
    '(بريد|بريدكم|البريد|ايميل|ايميلكم|الايميل)',
    '邮箱',
    '郵箱',
    '邮件',
    '電郵',
    'メール',
    'eメール',
  ]),
  'profile:website': phraseMatcher([
    '(website|websites|web site|web page|webpage|web|site|homepage|home page|url|internet page|online page)',
    '(webseite|webseiten|internetseite|internetadresse|site internet|page web|site web)',
    '(pagina web|sitio web|sito|sito web|sitio|pagina)',
    '(strona|strone|strony|strona internetowa|сайт*|siteniz*|sitesi|sitenizin|موقع|موقعكم|الموقع الالكتروني)',
    '网站',
    '网址',
    '官网',
    '主页',
    'ホームページ',
    'サイト',
  ]),
} as const;
/** "How can I reach you?", and nothing else. */
const REACH = phraseMatcher([
  'how ~ (contact|reach|write to|get in touch with|get hold of) (you|the hotel|reception) $',
  'wie ~ (sie|euch|das hotel) (erreichen|kontaktieren) $',
  '(wie|unter welcher nummer) (erreiche|erreichen|kontaktiere) (ich|wir) (sie|euch|das hotel) $',
  'wie ~ (kontakt|verbindung) mit (ihnen|euch) (aufnehmen|treten) $',
  'comment ~ (contacter|joindre) (l hotel)? $',
  'comment ~ entrer en contact avec vous $',
  'como ~ (contactarles|contactarlos|contactaros|contactar con ustedes|contactar con vosotros|comunicarme con ustedes|localizarles) $',
  'come ~ (contattarvi|contattarla|raggiungervi per telefono|mettermi in contatto con voi) $',
  'como ~ (contactar vos|contacta los|contactar voces|contactar convosco|falar convosco|entrar em contacto convosco|entrar em contato com voces|entrar em contato) $',
  'hoe ~ (jullie|u|het hotel) (bereiken|contacteren) $',
  'hoe ~ contact (met jullie|met u)? (opnemen|krijgen) $',
  'jak ~ (skontaktowac|kontaktowac) $',
  'jak ~ z (wami|panstwem|hotelem) (skontaktowac|kontaktowac) (sie)? $',
  'как ~ с вами (связаться|связываться) $',
  'как ~ связаться с (вами|отелем) $',
  '(sizinle|otelle) nasil (iletisime gecebilirim|iletisim kurabilirim|iletisime gecebiliriz|iletisim kurabiliriz|irtibata gecebilirim) $',
  'كيف ~ (التواصل معكم|الاتصال بكم|اتواصل معكم|اتصل بكم|نتواصل معكم) $',
  '怎么联系你们',
  '如何联系你们',
  '怎样联系你们',
  '怎么联系酒店',
  'どうやって連絡すれば',
  'どうすれば連絡',
  '連絡先を教えて',
]);

type Contact = keyof typeof NAMED;

const CONTACTS = Object.keys(NAMED) as Contact[];
/** Told to who asks how to reach the hotel and names nothing. */
const USUAL: readonly string[] = ['profile:phone', 'profile:email'];

export const isContact = ({ id }: KnowledgeEntry): boolean => CONTACTS.includes(id as Contact);

/** The contacts that a question names; those that hotels are reached by where it names none; none where the hotel has not told them. */
export function contactsAsked(text: string, entries: readonly KnowledgeEntry[]): KnowledgeEntry[] {
  const contacts = entries.filter(isContact);
  const named: readonly string[] = CONTACTS.filter((id) => NAMED[id].matches(text));
  if (named.length > 0) return contacts.filter(({ id }) => named.includes(id));
  const usual = contacts.filter(({ id }) => USUAL.includes(id));
  return usual.length > 0 ? usual : contacts;
}

/** What answers a question that only asks how the hotel is reached; null for another one. */
export const waysToReach = (text: string, entries: readonly KnowledgeEntry[]): KnowledgeEntry[] | null => {
  const contacts = REACH.matches(text) ? contactsAsked(text, entries) : [];
  return contacts.length > 0 ? contacts : null;
};

/** "Address" may be that of the house or of the mail. */
export const namesMail = (text: string): boolean => NAMED['profile:email'].matches(text);
