import { useTranslation } from '#renderer/lib/translate.ts';
import type { GuestIdentity as Identity, LikenessReason } from '#shared/features/guests/guest-identity.schema.ts';
import { knownName } from '#shared/features/guests/names.rules.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { askInDialog } from '#renderer/components/themed/ask-in-dialog.ts';
import { dateTimeWords } from '#renderer/lib/dates.ts';
import { useIdentity, useMerge, useTellApart, useUndoMerge } from './identity.queries.ts';
import styles from './guest-identity.module.css';

type Props = { hotelId: string; guestId: string };

/** Addresses of a guest, records that may be the same person, and merges that can be undone. Nothing where there are none. */
export function GuestIdentity({ hotelId, guestId }: Props) {
  const { data } = useIdentity(hotelId, guestId);
  if (!data) return null;
  return (
    <div className={styles['identity']}>
      {data.addresses.length > 1 && <Addresses addresses={data.addresses} />}
      {data.proposals.map((proposal) => (
        <Proposal key={proposal.guest.id} hotelId={hotelId} guestId={guestId} proposal={proposal} />
      ))}
      {data.merges.map((merge) => (
        <Merge key={merge.id} hotelId={hotelId} guestId={guestId} merge={merge} />
      ))}
    </div>
  );
}

function Addresses({ addresses }: Pick<Identity, 'addresses'>) {
  const { t } = useTranslation();
  return (
    <section>
      <h3>{t('Addresses of this guest')}</h3>
      <ul className={styles['addresses']}>
        {addresses.map(({ address, replies_go_here }) => (
          <li key={address}>
            <bdi>{address.startsWith('+') ? address : t('Hidden number ({{id}})', { id: address })}</bdi>
            {replies_go_here && <span className={styles['note']}>{t('replies go here')}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Translated where they are shown. */
const reasonWords: Record<LikenessReason, string> = {
  name: 'same name',
  booking: 'a booking under this name',
  email: 'same e-mail',
  phone: 'same end of the phone number',
};

function Proposal({ hotelId, guestId, proposal }: Props & { proposal: Identity['proposals'][number] }) {
  const { t } = useTranslation();
  const merge = useMerge(hotelId, guestId);
  const tellApart = useTellApart(hotelId, guestId);
  const { guest, reasons } = proposal;
  const name = knownName(guest) ?? guest.phone;
  const ask = () =>
    askInDialog({
      title: t('Merge with {{name}}?', { name }),
      text: t(
        'Bookings, messages and addresses come together in one guest. The assistant then knows the bookings of both at each address. You can undo this.',
      ),
      yes: t('Merge'),
      no: t('Cancel'),
      onYes: () => merge.mutateAsync(guest.id).catch(() => undefined),
      isHarmless: true,
    });
  return (
    <section className={styles['proposal']}>
      <p>
        {t('Looks like the same guest as {{name}}', { name })}
        {name !== guest.phone && <bdi className={styles['note']}>{guest.phone}</bdi>}
      </p>
      <p className={styles['note']}>{reasons.map((reason) => t(reasonWords[reason])).join(' · ')}</p>
      <div className={styles['actions']}>
        <Button type="primary" size="small" loading={merge.isPending} onClick={ask}>
          {t('Merge')}
        </Button>
        <Button size="small" loading={tellApart.isPending} onClick={() => tellApart.mutate(guest.id)}>
          {t('Not the same')}
        </Button>
      </div>
    </section>
  );
}

function Merge({ hotelId, guestId, merge }: Props & { merge: Identity['merges'][number] }) {
  const { t, i18n } = useTranslation();
  const undo = useUndoMerge(hotelId, guestId);
  const { name, how, merged_by_name, merged_at, undoable } = merge;
  const values = {
    name: name ?? t('Guest'),
    time: dateTimeWords(merged_at, i18n.language),
    person: merged_by_name ?? '',
  };
  return (
    <section className={styles['merge']}>
      <p className={styles['note']}>
        {how === 'seen_together' && !merged_by_name
          ? t('WhatsApp showed on {{time}} that {{name}} is the same guest.', values)
          : t('{{person}} merged {{name}} on {{time}}.', values)}
      </p>
      {undoable ? (
        <Button size="small" loading={undo.isPending} onClick={() => undo.mutate(merge.id)}>
          {t('Undo merge')}
        </Button>
      ) : (
        <p className={styles['note']}>
          {how === 'staff'
            ? t('Can be undone after the merges that came later.')
            : t('Cannot be undone: WhatsApp has shown that both addresses belong to one account.')}
        </p>
      )}
    </section>
  );
}
