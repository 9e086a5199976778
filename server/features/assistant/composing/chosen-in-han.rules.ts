/** A place alone: "第一个", "一番目です", "2番でお願いします". */
const PLACE =
  /^(?:はい|是的?|嗯|对)?(?:请|我?(?:想?要|选|選))?第?(一|二|三|1|2|3|ひとつ|ふたつ|みっつ|最初|最后|最後)(?:个|個|项|項|条|種|番|つ|号)?目?の?(?:方|もの|やつ|ほう)?(?:一个|一個)?(?:お願いします|ください|谢谢|謝謝|です|で|を|に|します|吧|请)*$/u;
/** "两个都要", "両方お願いします". */
const BOTH =
  /^(?:はい|是的?|嗯|好的?|对)?(?:请|我?(?:想?要|选|選|想知道))?(?:[两兩](?:个|個|者|样|樣)?都?(?:要|是|想知道)?|都要|都是|都想知道|両方(?:とも)?|(?:二つ|2つ|ふたつ)とも|どちらも|どっちも)(?:お願いします|ください|知りたいです|谢谢|謝謝|です|で|を|吧|请)*$/u;
const PLACES: Readonly<Record<string, number>> = {
  一: 0,
  1: 0,
  ひとつ: 0,
  最初: 0,
  二: 1,
  2: 1,
  ふたつ: 1,
  三: 2,
  3: 2,
  みっつ: 2,
  最后: -1,
  最後: -1,
};
const YES =
  /^(?:是的?|对的?|對的?|嗯|好的?|好啊|没错|沒錯|可以|行|就是|要|はい|ええ|うん|そうです|そう|それです|それ|お願いします)+/u;
const NO =
  /^(?:不是?|不用|不要|不对|没有|都不是|いいえ|いえ|ちがいます|違います|違う|いりません|いらない|結構です)(?:的|了|谢谢|謝謝|です|ありがとうございます|ありがとう|大丈夫)*$/u;
const BESIDE = /(?:お願いします|ください|谢谢|謝謝|这个|那个|這個|它|吧|请|です|で|を|の|ね|よ)+$/u;

/** What an answer in Chinese or Japanese says: a place (-1 is the last one), both, no, or yes with what it names beside. */
export type HanAnswer = { place?: number; isBoth?: true; no?: true; yes: boolean; rest: string };

/** @param said folded, with Latin digits, without blanks and punctuation */
export function readHan(said: string): HanAnswer {
  const place = PLACES[PLACE.exec(said)?.[1] ?? ''];
  if (place !== undefined) return { place, yes: true, rest: '' };
  if (BOTH.test(said)) return { isBoth: true, yes: true, rest: '' };
  if (NO.test(said)) return { no: true, yes: false, rest: '' };
  const rest = said.replace(YES, '');
  return { yes: rest !== said, rest: rest.replace(BESIDE, '') };
}
