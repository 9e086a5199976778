/**
 * Messages a second of one number: the most that WhatsApp takes from any. Twilio queues what is above the number's own
 * throughput (80 unless it was raised); where it does not, 63018 pauses the number.
 */
const PER_SECOND = 1000;
/** Messages that may leave at once after a pause. */
const BURST = 100;

/** Calls of this process at Twilio at once, for the whole account: it answers 429 (20429) where too many are. */
const AT_ONCE = 200;
/** Milliseconds until a message is tried again that found all of them taken. */
const FULL_MS = 100;

/** The limits of one provider account in this process: calls at once, and the messages of each number. */
export function createSendLimits(now?: () => number) {
  const limited = createSenderLimiter(now);
  let underWay = 0;
  return {
    /** Milliseconds until a message of this number may be sent; 0: now, and it is counted. */
    waitFor: (sender: string): number => (underWay >= AT_ONCE ? FULL_MS : limited(sender)),
    /** Makes a call that counts as under way. */
    during: async <Result>(call: () => Promise<Result>): Promise<Result> => {
      underWay += 1;
      try {
        return await call();
      } finally {
        underWay -= 1;
      }
    },
  };
}

/**
 * Limits the messages of each number in this process, so that the provider need not refuse them (63018).
 * @returns a function that counts a message of this number and returns 0, or returns the milliseconds until one may be sent
 */
export function createSenderLimiter(now: () => number = () => performance.now()): (sender: string) => number {
  const every = 1000 / PER_SECOND;
  /** When the number's allowance is whole again. */
  const wholeAt = new Map<string, number>();
  return (sender) => {
    const time = now();
    const whole = Math.max(wholeAt.get(sender) ?? 0, time);
    const early = whole - time - (BURST - 1) * every;
    if (early > 0) return Math.ceil(early);
    if (wholeAt.size > 10_000) wholeAt.clear();
    wholeAt.set(sender, whole + every);
    return 0;
  };
}
