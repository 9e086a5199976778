import { z } from 'zod';
import { code } from '#shared/reasons/code.ts';
import { choiceLimits } from './choices.values.ts';

const text = (most: number) => z.string().trim().min(1, code('choice_empty')).max(most);
const isUnique = ({ items }: { items: { title: string }[] }) =>
  new Set(items.map(({ title }) => title)).size === items.length;

/**
 * What a guest can tap below a text: up to three buttons, or a list that opens. The answer comes back as the guest's message,
 * with the title as its text.
 */
export const choices = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('buttons'),
      items: z
        .array(z.object({ title: text(choiceLimits.buttonTitle) }))
        .min(1)
        .max(choiceLimits.buttons),
    }),
    z.object({
      kind: z.literal('list'),
      /** Opens the list. */
      button: text(choiceLimits.buttonTitle),
      items: z
        .array(
          z.object({
            title: text(choiceLimits.itemTitle),
            description: z.string().trim().max(choiceLimits.itemDescription).nullish(),
          }),
        )
        .min(1)
        .max(choiceLimits.items),
    }),
  ])
  .refine(isUnique, { error: code('choice_twice'), path: ['items'] });
export type Choices = z.output<typeof choices>;

/** A choice of the assistant's question back: an entry and the title under which the guest reads it. */
export const offeredChoice = z.object({ id: z.string().max(100), title: z.string().max(200) });

/** Whether choices may go with this reply: below a text that is short enough, and without a file. */
export const fitChoices = (reply: {
  content: string;
  file_id?: string | null | undefined;
  choices?: unknown;
}): boolean => !reply.choices || (reply.content !== '' && reply.content.length <= choiceLimits.text && !reply.file_id);

/** Choices below a reply as it is sent: none where it has grown too long for them. */
export const choicesBelow = (content: string, choices: Choices | undefined): Choices | null =>
  choices && fitChoices({ content, choices }) ? choices : null;
