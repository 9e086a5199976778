import type {
  AssistantTrace,
  EscalationReason,
  Priority,
  RequestCategory,
} from '#shared/features/conversations/conversations.schema.ts';
import type { Choices } from '#shared/features/conversations/choices.schema.ts';
import type { Decision, KnowledgeEntry, OfferedChoice } from '../assistant.types.ts';
import type { Check } from '../checking/checks.rules.ts';

/** Input of a decision; omitted fields have defaults without effect. */
export type Draft = {
  kind: Decision['kind'];
  reply: string | null;
  language: string;
  category?: RequestCategory;
  priority?: Priority;
  human_required?: boolean;
  reasons?: readonly EscalationReason[];
  action?: AssistantTrace['action'];
  confidence?: number;
  sources?: readonly KnowledgeEntry[];
  offered?: OfferedChoice[];
  choices?: Choices;
  checks?: readonly Check[];
  model?: string | null;
  repaired?: boolean;
  timings?: Record<string, number>;
  opt?: 'out' | 'in';
};

export function decide(draft: Draft): Decision {
  const { kind, reply, language, category = 'general', priority = 'normal', choices, opt } = draft;
  const reasons = [...new Set(draft.reasons ?? [])];
  return {
    kind,
    reply,
    language,
    category,
    priority,
    human_required: draft.human_required ?? kind === 'escalate',
    reasons,
    trace: traceOf(draft, reasons, category, priority),
    ...(choices ? { choices } : {}),
    ...(opt ? { opt } : {}),
  };
}

function traceOf(draft: Draft, reasons: EscalationReason[], category: string, priority: string): AssistantTrace {
  return {
    action: draft.action ?? (draft.kind === 'escalate' ? 'escalate' : 'reply'),
    language: draft.language,
    reasons,
    category,
    priority,
    confidence: draft.confidence ?? (draft.kind === 'escalate' ? 0 : 1),
    sources: (draft.sources ?? []).map(({ id, kind, title, text }) => ({ id, kind, title, text })),
    ...(draft.offered ? { offered: draft.offered } : {}),
    checks: shownChecks(draft.checks ?? []),
    model: draft.model ?? null,
    repaired: draft.repaired ?? false,
    timings: draft.timings ?? {},
  };
}

export const shownChecks = (checks: readonly Check[]): AssistantTrace['checks'] =>
  checks.map(({ name, passed, detail }) => ({ name, passed, ...(detail ? { detail } : {}) }));

const LADDER: readonly Priority[] = ['low', 'normal', 'high', 'urgent'];
export const atLeast = (priority: Priority, least: Priority): Priority =>
  LADDER.indexOf(priority) < LADDER.indexOf(least) ? least : priority;

/** Reasons that override the model's priority. */
export function priorityFor(priority: Priority, reasons: readonly EscalationReason[]): Priority {
  if (reasons.includes('safety')) return 'urgent';
  if (reasons.includes('complaint') || reasons.includes('payment_or_refund')) return atLeast(priority, 'high');
  return priority;
}
