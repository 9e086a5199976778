import { allInEnglish, inEnglish } from '#shared/reasons/english-sentences.ts';
import { describe, expect, test } from 'vitest';
import { messageTypes } from '#shared/features/bookings/bookings.values.ts';
import {
  defaultTemplates,
  templateFor,
  templateLanguage,
  templateLanguages,
} from '#shared/features/messaging/default-templates.ts';
import { namesIn, placeholders, renderTemplate, sampleValues } from '#shared/features/messaging/template.rules.ts';
import {
  explainRejection,
  templateProblems,
  templateVariables,
  whatsappDraft,
} from '#shared/features/messaging/whatsapp-template.rules.ts';

describe('a template that is filled in', () => {
  test('takes both spellings of a placeholder', () => {
    expect(
      renderTemplate('Hello {{guest_name}}, {room_type} from { check_in_time } and {{ check_in_time }}.', {
        guest_name: 'Ada',
        room_type: 'Suite',
        check_in_time: '3 PM',
      }),
    ).toBe('Hello Ada, Suite from 3 PM and 3 PM.');
  });
  test('leaves unknown placeholders as they are written', () => {
    expect(renderTemplate('Hi {{guest_nmae}}, {foo} and {{1}}.', { guest_name: 'Ada' })).toBe(
      'Hi {{guest_nmae}}, {foo} and {{1}}.',
    );
  });
  test('leaves unknown placeholders as written', () => {
    expect(renderTemplate('Room {{room_type}}.', {})).toBe('Room {{room_type}}.');
  });
  test('leaves a sentence out whose value is missing, and nothing else', () => {
    const text =
      'Hello {{guest_name}}! The weather: {{weather_forecast}}, {{temperature}}! ☀️ Getting here: {{transportation_suggestions}}. See you.';
    expect(
      renderTemplate(text, {
        guest_name: 'Ada',
        weather_forecast: null,
        temperature: null,
        transportation_suggestions: 'taxi',
      }),
    ).toBe('Hello Ada! Getting here: taxi. See you.');
    expect(
      renderTemplate(text, {
        guest_name: 'Ada',
        weather_forecast: 'sunny',
        temperature: '24°C',
        transportation_suggestions: '',
      }),
    ).toBe('Hello Ada! The weather: sunny, 24°C! ☀️ See you.');
  });
  test('leaves a line out that has nothing left, without a hole', () => {
    expect(renderTemplate('Hello!\n\n☀️ {{weather_forecast}}\n\nSee you', { weather_forecast: null })).toBe(
      'Hello!\n\nSee you',
    );
  });
  test('never says undefined or null, whatever is missing', () => {
    for (const language of templateLanguages) {
      for (const type of messageTypes) {
        const empty = Object.fromEntries(placeholders.map((name) => [name, null]));
        const text = renderTemplate(defaultTemplates[language][type], {
          ...empty,
          guest_name: 'Ada',
          hotel_name: 'Harbour',
        });
        expect(text).not.toMatch(/undefined|null|\{|\n\n\n/);
      }
    }
  });
  test("a guest's name with braces or a dollar sign is only a name", () => {
    expect(renderTemplate('Hello {{guest_name}}!', { guest_name: '{{hotel_name}} $& $1', hotel_name: 'Harbour' })).toBe(
      'Hello {{hotel_name}} $& $1!',
    );
  });
});

describe.each(templateLanguages.flatMap((language) => messageTypes.map((type) => [language, type] as const)))(
  'the default text %s %s',
  (language, type) => {
    const text = defaultTemplates[language][type];
    test('has an emoji, known placeholders only, and keeps the rules of WhatsApp', () => {
      expect(text).toMatch(/\p{Extended_Pictographic}/u);
      expect(namesIn(text).filter((name) => !(placeholders as readonly string[]).includes(name))).toEqual([]);
      expect(whatsappDraft(text).problems).toEqual([]);
      expect(
        whatsappDraft(text, ['weather_forecast', 'temperature', 'transportation_suggestions', 'hotel_address'])
          .problems,
      ).toEqual([]);
      expect(renderTemplate(text, sampleValues)).not.toContain('{');
    });
  },
);

test("whose text a guest gets: the hotel's own in the guest's language, else the default in a known one", () => {
  const own = { text: 'Servus {{guest_name}}!', translations: { fr: 'Salut {{guest_name}} !' } };
  const german = { language: 'de', known: true };
  const french = { language: 'fr', known: true };
  const italian = { language: 'it', known: true };
  expect(templateFor('welcome', own, 'de', german)).toEqual({ text: own.text, language: 'de', is_default: false });
  expect(templateFor('welcome', own, 'de', french)).toEqual({
    text: own.translations.fr,
    language: 'fr',
    is_default: false,
  });
  expect(templateFor('welcome', own, 'de', italian)).toMatchObject({ language: 'it', is_default: true });
  expect(templateFor('welcome', own, 'de', { ...italian, known: false })).toMatchObject({
    language: 'de',
    is_default: false,
  });
  expect(templateFor('welcome', { text: null, translations: {} }, 'de', { ...french, known: false })).toMatchObject({
    language: 'fr',
    is_default: true,
  });
  expect(templateLanguage('pt-BR')).toBe('en');
  expect(templateLanguage('DE_at')).toBe('de');
});

describe('a text as a WhatsApp template', () => {
  test('numbers its placeholders in order, also repeated ones', () => {
    expect(whatsappDraft('Hello {{guest_name}}, {hotel_name} greets {{guest_name}}.')).toEqual({
      body: 'Hello {{1}}, {{2}} greets {{3}}.',
      variables: ['guest_name', 'hotel_name', 'guest_name'],
      samples: { 1: sampleValues.guest_name, 2: sampleValues.hotel_name, 3: sampleValues.guest_name },
      problems: [],
    });
  });
  test('keeps no sentence that the hotel can never fill in', () => {
    expect(whatsappDraft('Hello {{guest_name}}. Sky: {{weather_forecast}}. Bye.', ['weather_forecast']).body).toBe(
      'Hello {{1}}. Bye.',
    );
  });
  test.each([
    ['{{guest_name}}, hello!', /starts with a placeholder/],
    ['Hello {{guest_name}}', /ends with a placeholder/],
    ['Hello {{guest_name}} {{hotel_name}}!', /side by side/],
    ['Hello {{guest_name}}{{hotel_name}}!', /side by side/],
    [`Hello ${'x'.repeat(1030)}`, /1036 characters.*1024 at most/],
    ['Hello     there', /more than 4 spaces/],
    ['Hello\n\n\nthere', /more than one empty line/],
    ['Hello\n \n\t\nthere', /more than one empty line/],
    ['Hello {{guest}}!', /\{\{guest\}\} is not a placeholder/],
    ['', /empty/],
  ])('%j breaks a rule, and which one is said', (text, words) => {
    expect(whatsappDraft(text).problems.map(inEnglish).join(' ')).toMatch(words);
  });
  test('numbers out of sequence', () => {
    expect(templateProblems('Hello {{2}}, it is {{1}}.')).toMatchObject([{ code: 'placeholders_out_of_sequence' }]);
  });
  test('four spaces, one empty line and 1,024 characters are allowed', () => {
    expect(whatsappDraft(`Hello    you\n\n${'x'.repeat(1024 - 14)}`).problems).toEqual([]);
  });
  test('values are one line, never empty, and not too long together', () => {
    const draft = whatsappDraft('Hello {{guest_name}}, welcome to {{hotel_name}}!');
    const of = (name: string) => (name === 'guest_name' ? ' Ada \n  Lovelace' : '');
    expect(templateVariables(draft.body, draft.variables, of)).toEqual({
      values: { 1: 'Ada Lovelace', 2: '–' },
      text: 'Hello Ada Lovelace, welcome to –!',
      problem: null,
    });
    expect(templateVariables(draft.body, draft.variables, () => 'x'.repeat(600)).problem?.params).toMatchObject({
      most: 1024,
    });
  });
  test('a rejection is explained with WhatsApp’s reason', () => {
    expect(allInEnglish(explainRejection('TAG_CONTENT_MISMATCH'))).toMatch(/advertising.*TAG_CONTENT_MISMATCH/);
    expect(allInEnglish(explainRejection('NONE'))).toMatch(/gave no reason/);
    expect(allInEnglish(explainRejection('Something new'))).toMatch(/Something new/);
  });
});
