import { foldText } from '../language/plain-text.rules.ts';

const ROOM =
  '(?:\\broom|zimmer|habitaci[oó]n|chambre|camera|quarto|kamer|pok[oó]j\\p{L}*|номер\\p{L}*|комнат\\p{L}*|oda|غرفة|房间|房號|部屋|号室)';
const ROOM_NUMBER = new RegExp(
  `${ROOM}\\s*(?:no\\.?|nr\\.?|number|número|numéro|numero|nummer|#|№|号|رقم)?\\s*[:：]?\\s*(\\d{1,4}[a-z]?)|(\\d{1,4})\\s*(?:号室|号房|號房)`,
  'giu',
);
/** Room numbers in a list: "rooms 11 and 12". */
const ROOMS = new RegExp(`${ROOM}\\p{L}{0,3}[^.!?\\n]{0,24}|\\d{1,4}\\s*(?:号室|号房|號房)`, 'giu');

const NAME = "\\p{Lu}[\\p{L}'’-]+";
const TITLED = new RegExp(
  `(?<!\\p{L})(?:Mr|Mrs|Ms|Miss|Herrn?|Frau|M\\.|Mme|Mlle|Monsieur|Madame|Sr|Sra|Srta|[Ss]eñor|[Ss]eñora|Sig|[Ss]ignor|[Ss]ignora|[Ss]enhor|[Ss]enhora|Dhr|Mevr|[Mm]eneer|[Mm]evrouw|Pan|Pani|Pana|Panem|Panią|[Гг]осподин\\p{L}{0,2}|[Гг]оспож\\p{L}{1,2}|г-н|г-жа)\\.? (${NAME}(?: ${NAME})?)`,
  'gu',
);
const TITLE_BEHIND =
  /(?<!\p{L})(\p{Lu}\p{L}+) (?:Bey|Hanım)(?!\p{L})|([\p{Script=Han}]{1,3}(?<!位))(?:先生|女士|小姐)|([\p{Script=Katakana}ー]{2,20}|\p{Script=Han}{2,4})(?<![客者人体名])様|([\p{Script=Katakana}ー]{2,20}|\p{Script=Han}{2,4})さん|(?:السيد|السيدة) (\p{L}{3,})/gu;
/** A first name and a surname before a verb, or behind a word such as "with". */
const PERSON = new RegExp(
  `(?<![\\p{L}'’-])(${NAME} ${NAME})(?= (?:will|is|has|was|had|stays|joins|arrives|sera|est|arrive|estará|está|llega|sarà|è|arriva|será|chega|zal|komt|będzie|jest|будет|приедет)(?!\\p{L}))|(?<=(?<!\\p{L})(?:with|avec|con|com|met|mit|with the guest|guest) )(${NAME} ${NAME})`,
  'gu',
);

/**
 * Room numbers and people of a reply that no known text names.
 * @param sources what this guest may read: the entries used and the own booking
 * @param said what the guest said, and the names of the guest and of the hotel
 */
export function strangersIn(reply: string, sources: string, said: string): string[] {
  const rooms = new Set([...sources.matchAll(ROOMS)].flatMap(([near]) => near.match(/\d{1,4}[a-z]?/giu) ?? []));
  const named = [...reply.matchAll(ROOM_NUMBER)].map((match) => match[1] ?? match[2] ?? '');
  const known = foldText(`${sources}\n${said}`);
  const people = [TITLED, TITLE_BEHIND, PERSON].flatMap((pattern) =>
    [...reply.matchAll(pattern)].map((match) => match.slice(1).find(Boolean) ?? ''),
  );
  const isKnown = (name: string): boolean =>
    name.split(' ').some((part) => part.length > 1 && known.includes(foldText(part)));
  return [...named.filter((room) => !rooms.has(room)), ...people.filter((name) => !isKnown(name))];
}
