import { COMMON_WORDS } from './language.words.ts';
import { phraseList } from './phrase-list.ts';

const WORDS = phraseList(`
  # English
  here whats what wheres car cars be am an a to of in on by as up down any some get go also available offer offers
  offered provide provided serve serves served start starts end ends hotel hotels guest guests room rooms stay
  property site house use using used let know someone anyone its it been was were will if or so too just only please
  maybe possible allow allowed access accept have having take takes taken bring brought near nearby close around
  could should us me they them these those
  # Spanish, French, German, Italian, Portuguese
  ofrecen ofrece disponible disponibles sirve sirven empieza termina permite permiten permitido permitidos aceptan
  acepta sera servi servis servie commence finit propose proposez proposent disponible acceptez accepte autorise
  autorises bieten bietet serviert beginnt endet erlaubt verfugbar hotels vom beim dort diesem viene servita servito
  inizia finisce disponibile offrite offre ammessi accettate servido comeca termina oferecem disponivel permitido
  aceitam
  # Russian
  находится начинается до в на и у вас есть ли я мы можно какой какая какие это с для по от до ваш наш мой ваши
  отеле номере отель гостиница
  # Arabic
  هل يوجد في من هناك لديكم عندكم على الى انا نحن ما هو هي هذا لي لنا الفندق فندق غرفه الغرفه يمكن يمكنني
  # Japanese and Chinese: pairs of characters
  はい いい いま です です か ます ますか ありま りま すか せん ある るか ます には はあ はあり ので すが でし しょ ょう ょうか うか がで でき きま ござ ざい いま 有没 没有 有吗 请问 我们 你们
  酒店 可以 开始 结束 吗 呢 吧 的 是 有 在 は が の に を で か と も から まで
`);

/** Words that say nothing about a question's topic, each language's everyday words among them. */
export const STOPWORDS: ReadonlySet<string> = new Set([
  ...Object.values(COMMON_WORDS).flatMap((words) => [...words]),
  ...WORDS.flatMap((line) => line.split(' ')),
]);
