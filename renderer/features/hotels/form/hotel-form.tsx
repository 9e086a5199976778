import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { DraftForm } from '#renderer/components/fields/draft-form.tsx';
import { LeaveGuard } from '#renderer/components/inputs/leave-guard.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { checkDraft, lateCheck, showRefused } from '#renderer/lib/forms/check-draft.ts';
import { useDraft, useDraftValues } from '#renderer/lib/forms/draft.ts';
import { readKeptInput, useKeptInput } from '#renderer/lib/forms/kept-input.ts';
import {
  ConciergeFields,
  ContactFields,
  IdentityFields,
  LinkFields,
  PlaceFields,
  StayFields,
} from './hotel-form-fields.tsx';
import { areHotelFields, draftOfFields, newHotelFields, type HotelFields } from './hotel-form-values.ts';
import { useAddressPresets } from './use-address-presets.ts';
import { HouseFactFields } from './house-fact-fields.tsx';
import styles from './hotel-form.module.css';
import type { HotelFormValues } from '../hotels.queries.ts';

const hotelCheck = lateCheck(async () => (await import('#shared/features/hotels/hotels.schema.ts')).hotelDraft);

type Props = {
  initial?: HotelFields;
  /** Name under which a reload keeps what was typed. */
  keptAs?: string;
  /** Label of the button: 'Complete setup', 'Save hotel'. */
  submitLabel: string;
  /** Rejects with the ApiError; fields that the server refused are shown here, everything else by `onFailure`. */
  onSubmit: (draft: HotelFormValues) => Promise<void>;
  onFailure: (error: unknown) => void;
};

/** Every field of a hotel. The button is disabled until there is a name (docs/product.md, section 5). */
export function HotelForm({ initial, keptAs, submitLabel, onSubmit, onFailure }: Props) {
  const { i18n } = useTranslation();
  const [first] = useState(() => initial ?? newHotelFields(i18n.language));
  const [typed] = useState(() => readKeptInput(keptAs, areHotelFields));
  const draft = useDraft('hotel', typed ?? first);
  const fields = useDraftValues(draft);
  useKeptInput(keptAs, fields === first ? null : fields);
  useAddressPresets(draft, first, initial === undefined);
  const [busy, setBusy] = useState(false);
  const save = async () => {
    const values = draftOfFields(draft.values());
    if (!(await checkDraft(draft, hotelCheck, values))) return;
    setBusy(true);
    try {
      await onSubmit(values);
    } catch (error) {
      if (!showRefused(draft, error)) onFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <DraftForm draft={draft} disabled={busy} onSubmit={save}>
      <LeaveGuard when={fields !== first && !busy} />
      <IdentityFields />
      <ContactFields />
      <StayFields draft={draft} />
      <HouseFactFields />
      <ConciergeFields />
      <LinkFields />
      <PlaceFields />
      <div className={styles['footer']}>
        <Button type="primary" htmlType="submit" size="large" loading={busy} disabled={!fields.name.trim()}>
          {submitLabel}
        </Button>
      </div>
    </DraftForm>
  );
}
