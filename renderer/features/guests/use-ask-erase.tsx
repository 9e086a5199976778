import { App } from 'antd';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { Guest } from '#shared/features/guests/guests.schema.ts';
import { knownName } from '#shared/features/guests/names.rules.ts';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { useEraseGuest } from './guests.queries.ts';
import styles from './guest-panel.module.css';

/** Erases a guest after a dialog that says what is deleted and what is kept. Cannot be undone. */
export function useAskErase(hotelId: string): (guest: Guest) => void {
  const { t } = useTranslation();
  const { modal } = App.useApp();
  const erase = useEraseGuest(hotelId);
  const eraseNow = (guest: Guest) =>
    erase.mutateAsync(guest.id).then(
      ({ messages, bookings }) =>
        notifySuccess(
          t('Guest erased'),
          t('Messages emptied: {{messages}}. Bookings without a name: {{bookings}}.', { messages, bookings }),
        ),
      (error: unknown) => notifyFailure(t('Failed to erase guest'), error),
    );
  return (guest) =>
    void modal.confirm({
      title: t('Erase {{name}} for good?', { name: knownName(guest) ?? guest.phone }),
      content: <Consequences />,
      okText: t('Erase guest'),
      okButtonProps: { danger: true },
      cancelText: t('Cancel'),
      focusable: { autoFocusButton: 'cancel' },
      onOk: () => eraseNow(guest),
    });
}

function Consequences() {
  const { t } = useTranslation();
  return (
    <div className={styles['consequences']}>
      <p>{t('This cannot be undone. It removes:')}</p>
      <ul>
        <li>{t('name, phone number, email, language, notes and preferences')}</li>
        <li>{t('the text, pictures, files and places of every message, in both directions')}</li>
        <li>{t('name, number and wishes in the bookings, and every message planned for them')}</li>
      </ul>
      <p>
        {t(
          'For your accounts these stay, without the person: bookings with their dates, room and amount, and all counts. If the guest still has a booking to come, it stays without a name.',
        )}
      </p>
    </div>
  );
}
