import { useTranslation } from '#renderer/lib/translate.ts';
import type { ReactNode } from 'react';
import type { PlatformUser } from '#shared/features/auth/users.contract.ts';
import { Facts, PanelSection } from '#renderer/components/page/facts.tsx';
import { SidePanel } from '#renderer/components/page/side-panel.tsx';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { fullTime } from '#renderer/lib/dates.ts';
import { UserAccess } from './user-access.tsx';
import { UserHotels } from './user-hotels.tsx';
import { UserTags } from './user-list.tsx';
import { userName } from './user.words.ts';
import { useUser } from './users.queries.ts';

type Props = {
  /** The account that is open; null while the panel is closed. */
  id: string | null;
  ownId: string;
  timezone: string;
  /** The choice of a hotel, which belongs to another feature. */
  picker: (value: string, onChange: (hotelId: string) => void) => ReactNode;
  onClose: () => void;
};

/** One account in full, with what a super admin can do to it. */
export function UserPanel({ id, ownId, timezone, picker, onClose }: Props) {
  const { t } = useTranslation();
  const { data: user, error, isPending, refetch } = useUser(id);
  return (
    <SidePanel open={id !== null} title={user ? userName(user) : t('Account')} onClose={onClose}>
      {user && <Account user={user} isOwn={user.id === ownId} timezone={timezone} picker={picker} />}
      {!user && error && (
        <ErrorState title={t('The account could not be loaded')} error={error} onRetry={() => void refetch()} />
      )}
      {!user && isPending && <ListSkeleton rows={4} />}
    </SidePanel>
  );
}

type AccountProps = Pick<Props, 'timezone' | 'picker'> & { user: PlatformUser; isOwn: boolean };

function Account({ user, isOwn, timezone, picker }: AccountProps) {
  const { t, i18n } = useTranslation();
  const at = (time: string | null) => time && fullTime(time, i18n.language, timezone);
  return (
    <>
      <PanelSection title={t('Account')} more={<UserTags user={user} />}>
        <Facts
          facts={[
            { label: t('Email'), value: user.email },
            { label: t('Created'), value: at(user.created_at) },
            { label: t('Last seen'), value: at(user.last_seen) ?? t('Never') },
            { label: t('Open sessions'), value: String(user.sessions) },
            { label: t('Disabled since'), value: at(user.disabled_at) },
            { label: t('Reason'), value: user.disabled_reason },
          ]}
        />
      </PanelSection>
      <PanelSection title={t('Hotels')}>
        <UserHotels user={user} picker={picker} />
      </PanelSection>
      <PanelSection title={t('Access')}>
        <UserAccess user={user} isOwn={isOwn} />
      </PanelSection>
    </>
  );
}
