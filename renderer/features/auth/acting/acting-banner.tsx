import { EyeOutlined } from '@ant-design/icons';
import { useEffect } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { ActingContext } from '#shared/features/auth/auth.contract.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { useNow } from '#renderer/lib/hooks/use-now.ts';
import { useMe } from '#renderer/lib/session/session.ts';
import { useEndContext } from '../context.queries.ts';
import { leftWords } from './acting-words.ts';

/** On every page of a hotel in which a super admin acts: why, how long still, and the end of it. */
export function ActingBanner({ className }: { className: string | undefined }) {
  const { data: me, dataUpdatedAt } = useMe();
  if (!me?.context) return null;
  return <Acting context={me.context} readAt={dataUpdatedAt} className={className} />;
}

/** Milliseconds between two looks at the time left. */
const beat = 1000;

type Props = { context: ActingContext; readAt: number; className: string | undefined };

/** Counts from the answer that brought the time left, so this computer's clock need not be right. */
function Acting({ context, readAt, className }: Props) {
  const { t } = useTranslation();
  const end = useEndContext();
  const left = Math.round((readAt + context.seconds_left * 1000 - Math.max(useNow(beat), readAt)) / 1000);
  useRereadWhenOver(left <= 0);
  return (
    <p className={className} role="status">
      <EyeOutlined aria-hidden />
      <span>
        {t('You act in {{hotel}}: {{reason}}.', { hotel: context.hotel_name, reason: context.reason })}{' '}
        <span aria-live="off">{t('Ends in {{time}}.', { time: leftWords(left, t) })}</span>
      </span>
      <Button size="small" loading={end.isPending} onClick={() => end.mutate({ switching: false })}>
        {t('Stop')}
      </Button>
    </p>
  );
}

/** The server ended the session: the console reads who it is and shows the administration. */
function useRereadWhenOver(isOver: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (isOver) void queryClient.invalidateQueries({ queryKey: queryKeys.me });
  }, [isOver, queryClient]);
}
