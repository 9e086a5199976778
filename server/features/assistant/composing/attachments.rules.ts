import type { SentenceName } from '../sentences/fixed-sentences.ts';
import type { TurnContext, TurnMessage } from '../assistant.types.ts';
import { pointsAtPicture } from './pointing.words.ts';
import type { Reading } from './reading.rules.ts';

type Turn = Pick<TurnContext, 'messages'>;
type File = TurnMessage['attachments'][number];

const filesOf = ({ messages }: Turn): File[] => messages.flatMap(({ attachments }) => attachments);
const isVoice = ({ content_type }: File): boolean => content_type?.startsWith('audio/') ?? false;

export const hasFiles = (turn: Turn): boolean => filesOf(turn).length > 0;

/**
 * Whether a turn can only be answered by a person who opens its files. A picture beside a question is decoration, unless
 * the text points at it ("can I park here?"); a voice message or a document is never read.
 */
export const needsFiles = ({ turn, text, language }: Pick<Reading, 'text' | 'language'> & { turn: Turn }): boolean =>
  filesOf(turn).some(({ type }) => type !== 'image') || (hasFiles(turn) && pointsAtPicture(text, language));

/** What is said about files that a person has to open. */
export const fileSentence = (turn: Turn): SentenceName =>
  filesOf(turn).some(isVoice) ? 'voice_unheard' : 'media_unreadable';
