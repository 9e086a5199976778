/** What stands beside the list once a conversation is open. Loaded together, when the first one is opened. */
export { GuestPane } from '../guest/guest-pane.tsx';
export { ThreadView } from '../thread/thread.tsx';
