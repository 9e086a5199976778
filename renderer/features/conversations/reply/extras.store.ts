import { create } from 'zustand';
import type { Choices } from '#shared/features/conversations/choices.schema.ts';
import type { Attachment } from '#shared/features/conversations/conversations.schema.ts';
import { bridge } from '#renderer/bridge/index.ts';
import { draftKey } from './drafts.store.ts';

/** A file of the reply that is being written. `id`: under which the server has it; null: on its way, or refused. */
export type DraftFile = Attachment & {
  id: string | null;
  /** Why it cannot be sent. */
  problem?: string;
  /** The last message when it was chosen. */
  began_after: string | null | undefined;
};
/** What a reply has beside its text. */
export type Extras = { file?: DraftFile | undefined; choices?: Choices | undefined };

/** By person and conversation, as drafts (drafts.store.ts). Files come back after a reload (draft-files.ts). */
export const useExtras = create<{ extras: Record<string, Extras> }>(() => ({ extras: {} }));

// The desktop program ends the page of a hidden window, and asks before it quits, by this event.
if (bridge.privateStorage)
  window.addEventListener('beforeunload', (event) => {
    const all = Object.values(useExtras.getState().extras);
    if (all.some(({ file, choices }) => file?.id === null || choices)) event.preventDefault();
  });

export const extrasOf = (key: string): Extras => useExtras.getState().extras[key] ?? {};

export function changeExtras(key: string, change: Extras): void {
  useExtras.setState(({ extras }) => ({ extras: { ...extras, [key]: { ...extras[key], ...change } } }));
}

/** Files that left a reply box of this page and that the server may still list. */
const left = new Set<string>();
export const hasLeft = (fileId: string): boolean => left.has(fileId);

/** Takes the file out of the reply box, to be sent or deleted. */
export function takeFile(key: string): DraftFile | undefined {
  const { file } = extrasOf(key);
  if (file?.id) left.add(file.id);
  changeExtras(key, { file: undefined });
  return file;
}

/** Takes what belongs to the reply that is sent now. */
export function takeExtras(key: string): Extras {
  const { choices } = extrasOf(key);
  const file = takeFile(key);
  changeExtras(key, { choices: undefined });
  return { file, choices: choices && written(choices) };
}

/** Without empty lines. */
function written(choices: Choices): Choices {
  const items = choices.items.filter(({ title }) => title.trim() !== '');
  return { ...choices, items } as Choices;
}

/** The file of an attachment of staff. */
export const asDraftFile = (attachment: Attachment): DraftFile & { id: string } => ({
  ...attachment,
  id: attachment.url.split('/').at(-1)!,
  began_after: undefined,
});

type Returned = {
  user_id: string;
  conversation_id: string;
  file?: Attachment | undefined;
  choices?: Choices | null | undefined;
};

/** Puts what a reply has beside its text back into the reply box, where it is not sent. */
export function bringBack({ user_id, conversation_id, file, choices }: Returned): void {
  const key = draftKey(user_id, conversation_id);
  if (file) {
    const again = asDraftFile(file);
    left.delete(again.id);
    changeExtras(key, { file: again });
  }
  if (choices) changeExtras(key, { choices });
}

export function forgetExtras(isOf: (key: string) => boolean): void {
  useExtras.setState(({ extras }) => ({
    extras: Object.fromEntries(Object.entries(extras).filter(([key]) => !isOf(key))),
  }));
}
