import type { MessageTemplate, SavedMessageSettings } from '#shared/features/messaging/messaging.schema.ts';
import { messageTypes } from '#shared/features/bookings/bookings.values.ts';
import type { TestQuestion } from '#shared/features/messaging/test-questions.schema.ts';
import type { SimulatorReply } from '#shared/features/messaging/simulator.schema.ts';
import { defaultMessageSettings, defaultSchedules } from '#shared/features/messaging/messaging.schema.ts';
import { defaultTemplates } from '#shared/features/messaging/default-templates.ts';
import { explainRejection } from '#shared/features/messaging/whatsapp-template.rules.ts';
import { hotelId } from '#tests/renderer/support/rows.ts';

export function aSettings(overrides: Partial<SavedMessageSettings> = {}): SavedMessageSettings {
  return { hotel_id: hotelId, ...defaultMessageSettings, updated_at: null, ...overrides };
}

export function aTemplate(overrides: Partial<MessageTemplate> = {}): MessageTemplate {
  const type = overrides.message_type ?? 'welcome';
  return {
    hotel_id: hotelId,
    message_type: type,
    is_active: true,
    custom_prompt: null,
    fallback_template: defaultTemplates.en[type],
    is_default: true,
    language: 'en',
    translations: {},
    default_template: defaultTemplates.en[type],
    schedule: defaultSchedules[type],
    default_schedule: defaultSchedules[type],
    missing: [],
    whatsapp_templates: [],
    updated_at: null,
    ...overrides,
  };
}

const approval = {
  content_sid: 'HX1',
  body: 'Hello {{1}}!',
  variables: ['guest_name'],
  in_use: null,
  checked_at: null,
};

/** The five templates; pre-arrival is approved in English and rejected in Spanish. */
export function fiveTemplates(): MessageTemplate[] {
  return messageTypes.map((message_type) =>
    aTemplate({
      message_type,
      whatsapp_templates:
        message_type === 'pre_arrival'
          ? [
              {
                ...approval,
                language: 'en',
                approval_status: 'approved',
                rejection_reason: null,
                rejection_reasons: null,
              },
              {
                ...approval,
                language: 'es',
                approval_status: 'rejected',
                rejection_reason: 'PROMO',
                rejection_reasons: explainRejection('PROMO'),
              },
            ]
          : [],
    }),
  );
}

export function aReply(overrides: Partial<SimulatorReply> = {}): SimulatorReply {
  return {
    reply: 'Breakfast is from 7 to 10:30.',
    category: 'dining',
    priority: 'normal',
    human_required: false,
    settings_applied: {
      tone: 'friendly',
      length: 'medium',
      greeting: 'personalized',
      emojis: true,
      amenities: true,
      local_recommendations: false,
      brand_voice: null,
      signature: 'Your Miramar team',
    },
    entries: [{ id: 'faq-1', kind: 'faq', title: 'When is breakfast?', text: 'From 7 to 10:30.' }],
    checks: [
      { name: 'facts_supported', passed: true },
      { name: 'length', passed: false, detail: 'The reply has 1200 characters.' },
    ],
    reasons: [],
    language: 'en',
    confidence: 0.9,
    ...overrides,
  };
}

export function aTestQuestion(overrides: Partial<TestQuestion> = {}): TestQuestion {
  return {
    id: '018f0000-0000-7000-8000-00000000a001',
    hotel_id: hotelId,
    question: 'When can we have breakfast?',
    history: [],
    in_house: false,
    expected: {
      reply: 'Breakfast is from 7 to 10:30.',
      human_required: false,
      entries: [{ id: 'faq-1', kind: 'faq', title: 'When is breakfast?' }],
    },
    last_result: null,
    last_run_at: null,
    created_at: '2026-09-01T10:00:00.000Z',
    ...overrides,
  };
}
