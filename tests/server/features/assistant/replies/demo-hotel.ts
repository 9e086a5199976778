import type { KnowledgeEntry, TurnContext } from '#server/features/assistant/assistant.types.ts';
import { createComposer } from '#server/features/assistant/composing/composer.ts';
import { englishFaqs } from '#server/seed/hotels/marees-english.faqs.seed.ts';
import { profile } from '#server/seed/hotels/marees.hotel.seed.ts';
import { knowledge } from '#server/seed/hotels/marees.knowledge.seed.ts';
import { aHotel, anEntry, aTurn } from '../assistant-fixtures.ts';
import { anAnswer, scriptedModel } from '../scripted-model.ts';

const entries: KnowledgeEntry[] = [
  ...englishFaqs.filter(({ inactive }) => !inactive),
  ...knowledge.map((entry) => ({ ...entry, language: 'en' })),
].map(({ key, category, question, answer, language }) =>
  anEntry({ id: key, title: question, text: answer, language, category }),
);

const hotel = aHotel({
  name: profile.name,
  address: profile.address,
  phone: profile.phone,
  email: profile.email,
  timezone: profile.timezone,
  amenities: profile.amenities,
  policies: profile.policies,
  special_services: profile.special_services,
  check_in_time: profile.check_in_time,
  check_out_time: profile.check_out_time,
  reception_opens: profile.reception_opens,
  reception_closes: profile.reception_closes,
});

const clock = { now: () => new Date('2026-11-21T12:00:00Z') };

/** A turn of a guest of the demo hotel, with its active English entries. */
export const demoTurn = (question: string, changes: Partial<TurnContext> = {}): TurnContext =>
  aTurn(question, { hotel, entries, guestName: null, ...changes });

type Answer = Parameters<typeof anAnswer>[0];

/** The decision about an answer that a model gives twice to a guest of the demo hotel, and whether it was sent as it is. */
export async function drafted(question: string, answer: Answer, changes: Partial<TurnContext> = {}) {
  const model = scriptedModel(anAnswer({ category: 'general', ...answer }));
  const composer = createComposer({ model, clock, timeoutMs: 50, repairTimeoutMs: 50 });
  const decision = await composer.compose(demoTurn(question, changes));
  const said = decision.reply?.includes(answer?.reply ?? '') ?? false;
  const failed = decision.trace.checks.filter(({ passed }) => !passed);
  return { decision, said, failed, calls: model.calls.length };
}
