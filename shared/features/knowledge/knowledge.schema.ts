import { z } from 'zod';
import { code } from '#shared/reasons/code.ts';
import { guestQuestions } from './guest-questions.values.ts';
import { entryLanguages } from './knowledge.values.ts';
import { proposedFacts } from './proposed-facts.schema.ts';
import { calendarDay, instant, seenAt } from '#shared/http/page.ts';

export type EntryLanguage = (typeof entryLanguages)[number];

/** The language label of a text. Absent: detected from the text. `pt-BR` is stored as `pt`. */
const language = z
  .string()
  .trim()
  .max(10)
  .transform((label) => label.toLowerCase().split(/[-_]/)[0])
  .pipe(z.enum(entryLanguages, { error: code('choose_language', { languages: entryLanguages.join(', ') }) }))
  .optional();
/** `language`: the label. `text_language`: the detected language, null if detection is not certain. */
const languages = { language: z.string(), text_language: z.enum(entryLanguages).nullable() };

/** True: only for guests who are checked in. Absent: not decided; only door codes are withheld. */
const inHouseOnly = z.boolean().optional();
/**
 * `in_house_only`: the effective value. `in_house_decided`: set by staff; otherwise derived from the text.
 * `in_house_proposed`: the text looks like an access code and staff have not decided.
 */
const secrecy = { in_house_only: z.boolean(), in_house_decided: z.boolean(), in_house_proposed: z.boolean() };

/** Why the assistant never reads an entry. `gives_orders`: its text has instructions to the assistant. */
const unusedReasons = ['gives_orders'] as const;
const usage = { not_used: z.enum(unusedReasons).nullable() };

export type QuestionId = (typeof guestQuestions)[number];
const questionIds = z.array(z.enum(guestQuestions)).max(guestQuestions.length).optional();
/** Corrections of what an entry answers: questions that a person confirmed, and those that a person took away. */
const corrections = { answers: questionIds, never: questionIds };
/** One link of an entry: whether it answers a question, as a person says. */
export const entryLink = z.object({ question: z.enum(guestQuestions), answers: z.boolean() });
export type EntryLink = z.output<typeof entryLink>;
/** `answered`: the questions that the assistant answers from the entry, confirmed ones first. */
const links = { answers: z.array(z.string()), never: z.array(z.string()), answered: z.array(z.string()) };

/** Empty text and null: no day. */
const day = z
  .string()
  .max(10)
  .nullable()
  .transform((text) => text || null)
  .pipe(calendarDay().nullable());
const weekdays = z.array(z.number().int().min(1).max(7)).max(7);
/** The assistant uses an entry only on days on which it is valid; `review_on`: when a person looks at it again. */
const newDates = {
  valid_from: day.default(null),
  valid_until: day.default(null),
  weekdays: weekdays.default([]),
  review_on: day.default(null),
};
const dates = {
  valid_from: day.optional(),
  valid_until: day.optional(),
  weekdays: weekdays.optional(),
  review_on: day.optional(),
};
const storedDates = {
  valid_from: z.string().nullable(),
  valid_until: z.string().nullable(),
  weekdays: z.array(z.number().int()),
  review_on: z.string().nullable(),
};

export const faqDraft = z.object({
  question: z.string().trim().min(1, code('enter_question')).max(1000),
  answer: z.string().trim().min(1, code('enter_answer')).max(8000),
  category: z.string().trim().max(80).default('General'),
  language,
  is_active: z.boolean().default(true),
  in_house_only: inHouseOnly,
  ...corrections,
  ...newDates,
});
export type FaqDraft = z.output<typeof faqDraft>;

export const faqChange = z.object({
  question: faqDraft.shape.question.optional(),
  answer: faqDraft.shape.answer.optional(),
  category: z.string().trim().max(80).optional(),
  language,
  is_active: z.boolean().optional(),
  in_house_only: inHouseOnly,
  ...corrections,
  ...dates,
  updated_at: seenAt,
});
export type FaqChange = z.output<typeof faqChange>;

export const faq = z.object({
  id: z.uuid(),
  hotel_id: z.uuid(),
  question: z.string(),
  answer: z.string(),
  category: z.string(),
  ...languages,
  is_active: z.boolean(),
  ...secrecy,
  ...usage,
  ...links,
  ...storedDates,
  created_at: instant,
  updated_at: instant,
});
export type Faq = z.output<typeof faq>;

export const knowledgeDraft = z.object({
  question: z.string().trim().max(1000),
  answer: z.string().trim().max(8000),
  category: z.string().trim().max(80).default('general'),
  language,
  in_house_only: inHouseOnly,
  ...corrections,
  ...newDates,
});
export type KnowledgeDraft = z.output<typeof knowledgeDraft>;
/** As a caller gives it: fields with a default may be absent. */
export type NewKnowledge = z.input<typeof knowledgeDraft>;

/** Omitted fields keep their values: no field has a default. */
export const knowledgeChange = knowledgeDraft
  .extend({ category: z.string().trim().max(80), ...dates, updated_at: seenAt })
  .partial();
export type KnowledgeChange = z.input<typeof knowledgeChange>;

export const knowledgeItem = z.object({
  id: z.uuid(),
  hotel_id: z.uuid(),
  question: z.string(),
  answer: z.string(),
  category: z.string(),
  ...languages,
  ...secrecy,
  ...usage,
  ...links,
  ...storedDates,
  /** The hotel's group, for an entry that belongs to it: the hotel reads it and may switch it off. Null for its own. */
  group_name: z.string().nullable(),
  /** An entry of the group that this hotel does not use. */
  is_off: z.boolean(),
  created_at: instant,
  updated_at: instant,
});
export type KnowledgeItem = z.output<typeof knowledgeItem>;

const { review_on: _draft, ...groupDates } = newDates;
const { review_on: _stored, ...storedGroupDates } = storedDates;

export const groupEntryDraft = faqDraft
  .pick({ question: true, answer: true, language: true, in_house_only: true, answers: true, never: true })
  .extend({ category: knowledgeDraft.shape.category, ...groupDates });
export type GroupEntryDraft = z.output<typeof groupEntryDraft>;

/** Omitted fields keep their values: no field has a default. */
export const groupEntryChange = groupEntryDraft
  .extend({
    category: z.string().trim().max(80),
    valid_from: dates.valid_from,
    valid_until: dates.valid_until,
    weekdays: dates.weekdays,
  })
  .partial();
export type GroupEntryChange = z.output<typeof groupEntryChange>;

/** An entry that each hotel of a group answers. */
export const groupEntry = z.object({
  id: z.uuid(),
  question: z.string(),
  answer: z.string(),
  category: z.string(),
  ...languages,
  ...secrecy,
  ...usage,
  ...links,
  ...storedGroupDates,
  /** In how many hotels of the group it is switched off. */
  off_in: z.number().int(),
  created_at: instant,
});

/** An unsaved text from a form, to be checked while it is typed. */
export const textToInspect = z.object({ question: z.string().max(1000), answer: z.string().max(8000) });
export type TextToInspect = z.output<typeof textToInspect>;

export const inspectedText = z.object({
  looks_like_code: z.boolean(),
  ...usage,
  language: z.enum(entryLanguages).nullable(),
  /** Facts of the profile that the text states. */
  facts: proposedFacts,
});
export type InspectedText = z.output<typeof inspectedText>;
