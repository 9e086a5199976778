/**
 * Messages a second of one number: the most that WhatsApp takes from any. Twilio queues what is above the number's own
 * throughput (80 unless it was raised); where it does not, 63018 pauses the number.
 */
const PER_SECOND = 1000;
/** Messages that may leave at once after a pause. */
const BURST = 100;

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
