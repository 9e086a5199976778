import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { useNavigate } from 'react-router-dom';
import { signOut } from '#renderer/features/auth/auth.calls.ts';
import { askInDialog } from '#renderer/components/themed/ask-in-dialog.ts';
import { forgetReplies, keepAsDrafts, waitingReplies } from '#renderer/features/conversations/reply/outbox.leave.ts';
import { notifyFailure } from '#renderer/lib/notify.ts';
import { useSessionGate } from '#renderer/lib/api/session-gate.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { bridge } from '#renderer/bridge/index.ts';
import { useComputerSettings } from '#renderer/bridge/computer-settings.store.ts';
import { paths } from '../lib/paths.ts';
import { useMe } from '../lib/session/session.ts';

/** Several people share a desktop program, so personal data is removed. */
const isDesktop = (): boolean => useComputerSettings.getState().info?.kind === 'desktop';

/**
 * Signs out and clears all cached data, because several people share a desk. Asks first if replies
 * have not been sent.
 */
export function useSignOut(): { busy: boolean; leave: () => void } {
  const userId = useMe().data?.user.id ?? '';
  const ask = useAskWithReplies(userId);
  const { busy, leave } = useLeaving(userId);
  return { busy, leave: () => ask(() => void leave()) };
}

function useAskWithReplies(userId: string): (leave: () => void) => void {
  const { t } = useTranslation();
  return (leave) => {
    const number = waitingReplies(userId);
    if (number === 0) return leave();
    const fate = isDesktop()
      ? t('They are removed from this computer.')
      : t('They are kept as drafts for your next sign-in.');
    askInDialog({
      title: t('Sign out with replies that were not sent?'),
      text: `${t('Not sent yet: {{number}}. They will not go out after you sign out.', { number })} ${fate}`,
      yes: t('Sign out all the same'),
      no: t('Stay'),
      onYes: leave,
    });
  };
}

function useLeaving(userId: string) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    // Calls under way may be refused from now on.
    useSessionGate.setState({ isKnown: false });
    try {
      await signOut().catch((error: unknown) => {
        // The user's data is deleted from this computer even if the server is unreachable.
        if (!isDesktop()) throw error;
      });
      if (isDesktop()) forgetReplies();
      else keepAsDrafts(userId);
      await navigate(paths.auth, { replace: true });
      queryClient.clear();
      queryClient.setQueryData(queryKeys.me, null);
      // Last, when nothing is left in the cache that could be kept again.
      await bridge.forgetPerson();
    } catch (error) {
      useSessionGate.setState({ isKnown: true });
      notifyFailure(t('Sign out failed'), error);
      setBusy(false);
    }
  };
  return { busy, leave };
}
