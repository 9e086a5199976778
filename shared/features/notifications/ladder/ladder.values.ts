import type { priorities } from '#shared/features/conversations/conversations.values.ts';

/** Steps of the ladder in their order: console and desktop program, phones of those on duty, the manager, the guest. */
export const ladderChannels = ['console', 'push', 'sms', 'call', 'manager', 'guest'] as const;
export type LadderChannel = (typeof ladderChannels)[number];
type Priority = (typeof priorities)[number];

export type Rung = { priority: Priority; channel: LadderChannel; after_seconds: number };

/** Longest time until a step, in seconds. */
export const longestAfter = 86_400;

/** Seconds after which each step happens. A channel that is missing is not used. */
const defaults: Record<Priority, Partial<Record<LadderChannel, number>>> = {
  urgent: { console: 0, push: 0, sms: 0, call: 15, manager: 90, guest: 240 },
  high: { console: 0, push: 15, sms: 60, call: 150, manager: 300, guest: 600 },
  normal: { console: 0, push: 60, sms: 240, call: 480, manager: 720, guest: 900 },
  low: { console: 0, push: 300 },
};

/** The ladder of a hotel that has not changed it. */
export const defaultRungs: Rung[] = (Object.keys(defaults) as Priority[]).flatMap((priority) =>
  ladderChannels.flatMap((channel) => {
    const after_seconds = defaults[priority][channel];
    return after_seconds === undefined ? [] : [{ priority, channel, after_seconds }];
  }),
);

export type StepPrices = { currency: string; sms: number; call: number };

/** Estimates of what a step costs for each person, shown as such until the hotel has entered its own. */
export const defaultPrices: StepPrices = { currency: 'USD', sms: 0.05, call: 0.03 };

/** The price of a step for one person; null: it costs nothing. */
export function priceOf(channel: LadderChannel, { sms, call }: StepPrices): number | null {
  if (channel === 'sms') return sms;
  return channel === 'call' || channel === 'manager' ? call : null;
}
