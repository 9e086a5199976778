import type { Logger } from 'pino';
import type { AcrossHotelsOnce } from '#server/db/hotel-transaction.ts';
import * as repository from './turns.repository.ts';

export type VoidedDraftsDependencies = { acrossHotelsOnce: AcrossHotelsOnce; log: Logger };

/** How often the turns that are being composed are looked at, in one statement for all of them. */
const LOOK_MS = 500;

/** `signal` is aborted when the turn has got a newer message, was settled, or is another worker's. `end` must be called. */
export type Draft = { signal: AbortSignal; end(): void };

/**
 * Notices that a draft is of no use any more while the model still writes it, so that the call is ended and not paid for.
 * Workers hear no events: they ask the database, only while turns are composed for longer than 500 ms.
 */
export function createVoidedDrafts({ acrossHotelsOnce, log }: VoidedDraftsDependencies) {
  const drafts = new Set<repository.ComposedTurn & { abort: AbortController }>();
  let timer: NodeJS.Timeout | null = null;
  let looking = false;

  const plan = (): void => {
    if (timer || looking || drafts.size === 0) return;
    timer = setTimeout(() => void look(), LOOK_MS);
  };
  const look = async (): Promise<void> => {
    timer = null;
    looking = true;
    const composed = [...drafts];
    const turns = composed.map(({ abort: _, ...turn }) => turn);
    const voided = await acrossHotelsOnce((db) => repository.voidedTurns(db, turns)).catch((error: unknown) => {
      log.debug({ err: error }, 'voided drafts could not be looked up');
      return [];
    });
    for (const place of voided) composed[place]?.abort.abort(new Error('the turn has changed'));
    looking = false;
    plan();
  };

  return (turn: repository.ComposedTurn): Draft => {
    const abort = new AbortController();
    // Two drafts of one turn may be under way, with different numbers of messages.
    const draft = { ...turn, abort };
    drafts.add(draft);
    plan();
    return {
      signal: abort.signal,
      end: () => {
        drafts.delete(draft);
        if (drafts.size > 0 || !timer) return;
        clearTimeout(timer);
        timer = null;
      },
    };
  };
}
