import { priorities, type DeliveryProblem } from '#shared/features/conversations/conversations.values.ts';
import { explainDelivery } from '#shared/features/conversations/delivery-problems.rules.ts';
import { inEnglish } from '#shared/reasons/english-sentences.ts';
import { messageCategories } from '#shared/features/hotels/hotels.values.ts';
import { daysOf, type Period } from '#shared/features/platform/analytics.rules.ts';
import type { Analytics } from '#shared/features/platform/analytics.schema.ts';

type MessageRow = {
  day: string | null;
  hotel_id: string | null;
  category: string | null;
  messages_in: number;
  messages_out: number;
  billed: number;
  cost: string;
};
type RequestRow = {
  day: string | null;
  hotel_id: string | null;
  requests: number;
  answered_without_staff: number;
  escalated: number;
};

/** Without a row nothing of the priority was due. */
export type TargetRow = {
  priority: string;
  reply: number;
  reply_within: number;
  reply_p50: number | null;
  resolution: number;
  resolution_within: number;
  resolution_p50: number | null;
};

/** Counts from the database. Each row of `messages` and `requests` is the sum of one day, one hotel or one category. */
export type RawFigures = {
  messages: MessageRow[];
  requests: RequestRow[];
  durations: { reply_count: number; reply: number[] | null; resolution_count: number; resolution: number[] | null };
  targets: TargetRow[];
  satisfaction: Analytics['satisfaction'];
  escalation_reasons: { reason: string; count: number }[];
  languages: { language: string | null; count: number }[];
  failures: { problem: DeliveryProblem | null; error_code: number | null; count: number }[];
  names: Map<string, string>;
};

type Figures = Omit<Analytics['days'][number], 'day'>;
const nothing: Figures = {
  messages_in: 0,
  messages_out: 0,
  requests: 0,
  answered_without_staff: 0,
  escalated: 0,
  cost: 0,
};

/** Builds the report from the counts. Days without data have zeros. */
export function assembleReport(
  period: Period,
  raw: RawFigures,
  hotelsShown: number,
): Omit<Analytics, 'timezone' | 'currency'> {
  const byDay = figuresBy('day', raw);
  const byHotel = figuresBy('hotel_id', raw);
  const delivery_failures = raw.failures.map(({ problem, error_code, count }) => {
    const { reasons, remedy } = explainDelivery(problem, error_code);
    return {
      error_code,
      reason: reasons.map(inEnglish).join(' '),
      reasons,
      remedy: inEnglish(remedy),
      remedies: [remedy],
      count,
    };
  });
  return {
    from: period.from,
    to: period.to,
    totals: {
      ...sumOf([...byHotel.values()]),
      delivery_failures: raw.failures.reduce((sum, { count }) => sum + count, 0),
    },
    first_reply_seconds: duration(raw.durations.reply_count, raw.durations.reply),
    resolution_seconds: duration(raw.durations.resolution_count, raw.durations.resolution),
    targets: targetsOf(raw.targets),
    satisfaction: raw.satisfaction,
    escalation_reasons: raw.escalation_reasons,
    languages: raw.languages,
    delivery_failures,
    costs: costsOf(raw.messages),
    days: daysOf(period).map((day) => ({ day, ...(byDay.get(day) ?? nothing) })),
    hotels: busiest(byHotel, raw.names).slice(0, hotelsShown),
  };
}

function figuresBy(key: 'day' | 'hotel_id', { messages, requests }: RawFigures): Map<string, Figures> {
  const found = new Map<string, Figures>();
  const at = (name: string) => found.get(name) ?? nothing;
  for (const { [key]: name, messages_in, messages_out, cost } of messages) {
    if (name !== null) found.set(name, { ...at(name), messages_in, messages_out, cost: Number(cost) });
  }
  for (const { [key]: name, requests: count, answered_without_staff, escalated } of requests) {
    if (name !== null) found.set(name, { ...at(name), requests: count, answered_without_staff, escalated });
  }
  return found;
}

function sumOf(all: Figures[]): Figures {
  const sum = { ...nothing };
  for (const figures of all) {
    for (const name of Object.keys(sum) as (keyof Figures)[]) sum[name] += figures[name];
  }
  return { ...sum, cost: rounded(sum.cost) };
}

/** Rounds sums of floats to the six decimals of prices. */
function rounded(cost: number): number {
  return Math.round(cost * 1e6) / 1e6;
}

function duration(count: number, quantiles: number[] | null) {
  const [p50 = null, p90 = null] = (quantiles ?? []).map((seconds) => Math.round(seconds * 1000) / 1000);
  return { count, p50, p90 };
}

function targetsOf(rows: TargetRow[]): Analytics['targets'] {
  return priorities.toReversed().map((priority) => {
    const row = rows.find((one) => one.priority === priority);
    return {
      priority,
      reply: { count: row?.reply ?? 0, within: row?.reply_within ?? 0, p50: row?.reply_p50 ?? null },
      resolution: {
        count: row?.resolution ?? 0,
        within: row?.resolution_within ?? 0,
        p50: row?.resolution_p50 ?? null,
      },
    };
  });
}

function costsOf(rows: MessageRow[]): Analytics['costs'] {
  return messageCategories.map((category) => {
    const row = rows.find((one) => one.category === category);
    return { category, messages: row?.billed ?? 0, cost: Number(row?.cost ?? 0) };
  });
}

function busiest(byHotel: Map<string, Figures>, names: Map<string, string>): Analytics['hotels'] {
  const traffic = ({ messages_in, messages_out }: Figures) => messages_in + messages_out;
  return [...byHotel]
    .map(([hotel_id, figures]) => ({ hotel_id, hotel_name: names.get(hotel_id) ?? '', ...figures }))
    .toSorted((one, other) => traffic(other) - traffic(one) || one.hotel_name.localeCompare(other.hotel_name));
}
