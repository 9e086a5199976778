import { NO_LEAD, YES_LEAD } from '../language/choosing.words.ts';
import { foldText } from '../language/plain-text.rules.ts';

/** What stands behind a yes or no that answers a question back: "no, the price", "yes and when is it open?". */
export type Lead = { agrees: boolean; rest: string };

const LONGEST = 200;
const FIRST_WORD = /^\p{P}*(\p{L}{1,12})(?:([\s,.;:!،]+)|$)/u;
const PUNCTUATION = /[,.;:!،]/u;
const JOINT = /^(?:and|but|und|aber|et|mais|y|e|pero|ma|mas|en|maar|i|a|ale|и|а|но|ve|ama|و|ولكن)\s+/iu;
const HAN_NO = /^(?:不是的?|不对|不用|いいえ|いえ|違います|ちがいます)[、,，。\s]+(?=\S)/u;
const HAN_YES = /^(?:是的?|对的?|好的?|嗯|はい|ええ|うん)[、,，。\s]+(?=\S)/u;

/** Only behind a mark or "and": "no hot water" answers nothing. */
export function leadOf(text: string): Lead | null {
  if (text.length > LONGEST) return null;
  for (const [pattern, agrees] of [[HAN_NO, false] as const, [HAN_YES, true] as const])
    if (pattern.test(text)) return { agrees, rest: text.replace(pattern, '') };
  const [whole = '', first = '', gap = ''] = FIRST_WORD.exec(text) ?? [];
  const word = foldText(first);
  const agrees = YES_LEAD.has(word);
  if (!agrees && !NO_LEAD.has(word)) return null;
  const behind = text.slice(whole.length);
  if (!PUNCTUATION.test(gap) && !JOINT.test(behind)) return null;
  const rest = behind.replace(JOINT, '').trim();
  return /\p{L}/u.test(rest) ? { agrees, rest } : null;
}
