import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { isSameTime } from '#shared/features/hotels/clock-times.rules.ts';
import { isSameCharge } from '#shared/features/hotels/charges.rules.ts';
import type { TextToInspect } from '#shared/features/knowledge/knowledge.schema.ts';
import type { ProposedFacts } from '#shared/features/knowledge/proposed-facts.schema.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { client } from '#renderer/lib/api/api-client.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import styles from './profile.module.css';
import { useProfile, useSaveProfile } from './profile.queries.ts';

/** @property onNone called where the text, once it is read, has nothing to offer */
type Props = {
  hotelId: string;
  text: TextToInspect;
  takesFocus?: boolean;
  onShown?: () => void;
  onClose: () => void;
  onNone?: () => void;
};

/** Offers the facts that a saved text states and the profile does not, to be used after a person's confirmation. */
export function FactOffer({ hotelId, text, takesFocus = true, onShown, onClose, onNone }: Props) {
  const { t } = useTranslation();
  const { facts, isRead } = useNewFacts(hotelId, text);
  const save = useSaveProfile(hotelId);
  const names = useFactNames();
  const words = useChargeWords();
  const place = useRef<HTMLDivElement>(null);
  const fields = Object.keys(facts) as (keyof ProposedFacts)[];
  const isShown = fields.length > 0;
  const show = useEffectEvent(() => {
    if (!takesFocus) return;
    // The entry that was saved may be far down the page.
    place.current?.scrollIntoView({ block: 'center' });
    place.current?.focus({ preventScroll: true });
    onShown?.();
  });
  useEffect(() => {
    if (isShown) show();
  }, [isShown]);
  const isNone = isRead && !isShown;
  useEffect(() => {
    if (isNone) onNone?.();
  }, [isNone, onNone]);
  if (!isShown) return null;
  const use = () =>
    save.mutate(facts, {
      onSuccess: () => {
        notifySuccess(t('Profile updated'));
        onClose();
      },
      onError: (error) => notifyFailure(t('Error updating profile'), error),
    });
  return (
    <div ref={place} tabIndex={-1} className={styles['offer']} role="status">
      <p>
        {t('We read: {{facts}}. Use it as a fact in every guest language?', {
          facts: fields
            .map((field) => `${names[field]} ${words[`${field} ${facts[field]}`] ?? facts[field]}`)
            .join(', '),
        })}
      </p>
      <Button size="small" loading={save.isPending} onClick={use}>
        {t('Use as a fact')}
      </Button>
      <Button size="small" type="text" onClick={onClose}>
        {t('No, thanks')}
      </Button>
    </div>
  );
}

/** The facts that several saved texts state, one text after the other. */
export function FactOffers({ hotelId, texts }: { hotelId: string; texts: readonly TextToInspect[] }) {
  const [at, setAt] = useState(0);
  const text = texts[at];
  if (!text) return null;
  const goOn = () => setAt(at + 1);
  return (
    <FactOffer
      key={at}
      hotelId={hotelId}
      text={{ question: text.question, answer: text.answer }}
      onClose={goOn}
      onNone={goOn}
    />
  );
}

/** What the text states and the profile says otherwise or not at all; nothing until it is read. */
function useNewFacts(hotelId: string, text: TextToInspect): { facts: ProposedFacts; isRead: boolean } {
  const profile = useProfile(hotelId);
  const inspected = useQuery({
    queryKey: queryKeys.area(hotelId, 'knowledge', 'inspected', text),
    queryFn: ({ signal }) => client.knowledge.inspectText({ params: { hotel_id: hotelId }, body: text }, { signal }),
    staleTime: Infinity,
    retry: false,
  });
  const known = profile.data;
  const stated = inspected.data?.facts;
  if (!known || !stated) return { facts: {}, isRead: profile.isError || inspected.isError };
  const isNew = ([field, value = '']: [string, string | undefined]) => {
    const current = known[field as keyof ProposedFacts] ?? '';
    return !isSameTime(current, value) && !isSameCharge(current, value);
  };
  return { facts: Object.fromEntries(Object.entries(stated).filter(isNew)), isRead: true };
}

function useFactNames(): Record<keyof ProposedFacts, string> {
  const { t } = useTranslation();
  return {
    check_in_time: t('Check-in time'),
    check_out_time: t('Check-out time'),
    breakfast_opens: t('Breakfast from'),
    breakfast_closes: t('Breakfast until'),
    breakfast_charge: t('Breakfast price per person'),
    parking_charge: t('Parking price per night'),
    pets_charge: t('Pets, price per night'),
    pool_opens: t('Pool from'),
    pool_closes: t('Pool until'),
    city_tax_charge: t('City tax per person and night'),
    reception_opens: t('The reception opens'),
    reception_closes: t('The reception closes'),
    wifi_network: t('Wi-Fi network'),
    wifi_password: t('Wi-Fi password'),
  };
}

/** Charges that are words, as their fields show them. */
function useChargeWords(): Record<string, string> {
  const { t } = useTranslation();
  return {
    'breakfast_charge free': t('Included'),
    'parking_charge free': t('Free'),
    'pets_charge free': t('Free'),
    'pets_charge none': t('Not allowed'),
    'city_tax_charge free': t('None'),
  };
}
