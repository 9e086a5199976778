import { cleanText } from '../language/plain-text.rules.ts';

/** Joins emojis to one ("family"), and is no trick there. */
const JOINED_EMOJI =
  /(\p{Extended_Pictographic}\uFE0F?\p{Emoji_Modifier}?)\u200D(?=\p{Extended_Pictographic}|[\u2640\u2642])/gu;
const JOINER = '\uE002';
const TAG =
  /<\/?(?:a|b|i|u|s|p|br|em|strong|span|div|ul|ol|li|h[1-6]|code|pre|table|tr|td|th|img|font|script|style)(?:\s[^<>]{0,300})?\/?>/giu;
const BREAK = /<(?:br|\/p|\/div|\/li)\s?\/?>/giu;
const BOLD = /\*\*(?=\S)([^*\n]{1,400})\*\*/gu;
const UNDERLINED = /(?<![\p{L}\p{N}_])__(?=\S)([^_\n]{1,400})__(?![\p{L}\p{N}_])/gu;
const HEADING = /^#{1,6} +/gmu;

/** A model's reply as WhatsApp shows it: without control and invisible characters and HTML, with WhatsApp's own marks. */
export function cleanReply(reply: string): string {
  const visible = cleanText(reply.replace(JOINED_EMOJI, `$1${JOINER}`)).replaceAll(JOINER, '\u200D');
  return visible
    .replace(BREAK, '\n')
    .replace(TAG, '')
    .replace(BOLD, '*$1*')
    .replace(UNDERLINED, '_$1_')
    .replace(HEADING, '')
    .trim();
}
