import type { WaitingReply } from '../reply/outbox.store.ts';

/** A reply that is sent in another language than it was written. */
export type SentTranslation = Required<Pick<WaitingReply, 'text' | 'translated'>>;
/** Without a translation, the text is sent as it was written. */
export type SendTranslation = (thenResolve: boolean, translation?: SentTranslation) => void;
/** `before`: what the person asked for when the panel opened by itself; null where they asked for the translation. */
export type Opened = { before: 'send' | 'resolve' | null };

/** The id of the button that sends, or translates again. */
export const sendTranslationId = 'send-translation';
