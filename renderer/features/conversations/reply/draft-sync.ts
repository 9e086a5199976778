import type { ReplyDraftRow } from '#shared/features/conversations/reply-drafts.contract.ts';
import { ApiError } from '#renderer/lib/api/api-error.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { onLiveEvent } from '#renderer/lib/live/live-events.ts';
import { extrasOf, useExtras } from './extras.store.ts';
import { draftKey, noteSynced, takeOverDraft, useDrafts } from './drafts.store.ts';

/** Milliseconds without a key press after which a draft is saved. */
const restMs = 1000;

export type DraftSync = { refresh: () => void; stop: () => void };

/**
 * Keeps a person's drafts the same on all devices: saves what is written here, and takes over what another device has
 * saved where nothing was written here since. Offline, drafts stay here and are saved on `refresh()`.
 */
export function startDraftSync(hotelId: string, userId: string): DraftSync {
  const prefix = `${userId} `;
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  /** Not of this hotel, gone or erased. */
  const unknown = new Set<string>();
  let stopped = false;
  let saving = 0;
  let saves = 0;
  /** What was read may be older than a save of this device, and was not used. */
  let isStale = false;

  const save = async (key: string) => {
    saving += 1;
    try {
      const saved = await saveDraft(hotelId, key);
      if (saved === 'unknown') unknown.add(key);
      else if (saved && !stopped) noteSynced(key, { hotel_id: hotelId, text: saved.text });
    } finally {
      saving -= 1;
      saves += 1;
      if (isStale && saving === 0) void read();
    }
  };
  const saveChanged = () => {
    for (const key of changedKeys(prefix, hotelId)) {
      if (unknown.has(key)) continue;
      clearTimeout(timers.get(key));
      const timer = setTimeout(() => void save(key), restMs);
      timers.set(key, timer);
    }
  };
  const read = async (): Promise<void> => {
    if (stopped) return;
    const before = saves;
    const page = await client.replyDrafts.list({ params: { hotel_id: hotelId } }).catch(() => null);
    if (!page || stopped) return;
    isStale = saving > 0 || saves !== before;
    if (isStale) return saving > 0 ? undefined : read();
    takeOver(hotelId, userId, page.items);
    const hasFile = Object.values(useExtras.getState().extras).some(({ file }) => file?.id);
    if (page.files.length > 0 || hasFile)
      void import('./draft-files.ts').then((code) => stopped || code.takeOverFiles(hotelId, userId, page.files));
    saveChanged();
  };
  const ends = [
    useDrafts.subscribe(({ drafts }, before) => {
      if (drafts !== before.drafts) saveChanged();
    }),
    ...onOtherDevices(userId, () => void read()),
  ];
  void read();
  return {
    refresh: () => void read(),
    stop: () => {
      stopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      for (const end of ends) end();
    },
  };
}

/** Calls `changed` where the person may have changed a draft, or sent its file, on another device. */
const onOtherDevices = (userId: string, changed: () => void) => [
  onLiveEvent('reply_draft.updated', ({ user_id }) => {
    if (user_id === userId) changed();
  }),
  onLiveEvent('message.created', ({ conversation_id: id }) => {
    if (id && extrasOf(draftKey(userId, id)).file?.id) changed();
  }),
];

/** Saves the text of this moment; null: not now. */
async function saveDraft(hotelId: string, key: string): Promise<{ text: string } | 'unknown' | null> {
  const draft = useDrafts.getState().drafts[key];
  const text = draft?.text ?? '';
  const { client_key = crypto.randomUUID(), began_after } = draft ?? {};
  const params = { hotel_id: hotelId, id: key.slice(key.indexOf(' ') + 1) };
  try {
    await client.replyDrafts.save({ params, body: { content: text, client_key, began_after: began_after ?? null } });
    return { text };
  } catch (error) {
    return error instanceof ApiError && (error.status === 404 || error.status === 409) ? 'unknown' : null;
  }
}

/** What the server has; a draft that it has no longer was sent or deleted on another device. */
function takeOver(hotelId: string, userId: string, items: ReplyDraftRow[]): void {
  const known = new Set<string>();
  for (const { conversation_id, content: text, client_key, began_after } of items) {
    const key = draftKey(userId, conversation_id);
    known.add(key);
    takeOverDraft(key, hotelId, { text, client_key, began_after: began_after ?? undefined });
  }
  for (const [key, { hotel_id }] of Object.entries(useDrafts.getState().synced))
    if (key.startsWith(`${userId} `) && hotel_id === hotelId && !known.has(key))
      takeOverDraft(key, hotelId, { text: '', client_key: '' });
}

/** Drafts of this person whose text the server does not have. */
function changedKeys(prefix: string, hotelId: string): string[] {
  const { drafts, synced } = useDrafts.getState();
  const keys = new Set([...Object.keys(drafts), ...Object.keys(synced)].filter((key) => key.startsWith(prefix)));
  return [...keys].filter(
    (key) => (drafts[key]?.text ?? '') !== (synced[key]?.text ?? '') && (synced[key]?.hotel_id ?? hotelId) === hotelId,
  );
}
