import type { WaitingReply } from '../reply/outbox.store.ts';

/** A reply that is sent in another language than it was written. */
export type SentTranslation = Required<Pick<WaitingReply, 'text' | 'translated'>>;
export type SendTranslation = (thenResolve: boolean, translation: SentTranslation) => void;

/** The id of the button that sends, or translates again. */
export const sendTranslationId = 'send-translation';
