import { SendTooLate } from '#server/ports/whatsapp.ts';

/** Seconds for which no other worker sends a message whose attempt was stored. Longer than the provider's longest answer. */
export const attemptLease = 20;
/**
 * Seconds after which a stored attempt must not begin any more, by the database's clock. A process that was frozen for longer
 * leaves the message to others, who look it up first; the attempt of a dead worker is looked up 5 s after this time.
 */
export const sendWithin = 4;
/** Milliseconds for which a statement's word that the attempt is this worker's is used without asking again. */
const WORD_HOLDS_MS = 250;

/** Whether the call may begin without asking the database again; asked in the moment in which the request is written. */
export type SendFence = () => boolean;

/** Taken immediately before the statement that stores or confirms an attempt. Two clocks, because each may stand still. */
export function sendFence(): SendFence {
  const [begun, wall] = [performance.now(), Date.now()];
  return () => {
    const [elapsed, wallElapsed] = [performance.now() - begun, Date.now() - wall];
    return elapsed < WORD_HOLDS_MS && wallElapsed < WORD_HOLDS_MS && wallElapsed > -WORD_HOLDS_MS;
  };
}

/**
 * Makes the call of a stored attempt. Where more than {@link WORD_HOLDS_MS} have passed since the last statement about it
 * (a frozen process, a look-up, a new connection), `isHeld` asks the database, whose clock decides.
 * @throws SendTooLate if the attempt is not held any more; nothing was sent
 */
export async function sendWhileHeld<Result>(
  fence: SendFence,
  isHeld: () => Promise<boolean>,
  send: (mayBegin: SendFence) => Promise<Result>,
): Promise<Result> {
  let mayBegin = fence;
  for (;;) {
    if (!mayBegin()) {
      mayBegin = sendFence();
      if (!(await isHeld())) throw new SendTooLate('the attempt to send this message has ended');
    }
    try {
      return await send(mayBegin);
    } catch (error) {
      if (!(error instanceof SendTooLate)) throw error;
    }
  }
}
