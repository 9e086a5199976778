import type { Choices } from '#shared/features/conversations/choices.schema.ts';
import type { TwilioClient } from './twilio.client.ts';

/**
 * A text with buttons or a list as a resource of the Content API: the only way in which Twilio takes them. Sent inside the
 * window it needs no approval. The texts are literal: values of variables must not have line breaks (63013).
 */
export async function createChoices(
  client: TwilioClient,
  body: string,
  choices: Choices,
): Promise<{ template_handle: string }> {
  // The language is only required for approvals. The SDK posts the object unchanged.
  const request = { friendly_name: `reply_${choices.kind}`, language: 'en', types: typesOf(literal(body), choices) };
  const content = await client.content.v1.contents.create(request as never);
  return { template_handle: content.sid };
}

function typesOf(body: string, choices: Choices): object {
  if (choices.kind === 'buttons') {
    const actions = choices.items.map(({ title }, at) => ({
      type: 'QUICK_REPLY',
      title: literal(title),
      id: idOf(at),
    }));
    return { 'twilio/quick-reply': { body, actions } };
  }
  const items = choices.items.map(({ title, description }, at) => ({
    item: literal(title),
    id: idOf(at),
    ...(description ? { description: literal(description) } : {}),
  }));
  return { 'twilio/list-picker': { body, button: literal(choices.button), items } };
}

const idOf = (at: number): string => `choice_${at + 1}`;

/** Two braces would begin a variable. */
const literal = (text: string): string => text.replaceAll('{{', '{ {');
