import { inTransaction, type PipelineDb } from '#server/db/pipeline.ts';
import * as repository from './inbound.repository.ts';
import type { InboundOutcome } from './inbound.repository.ts';
import { maskedParts, mayGoOn } from './split-cards.rules.ts';

/** How far back a card number may have begun. */
const REACH = { withinMinutes: 5, atMost: 4 };

type Batch = Parameters<typeof repository.receiveMessages>[1];

/** Stores a batch. A card number that a message completes is masked in all of its messages in the same transaction. */
export async function receiveMasked(db: PipelineDb, batch: Batch, quietMs: number): Promise<InboundOutcome[]> {
  const bodies = new Map(
    batch.filter(({ body }) => mayGoOn(body)).map((each) => [each.provider_message_id, each.body]),
  );
  if (bodies.size === 0) return repository.receiveMessages(db, batch, quietMs);
  return inTransaction(db, async (tx) => {
    const outcomes = await repository.receiveMessages(tx, batch, quietMs);
    const suspects = outcomes.flatMap(({ outcome, provider_sid, message_id }) => {
      const body = bodies.get(provider_sid);
      return outcome === 'stored' && message_id && body !== undefined ? [{ id: message_id, content: body }] : [];
    });
    // The conversations are locked now, so that the parts of a number cannot miss each other.
    await maskCompleted(tx, suspects);
    return outcomes;
  });
}

async function maskCompleted(db: PipelineDb, suspects: { id: string; content: string }[]): Promise<void> {
  if (suspects.length === 0) return;
  const ids = suspects.map(({ id }) => id);
  const before = Map.groupBy(await repository.recentTexts(db, ids, REACH), ({ message_id }) => message_id);
  const changed = new Map<string, string>();
  for (const last of suspects.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    const messages = [...(before.get(last.id) ?? []).toReversed(), last];
    const parts = maskedParts(messages.map(({ id, content }) => changed.get(id) ?? content));
    for (const [place, text] of parts) changed.set(messages[place]!.id, text);
  }
  const texts = [...changed].map(([id, content]) => ({ id, content }));
  if (texts.length > 0) await repository.maskTexts(db, texts);
}
