/**
 * Messages a second of one number: the most that WhatsApp takes from any. Twilio queues what is above the number's own
 * throughput (80 unless it was raised); where it does not, 63018 pauses the number.
 */
const PER_SECOND = 1000;
/** Messages that may leave at once after a pause. */
const BURST = 100;

/** Calls of this process at Twilio at once, for a whole account: it answers 429 (20429) where too many are. */
const AT_ONCE = 200;
/** Milliseconds until a message is tried again that found all of them taken. */
const FULL_MS = 100;

/** The limits of the provider's accounts in this process: calls at once of each, and the messages of each number. */
export function createSendLimits(accountOf: (sender: string) => string, now?: () => number) {
  const limited = createSenderLimiter(now);
  const underWay = new Map<string, number>();
  const change = (account: string, by: number) => underWay.set(account, (underWay.get(account) ?? 0) + by);
  return {
    /** Milliseconds until a message of this number may be sent; 0: now, and it is counted. */
    waitFor: (sender: string): number =>
      (underWay.get(accountOf(sender)) ?? 0) >= AT_ONCE ? FULL_MS : limited(sender),
    /** Makes a call that counts as under way. */
    during: async <Result>(sender: string, call: () => Promise<Result>): Promise<Result> => {
      const account = accountOf(sender);
      change(account, 1);
      try {
        return await call();
      } finally {
        change(account, -1);
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
