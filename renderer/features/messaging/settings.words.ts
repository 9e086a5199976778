import type { MessageSettings } from '#shared/features/messaging/messaging.schema.ts';

type Tone = MessageSettings['message_tone'];
type Length = MessageSettings['message_length_preference'];
type Greeting = MessageSettings['custom_greeting_style'];

/** A choice's name and an example. English keys for the translator. */
type Words = { label: string; text: string };

export const toneWords: Record<Tone, Words> = {
  friendly: { label: 'Friendly', text: 'Cheerful and close, as at a small front desk' },
  professional: { label: 'Professional', text: 'Clear and courteous, straight to the point' },
  casual: { label: 'Casual', text: 'Relaxed, as among people who know each other' },
  luxury: { label: 'Luxury', text: 'Choice words, discreet, nothing is too much trouble' },
  warm: { label: 'Warm', text: 'Heartfelt and caring, like a family house' },
  formal: { label: 'Formal', text: 'Reserved and correct, with titles and full sentences' },
};

export const lengthWords: Record<Length, Words> = {
  short: { label: 'Short', text: 'One or two sentences' },
  medium: { label: 'Medium', text: 'A few sentences' },
  detailed: { label: 'Detailed', text: 'With background and suggestions' },
};

export const greetingWords: Record<Greeting, Words> = {
  personalized: { label: 'Personalized', text: 'By first name: “Hello Maria”' },
  formal: { label: 'Formal', text: 'By last name: “Dear Ms Silva”' },
  informal: { label: 'Informal', text: 'Without a name: “Hi there”' },
};

/** Labels for values in a simulation; unknown values are shown unchanged. */
export const choiceLabel = (words: Record<string, Words>, value: string): string => words[value]?.label ?? value;
