import { expect, test } from 'vitest';
import type { Decision } from '#server/features/assistant/assistant.types.ts';
import { askedBack } from '#server/features/conversations/media/voice.service.ts';

const decision = (fields: Partial<Decision>) =>
  ({ kind: 'reply', reply: 'Noted.', language: 'de', ...fields }) as Decision;

test('a reply to a number that was not heard for sure asks for it in the guest’s language', () => {
  expect(askedBack(decision({}), ['214']).reply).toContain('214. Schreiben Sie');
  expect(askedBack(decision({}), []).reply).toBe('Noted.');
});

test('what calls a person is not held up by a question', () => {
  expect(askedBack(decision({ kind: 'escalate', human_required: true }), ['214']).reply).toBe('Noted.');
});
