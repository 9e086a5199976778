import { DeleteOutlined, EditOutlined, StarFilled } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { Guest } from '#shared/features/guests/guests.schema.ts';
import { isErased } from '#shared/features/guests/erasure.rules.ts';
import { displayName } from '#shared/features/guests/names.rules.ts';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { languageWords } from '#renderer/lib/language-words.ts';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { Facts, PanelSection } from '#renderer/components/page/facts.tsx';
import { SidePanel } from '#renderer/components/page/side-panel.tsx';
import { dayWords } from '#renderer/lib/dates.ts';
import { useMoneyWords } from '#renderer/lib/session/money.ts';
import { GuestIdentity } from './identity/guest-identity.tsx';
import { GuestRights } from './guest-rights.tsx';
import { useGuest } from './guests.queries.ts';
import styles from './guest-panel.module.css';

type Props = {
  hotelId: string;
  /** The guest who is open; null while the panel is closed. */
  id: string | null;
  onClose: () => void;
  onEdit: (guest: Guest) => void;
  onDelete: (guest: Guest) => void;
  canErase: boolean;
  /** The bookings, which belong to another feature. */
  history: (guest: Guest) => ReactNode;
};

/** One guest in full. */
export function GuestPanel({ hotelId, id, onClose, onEdit, onDelete, canErase, history }: Props) {
  const { t } = useTranslation();
  const { data: guest, error, isPending, refetch } = useGuest(hotelId, id);
  const title = guest ? (
    <span className={styles['title']}>
      <span dir="auto">{isErased(guest) ? t('Erased guest') : displayName(guest)}</span>
      {guest.vip_status && (
        <span className={styles['vip']}>
          <StarFilled aria-hidden /> {t('VIP Guest')}
        </span>
      )}
    </span>
  ) : (
    t('Guest')
  );
  const actions = guest && !isErased(guest) && (
    <span className={styles['actions']}>
      <Button icon={<EditOutlined aria-hidden />} onClick={() => onEdit(guest)}>
        {t('Edit')}
      </Button>
      <Button danger icon={<DeleteOutlined aria-hidden />} onClick={() => onDelete(guest)}>
        {t('Delete')}
      </Button>
    </span>
  );
  return (
    <SidePanel open={id !== null} title={title} actions={actions} onClose={onClose}>
      {guest && <Record hotelId={hotelId} guest={guest} history={history} canErase={canErase} />}
      {!guest && error && (
        <ErrorState title={t('The guest could not be loaded')} error={error} onRetry={() => void refetch()} />
      )}
      {!guest && isPending && <ListSkeleton rows={4} />}
    </SidePanel>
  );
}

type RecordProps = { guest: Guest } & Pick<Props, 'hotelId' | 'history' | 'canErase'>;

function Record({ hotelId, guest, history, canErase }: RecordProps) {
  const { t, i18n } = useTranslation();
  const money = useMoneyWords();
  const { phone, email, language } = guest;
  return (
    <>
      {!isErased(guest) && (
        <PanelSection title={t('Contact Information')}>
          <Facts
            facts={[
              { label: t('Phone'), value: <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a> },
              { label: t('Email'), value: email ? <a href={`mailto:${email}`}>{email}</a> : t('Not known') },
              { label: t('Language'), value: language && languageWords(language, i18n.language) },
            ]}
          />
        </PanelSection>
      )}
      <GuestIdentity hotelId={hotelId} guestId={guest.id} />
      <PanelSection title={t('Guest Statistics')}>
        <Facts
          facts={[
            { label: t('Total Stays'), value: guest.total_stays },
            { label: t('Total Spent'), value: money(guest.total_spent) },
            {
              label: t('Last stay'),
              value: guest.last_stay_date ? dayWords(guest.last_stay_date, i18n.language) : t('None yet'),
            },
          ]}
        />
      </PanelSection>
      <PanelSection title={t('Notes')}>
        <p className={styles['notes']}>{guest.notes ?? t('No notes.')}</p>
      </PanelSection>
      {guest.preferences && (
        <PanelSection title={t('Preferences')}>
          <p className={styles['notes']}>{guest.preferences}</p>
        </PanelSection>
      )}
      <PanelSection title={t('Booking History')}>{history(guest)}</PanelSection>
      <PanelSection title={t('Guest’s rights')}>
        <GuestRights hotelId={hotelId} guest={guest} canErase={canErase} />
      </PanelSection>
    </>
  );
}
