import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { SimulatorDraft, SimulatorQuestion, SimulatorReply } from '#shared/features/messaging/simulator.schema.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { notifyFailure } from '#renderer/lib/notify.ts';

/** An answer of the simulator. `trace` is null if the call failed. `asked`: the question. */
export type Metadata = Pick<SimulatorReply, 'category' | 'priority' | 'human_required'> & {
  trace: SimulatorReply | null;
  asked: Asked | null;
};
export type Asked = Pick<SimulatorQuestion, 'message' | 'history' | 'in_house'>;
/** docs/product.md, section 3: Chat message. `timestamp` in milliseconds. */
export type ChatMessage = {
  id: string;
  type: 'user' | 'ai';
  content: string;
  timestamp: number;
  metadata: Metadata | null;
};

export type Simulator = {
  messages: ChatMessage[];
  pending: boolean;
  /** Does nothing for a blank text or while a reply is pending. Returns true if it was sent. */
  send: (text: string) => boolean;
  clear: () => void;
};

const longestHistory = 30;
let lastId = 0;

function message(type: ChatMessage['type'], content: string, metadata: Metadata | null = null): ChatMessage {
  lastId += 1;
  return { id: `chat-${lastId}`, type, content, timestamp: Date.now(), metadata };
}

/** A test chat with the assistant; earlier messages are sent as its history. `draft`: an entry that is not live yet. `in_house`: the kind of guest. */
export function useSimulator(hotelId: string, draft: SimulatorDraft, in_house: boolean): Simulator {
  const { t } = useTranslation();
  const [messages, setMessages] = useState<ChatMessage[]>([]);
  const running = useRef<AbortController | null>(null);
  const ask = useMutation({
    mutationFn: ({ question, signal }: { question: SimulatorQuestion; signal: AbortSignal }) =>
      client.messaging.simulate({ params: { hotel_id: hotelId }, body: question }, { signal }),
  });
  const answered = (reply: ChatMessage) => setMessages((current) => [...current, reply]);
  const failed = (error: unknown) => {
    answered(message('ai', t('Sorry, I encountered an error. Please try again.'), failure));
    const said = error instanceof Error && error.message ? undefined : t('Failed to get AI response');
    notifyFailure(t('Simulation Error'), error, said);
  };
  const send = (typed: string): boolean => {
    const text = typed.trim();
    if (!text || running.current) return false;
    const call = new AbortController();
    running.current = call;
    setMessages((current) => [...current, message('user', text)]);
    const asked = { message: text, history: historyOf(messages), in_house };
    ask
      .mutateAsync({ question: { ...asked, ...draft }, signal: call.signal })
      .then(
        (reply) => call.signal.aborted || answered(message('ai', reply.reply, { ...reply, trace: reply, asked })),
        (error: unknown) => call.signal.aborted || failed(error),
      )
      .finally(() => {
        if (running.current === call) running.current = null;
      });
    return true;
  };
  const clear = () => {
    running.current?.abort();
    running.current = null;
    ask.reset();
    setMessages([]);
  };
  return { messages, pending: ask.isPending, send, clear };
}

/** docs/product.md, section 8. */
const failure: Metadata = {
  category: 'system_error',
  priority: 'normal',
  human_required: true,
  trace: null,
  asked: null,
};

/** The conversation without failed and empty answers. */
function historyOf(messages: ChatMessage[]): SimulatorQuestion['history'] {
  return messages
    .filter(({ type, content, metadata }) => content && (type === 'user' || metadata?.trace))
    .map(({ type, content, metadata }) => ({
      author: type === 'user' ? ('guest' as const) : ('assistant' as const),
      text: content,
      ...(metadata?.trace?.offered ? { offered: metadata.trace.offered } : {}),
    }))
    .slice(-longestHistory);
}
