import { MessageOutlined } from '@ant-design/icons';
import { useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { useSearchParams } from 'react-router-dom';
import type { Conversation } from '#shared/features/conversations/conversations.schema.ts';
import { EmptyState } from '#renderer/components/states/empty-state.tsx';
import { themedPart } from '#renderer/components/themed/themed-part.tsx';
import { usePageTitle } from '#renderer/lib/page-title.ts';
import { useAddressSearch } from '#renderer/lib/hooks/use-address-search.ts';
import { LateAssignDialog } from '../assign/late-assign-dialog.tsx';
import { openAssign } from '../assign/assign.store.ts';
import { toggleChosen } from '../bulk/bulk.store.ts';
import { openFind } from '../finding/find.store.ts';
import { listFilterId } from '../list/list-filter.tsx';
import { LateViewsDialog } from '../views/late-views-dialog.tsx';
import { openViews } from '../views/views.store.ts';
import { useListFilter } from '../list/use-list-filter.ts';
import { ConversationList } from '../list/conversation-list.tsx';
import { inboxPath, listPath, useListAddress } from '../inbox-path.ts';
import { GuestPane, preparePanes, ThreadView } from './late-panes.tsx';
import { ListHeader, searchFieldId } from '../list/list-header.tsx';
import { shownIds } from '../list/list-rows.ts';
import { usePresenceEvents } from '../presence.store.ts';
import { closeNote, openNote } from '../notes/notes.store.ts';
import { replyFieldId } from '../reply/reply-field-id.ts';
import { useFillHeight } from './use-fill-height.ts';
import { useInboxKeys } from './use-inbox-keys.ts';
import { usePaneFocus } from './use-pane-focus.ts';
import { useSections } from '../list/use-sections.ts';
import { useNextAfterResolve, useThreadActions } from '../use-thread-actions.ts';
import { useWalk } from './use-walk.ts';
import { UndoBar } from './undo-bar.tsx';
import { useInbox } from '../inbox.context.ts';
import styles from './inbox.module.css';

const ShortcutsDialog = themedPart(async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog);
const SubmitRequestDialog = themedPart(
  async () => (await import('../requests/submit-request-dialog.tsx')).SubmitRequestDialog,
);

type Props = {
  /** Beside the page's title: pending notifications. */
  notices?: ReactNode;
};

/** Three panes: who needs me, what was said, who it is. On narrow screens one at a time; the address says which. */
export function Inbox({ notices }: Props) {
  const { t } = useTranslation();
  const { hotelId } = useInbox();
  const [params] = useSearchParams();
  const selected = params.get('conversation');
  const [search, setSearch] = useAddressSearch();
  const { filter } = useListFilter();
  const list = useListAddress();
  const { dialog, setDialog, requestFor, submitFor } = useDialogs();
  const { open, resolved } = useSections(hotelId, search, filter);
  const [showResolved, setShowResolved] = useUnfolding(params, !open.isPending && !resolved.isPending);
  const frame = useRef<HTMLDivElement>(null);
  const pane = paneOf(params);
  // A search looks at everything: what was resolved is not hidden from it.
  const unfolded = showResolved || search !== '' || filter !== 'active';
  usePageTitle(t('Guest Requests'));
  useFrame(frame, pane, selected);
  const walk = useWalk(selected, list, shownIds(open, resolved, unfolded));
  useKeys(selected, walk, () => setDialog('keys'));
  const thread = selected === null ? '' : inboxPath(selected, list);
  return (
    <div ref={frame} className={styles['frame']}>
      <h1 className="visually-hidden">{t('Guest Requests')}</h1>
      <div className={styles['panes']} data-pane={pane}>
        <section
          className={styles['list']}
          aria-label={t('Conversations')}
          data-inbox-pane="list"
          onPointerEnter={preparePanes}
          onFocus={preparePanes}
        >
          <ListHeader
            search={search}
            onSearch={setSearch}
            onSubmitRequest={() => submitFor(null)}
            onShowKeys={() => setDialog('keys')}
            notices={notices}
          />
          <ConversationList
            open={open}
            resolved={resolved}
            showResolved={unfolded}
            onToggleResolved={() => setShowResolved(!showResolved)}
            selected={selected}
            search={search}
            list={list}
          />
        </section>
        <section className={styles['thread']} aria-label={t('Conversation')} data-inbox-pane="thread">
          <ChosenThread selected={selected} list={list} guestPath={`${thread}&pane=guest`} />
        </section>
        <ChosenGuest selected={selected} back={thread} onSubmitRequest={submitFor} />
      </div>
      <UndoBar />
      <Dialogs open={dialog} requestFor={requestFor} close={() => setDialog(null)} />
    </div>
  );
}

type DialogsProps = { open: 'keys' | 'request' | null; requestFor: Conversation | null; close: () => void };

/** Each is loaded when it is opened for the first time, and stays for its way out. */
function Dialogs({ open, requestFor, close }: DialogsProps) {
  const [opened, setOpened] = useState(new Set<DialogsProps['open']>());
  if (open && !opened.has(open)) setOpened(new Set([...opened, open]));
  return (
    <>
      <LateAssignDialog />
      <LateViewsDialog />
      {opened.has('keys') && <ShortcutsDialog open={open === 'keys'} onClose={close} />}
      {opened.has('request') && (
        <SubmitRequestDialog open={open === 'request'} conversation={requestFor} onClose={close} />
      )}
    </>
  );
}

function ChosenThread({ selected, list, guestPath }: { selected: string | null; list: string; guestPath: string }) {
  if (selected === null) return <NothingChosen />;
  return <ThreadView key={selected} conversationId={selected} back={listPath(list)} guestPath={guestPath} />;
}

type ChosenGuestProps = {
  selected: string | null;
  back: string;
  onSubmitRequest: (conversation: Conversation | null) => void;
};

function ChosenGuest({ selected, back, onSubmitRequest }: ChosenGuestProps) {
  const { t } = useTranslation();
  if (selected === null) return null;
  return (
    <section className={styles['guest']} aria-label={t('Guest')} data-inbox-pane="guest">
      <GuestPane key={selected} conversationId={selected} back={back} onSubmitRequest={onSubmitRequest} />
    </section>
  );
}

/** `?state=resolved` unfolds what is resolved, once the lists are there to be unfolded. */
function useUnfolding(params: URLSearchParams, loaded: boolean) {
  const [shown, setShown] = useState(false);
  const wanted = useRef(params.get('state') === 'resolved');
  useEffect(() => {
    if (!loaded || !wanted.current) return;
    wanted.current = false;
    setShown(true);
  }, [loaded]);
  return [shown, setShown] as const;
}

function useFrame(frame: RefObject<HTMLDivElement | null>, pane: ReturnType<typeof paneOf>, selected: string | null) {
  useFillHeight(frame);
  usePresenceEvents();
  usePaneFocus(frame, pane, selected);
}

/** The visible pane on a narrow screen. */
function paneOf(address: URLSearchParams): 'list' | 'thread' | 'guest' {
  if (!address.has('conversation')) return 'list';
  return address.get('pane') === 'guest' ? 'guest' : 'thread';
}

/** The open dialog, and the conversation of a new request. */
function useDialogs() {
  const [dialog, setDialog] = useState<'keys' | 'request' | null>(null);
  const [requestFor, setRequestFor] = useState<Conversation | null>(null);
  const submitFor = useCallback((conversation: Conversation | null) => {
    setRequestFor(conversation);
    setDialog('request');
  }, []);
  return { dialog, setDialog, requestFor, submitFor };
}

function useKeys(selected: string | null, walk: (step: 1 | -1) => void, showKeys: () => void): void {
  const actions = useThreadActions(selected);
  useNextAfterResolve(selected);
  useInboxKeys({
    j: () => walk(1),
    k: () => walk(-1),
    r: () => {
      if (selected) closeNote(selected);
      requestAnimationFrame(() => document.getElementById(replyFieldId)?.focus());
    },
    n: () => selected && openNote(selected),
    t: actions.takeOver,
    e: actions.resolveAll,
    a: () => selected && openAssign(selected, 'give'),
    s: () => selected && openAssign(selected, 'snooze'),
    l: () => selected && openAssign(selected, 'tags'),
    x: () => selected && toggleChosen(selected),
    m: actions.makeTask,
    d: () => selected && openFind(selected),
    f: () => document.getElementById(listFilterId)?.focus(),
    v: openViews,
    '/': () => document.getElementById(searchFieldId)?.focus(),
    '?': showKeys,
  });
}

function NothingChosen() {
  const { t } = useTranslation();
  return (
    <div className={styles['nothing']}>
      <EmptyState
        icon={<MessageOutlined aria-hidden />}
        title={t('Choose a conversation')}
        text={t('j and k walk through the list, ? shows all keys.')}
      />
    </div>
  );
}
