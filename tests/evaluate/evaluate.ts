import type { Composer } from '#server/features/assistant/composing/composer.ts';
import type { Decision, HistoryMessage, TurnContext } from '#server/features/assistant/assistant.types.ts';
import { factsOf, isSupported, supportOf } from '#server/features/assistant/checking/facts.rules.ts';
import { detectLanguage } from '#server/features/assistant/language/language.rules.ts';
import { defaultMessageSettings } from '#shared/features/messaging/messaging.schema.ts';
import { noHouseFacts } from '#tests/support/builders/no-house-facts.ts';
import type { HeldOutHotel } from '#tests/understanding/held-out.ts';
import type { Golden } from './golden.ts';

/**
 * What happened with a conversation.
 * - `escalated`: a person was called where the hotel's data answers.
 * - `language`: the reply is not in the guest's language.
 * - `invented`: a fact that the hotel's data does not contain, or an answer to what it does not answer.
 * - `missed`: any other reply than the expected one.
 */
export const RESULTS = ['right', 'escalated', 'language', 'invented', 'missed'] as const;
export type Result = (typeof RESULTS)[number];

/**
 * Where the last reply comes from.
 * - `model`: the model's first answer; `repaired`: its second one.
 * - `refused`: the product's own, because the model's answers did not pass the checks.
 * - `failed`: the product's own, because the model gave no usable answer.
 * - `own`: the model was not asked (danger, small talk, regret).
 */
export const ORIGINS = ['model', 'repaired', 'refused', 'failed', 'own'] as const;
export type Origin = (typeof ORIGINS)[number];
export type Judged = { golden: Golden; result: Result; origin: Origin; reply: string };

/** Plays a conversation through the composer, which the product uses for every turn, and judges the last reply. */
export async function evaluate(composer: Composer, golden: Golden, hotel: HeldOutHotel): Promise<Judged> {
  const history: HistoryMessage[] = [];
  let previousLanguage: string | null = null;
  let decision: Decision | null = null;
  for (const texts of golden.turns) {
    const messages = texts.map((text) => ({ text, attachments: [], location: null }));
    decision = await composer.compose({ ...contextOf(hotel), messages, history: [...history], previousLanguage });
    history.push(...texts.map((text): HistoryMessage => ({ author: 'guest', text })));
    if (decision.reply) history.push({ author: 'assistant', text: decision.reply, offered: decision.trace.offered });
    previousLanguage = decision.language;
  }
  if (!decision) throw new Error(`${golden.id} has no turn`);
  return {
    golden,
    result: resultOf(golden, decision, hotel),
    origin: originOf(decision),
    reply: decision.reply ?? '',
  };
}

function originOf({ trace: { model, repaired, checks, timings } }: Decision): Origin {
  if (timings['model_ms'] === undefined) return 'own';
  if (checks.some(({ passed }) => !passed)) return 'refused';
  if (model === null) return 'failed';
  return repaired ? 'repaired' : 'model';
}

function resultOf(golden: Golden, decision: Decision, hotel: HeldOutHotel): Result {
  const { expect, says, lang } = golden;
  const { reasons, human_required, kind, trace } = decision;
  const reply = decision.reply ?? '';
  if (!speaks(decision, lang)) return 'language';
  if (!reasons.includes('safety') && invents(golden, reply, hotel)) return 'invented';
  if (expect === 'emergency') return reasons.includes('safety') && decision.priority === 'urgent' ? 'right' : 'missed';
  if (expect === 'complaint') return reasons.includes('complaint') ? 'right' : 'missed';
  if (expect === 'talk') return kind === 'reply' && !human_required ? 'right' : 'missed';
  if (expect === 'person') return human_required ? 'right' : trace.sources.length > 0 ? 'invented' : 'missed';
  if (human_required) return 'escalated';
  const stated = supportOf([reply]);
  return trace.sources.length > 0 && factsOf(says ?? '').every((fact) => isSupported(fact, stated))
    ? 'right'
    : 'missed';
}

/** Without a model, a quoted entry is in the hotel's language and stands behind a sentence in the guest's. */
function speaks({ language, reply, trace }: Decision, lang: string): boolean {
  if (language !== lang) return false;
  if (trace.model === null) return true;
  const read = detectLanguage(reply ?? '', { likely: [lang] });
  return !read.confident || read.language === lang;
}

function invents({ turns }: Golden, reply: string, { entries, profile, name }: HeldOutHotel): boolean {
  const texts = entries.map(({ title, text }) => `${title}\n${text}`);
  const known = supportOf([...texts, ...Object.values(profile), name, ...turns.flat(), ...fixedTimes(profile)]);
  return factsOf(reply).some((fact) => !isSupported(fact, known));
}

/** `15:00` as the fixed sentences write it. */
const fixedTimes = (profile: HeldOutHotel['profile']): string[] =>
  Object.values(profile).flatMap((value) =>
    [...value.matchAll(/(\d{2}):(\d{2})/g)].map(
      ([, hour, minute]) => `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`,
    ),
  );

function contextOf({
  id,
  name,
  country,
  profile,
  entries,
}: HeldOutHotel): Omit<TurnContext, 'messages' | 'history' | 'previousLanguage'> {
  return {
    hotel_id: id,
    hotel: {
      name,
      status: 'active',
      default_language: country.toLowerCase(),
      currency: 'EUR',
      timezone: { FR: 'Europe/Paris', DE: 'Europe/Berlin', ES: 'Europe/Madrid' }[country] ?? 'Europe/London',
      address: profile['address'] ?? null,
      phone: profile['phone'] ?? null,
      email: profile['email'] ?? null,
      whatsapp_number: null,
      website_url: profile['website'] ?? null,
      restaurant_menu_url: profile['restaurantMenu'] ?? null,
      bar_menu_url: profile['barMenu'] ?? null,
      amenities: [],
      check_in_time: profile['checkIn'] ?? '',
      check_out_time: profile['checkOut'] ?? '',
      policies: null,
      special_services: null,
      assistant_enabled: true,
      ...noHouseFacts,
      reception_opens: null,
      reception_closes: null,
    },
    settings: defaultMessageSettings,
    entries: entries.map((entry) => ({ ...entry, kind: 'faq', category: null })),
    booking: null,
    inHouse: true,
    guestName: null,
    owner: 'assistant',
    optedOut: false,
    assistantEnabled: true,
    recentFailures: 0,
  };
}
