import type { ConnectionPage } from '#shared/features/hotels/whatsapp-connection.contract.ts';

/** A hotel's connection as the API returns it; without a number. */
export function aConnection(overrides: Partial<ConnectionPage> = {}): ConnectionPage {
  return {
    whatsapp_number: null,
    state: 'none',
    stage: 'none',
    works: false,
    requested_number: null,
    steps: [],
    text: 'There is no WhatsApp number yet.',
    reasons: [],
    request: null,
    answer: null,
    sender: null,
    code_for: null,
    webhook_at: null,
    answered_at: null,
    delivered_at: null,
    webhooks: {
      inbound: 'https://c.example/webhooks/twilio/inbound',
      status: 'https://c.example/webhooks/twilio/status',
    },
    ...overrides,
  };
}
