import type { LiveEvent } from '#shared/live-events.ts';
import type { TestClient } from './test-client.ts';

export type LiveStream = {
  status: number;
  /** Events received so far, in order. */
  events: LiveEvent[];
  /** Resolves when the server ends the stream. */
  ended: Promise<void>;
  close(): void;
};

/** A console's stream of live events, read as a browser reads it. */
export async function openLiveStream(
  client: TestClient,
  hotelId: string | readonly string[],
  lastEventId?: number | 'recent',
): Promise<LiveStream> {
  const abort = new AbortController();
  const headers = typeof lastEventId === 'number' ? { 'last-event-id': String(lastEventId) } : {};
  const recent = lastEventId === 'recent' ? '&recent=1' : '';
  const hotels = [hotelId].flat().map((id) => `hotel_id=${id}`);
  const response = await client.fetch(`/api/live?${hotels.join('&')}${recent}`, { headers, signal: abort.signal });
  const events: LiveEvent[] = [];
  return { status: response.status, events, ended: read(response, events).catch(() => {}), close: () => abort.abort() };
}

async function read(response: Response, events: LiveEvent[]): Promise<void> {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
    await response.body?.cancel();
    return;
  }
  let text = '';
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    const blocks = (text + chunk).split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const id = /^id: (\d+)$/m.exec(block);
      const data = /^data: (.*)$/m.exec(block);
      if (id && data) events.push({ ...(JSON.parse(data[1]!) as LiveEvent), id: Number(id[1]) });
    }
  }
}
