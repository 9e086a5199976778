import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Decision } from '#server/features/assistant/assistant.types.ts';
import type { InHotel } from '#server/db/hotel-transaction.ts';
import type { Events } from '#server/ports/events.ts';
import type { Transcriber, Transcript } from '#server/ports/transcriber.ts';
import type { WhatsApp } from '#server/ports/whatsapp.ts';
import { messageById } from '../messages.repository.ts';
import type { ClaimedTurn } from '../turns/claimed-turn.types.ts';
import { sniffedType } from './file-kind.rules.ts';
import { withoutCardNumbers } from '../inbound/card-numbers.rules.ts';
import { claimNote, releaseNote, setTranscript } from './voice.repository.ts';
import { numbersAsked } from './voice.sentences.ts';

export type VoiceDependencies = {
  inHotel: InHotel;
  whatsapp: WhatsApp;
  events: Events;
  log: Logger;
  /** Null without a model: a person listens. */
  transcriber: Transcriber | null;
  /** False if the hotel's daily limit is used up. */
  mayAskModel: (hotelId: string) => Promise<boolean>;
};
type Claimed = ClaimedTurn['messages'][number];
type StoredMessage = NonNullable<Awaited<ReturnType<typeof messageById>>>;
export type Heard = { turn: ClaimedTurn; uncertain: string[] };

/** A claim of a turn lasts 30 s, and an answer takes up to 20 s of it. */
const TIMEOUT_MS = 8_000;
/** For all notes of a turn, with fetching them. What is not heard by then stays a file. */
const ALL_MS = 9_000;
/** A process that dies holds a note this long: the time for fetching and transcribing it. */
const CLAIM_SECONDS = 12;
/** How often a process looks for the transcript that another one makes. */
const LOOK_MS = 200;
/** About ten minutes of a WhatsApp voice note. */
const LARGEST_BYTES = 3_000_000;
const LONGEST = 4_000;
/** Notes of one process, each with up to 16 MB of a file. */
const MOST_AT_RECEIPT = 20;

export const isVoice = ({ content_type }: { content_type?: string | null | undefined }): boolean =>
  content_type?.startsWith('audio/') === true;
const hasVoice = ({ own, attachments }: Claimed): boolean => own && attachments.some(isVoice);

/**
 * Voice notes as text: gates, danger included, then read them as if the guest had written. A note that cannot be transcribed
 * stays a file, for which a person is called.
 */
export function createVoiceService({ inHotel, whatsapp, events, log, transcriber, mayAskModel }: VoiceDependencies) {
  const transcribed = async (hotel_id: string, url: string): Promise<Transcript | null> => {
    const { data } = await whatsapp.fetchMedia(url);
    const type = sniffedType(data);
    if (!type?.startsWith('audio/') || data.length > LARGEST_BYTES) return null;
    if (!transcriber || !(await mayAskModel(hotel_id))) return null;
    const file = { hotelId: hotel_id, data, content_type: type };
    const { text, uncertain } = await transcriber.transcribe(file, TIMEOUT_MS);
    if (!text) return null;
    // A card number that was misheard is not asked back either.
    const asked = uncertain.filter((number) => withoutCardNumbers(number) === number);
    return { text: withoutCardNumbers(text).slice(0, LONGEST), uncertain: asked };
  };

  const hearClaimed = async (hotel_id: string, id: string, stored: StoredMessage): Promise<Transcript | null> => {
    const note = stored.attachments.find(isVoice);
    const transcript = note ? await transcribed(hotel_id, note.url) : null;
    if (!transcript) return null;
    await inHotel({ hotel_id }, async (tx) => {
      await setTranscript(tx, id, transcript);
      await events.publish(tx, { type: 'conversation.updated', hotel_id, conversation_id: stored.conversation_id });
    });
    return transcript;
  };

  /** One process transcribes a note; the others wait for its transcript, or take over where it gives up or died. */
  const hearOnce = async (hotel_id: string, id: string): Promise<Transcript | null> => {
    for (let looks = ALL_MS / LOOK_MS; looks > 0; looks -= 1) {
      const isOurs = await inHotel({ hotel_id }, (tx) => claimNote(tx, id, CLAIM_SECONDS));
      const stored = await inHotel({ hotel_id }, (tx) => messageById(tx, id));
      if (stored?.extras?.transcript) return stored.extras.transcript;
      if (!stored?.attachments.some(isVoice)) return null;
      if (isOurs) {
        let transcript: Transcript | null = null;
        try {
          transcript = await hearClaimed(hotel_id, id, stored);
          return transcript;
        } finally {
          if (!transcript) await inHotel({ hotel_id }, (tx) => releaseNote(tx, id));
        }
      }
      await delay(LOOK_MS);
    }
    return null;
  };

  /** Notes that are being heard: receipt and turn of a note share one call of the model. */
  const underWay = new Map<string, Promise<Transcript | null>>();
  const hear = (hotel_id: string, id: string): Promise<Transcript | null> => {
    const known = underWay.get(id);
    if (known) return known;
    const hearing = hearOnce(hotel_id, id)
      .catch((error: unknown) => {
        log.warn({ err: error }, 'a voice note was not transcribed');
        return null;
      })
      .finally(() => underWay.delete(id));
    underWay.set(id, hearing);
    return hearing;
  };

  return {
    /** What is said in a note that has just come in. Null where it cannot be heard, or too many are: its turn hears it. */
    hearAtReceipt: async (hotel_id: string, messageId: string): Promise<Transcript | null> =>
      transcriber && underWay.size < MOST_AT_RECEIPT ? hear(hotel_id, messageId) : null,

    /** The turn with what was said as text of its messages. */
    heard: async (turn: ClaimedTurn): Promise<Heard> => {
      if (!transcriber || !turn.messages.some(hasVoice)) return { turn, uncertain: [] };
      const hearInTime = async (message: Claimed): Promise<Transcript | null> => {
        if (!hasVoice(message)) return null;
        return Promise.race([hear(turn.hotel_id, message.id), tooLate]);
      };
      const cancel = new AbortController();
      const tooLate = delay(ALL_MS, null, { signal: cancel.signal }).catch(() => null);
      const transcripts = await Promise.all(turn.messages.map(hearInTime)).finally(() => cancel.abort());
      const messages = turn.messages.map((message, index) => withText(message, transcripts[index]?.text));
      return { turn: { ...turn, messages }, uncertain: transcripts.flatMap((one) => one?.uncertain ?? []) };
    },
  };
}
export type VoiceService = ReturnType<typeof createVoiceService>;

/** A transcript that was cut keeps its note, for which a person is called: its end is unread. */
const withText = (message: Claimed, text: string | undefined): Claimed =>
  text === undefined
    ? message
    : {
        ...message,
        content: [message.content, text].filter(Boolean).join('\n'),
        attachments: message.attachments.filter(
          ({ content_type }) => text.length >= LONGEST || !content_type?.startsWith('audio/'),
        ),
      };

/** A reply that may rest on a number that was misheard becomes a question; an escalation stays what it is. */
export function askedBack(decision: Decision, uncertain: readonly string[]): Decision {
  if (uncertain.length === 0 || decision.kind !== 'reply' || decision.human_required) return decision;
  const { choices: _choices, ...rest } = decision;
  const trace = { ...decision.trace, offered: undefined };
  return { ...rest, trace, reply: numbersAsked(decision.language, uncertain) };
}
