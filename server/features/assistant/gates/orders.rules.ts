import { remembered } from '#server/features/understanding/remembered.rules.ts';
import { looksLikeInjection } from './gates.rules.ts';

/** A stored text with instructions to the assistant. */
export const givesOrders = remembered(looksLikeInjection, 5000);

/** Such an entry is never read (docs/assistant.md). */
export const entryGivesOrders = ({ title, text }: { title: string; text: string }): boolean =>
  givesOrders(`${title}\n${text}`);
