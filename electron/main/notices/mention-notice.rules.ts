import type { NoticeDetail } from '#shared/desktop.ts';
import type { AlarmWords } from '../alarm/alarm.words.ts';
import type { Mention } from '../alarm/desk-data.schema.ts';
import { bodyFor } from './notices.rules.ts';

const longest = 120;

/** Names the colleague, and the guest as the computer's settings allow; never the text of the note. */
export function mentionNotice(
  { user_name, guest_name }: Mention,
  detail: NoticeDetail,
  words: AlarmWords,
  platform: NodeJS.Platform,
): { title: string; body: string } {
  const guest = detail === 'count' ? '' : (guest_name ?? '').slice(0, longest);
  return {
    title: words.mentionsYou.replace('{{name}}', () => user_name.slice(0, longest)),
    body: bodyFor(platform, guest),
  };
}
