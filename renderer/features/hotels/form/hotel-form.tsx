import { Button, Form } from 'antd';
import { useState } from 'react';
import { hotelDraft } from '#shared/features/hotels/hotels.schema.ts';
import { LeaveGuard } from '#renderer/components/inputs/leave-guard.tsx';
import { checkForm, showRefusedFields } from '#renderer/lib/form-problems.ts';
import {
  ConciergeFields,
  ContactFields,
  IdentityFields,
  LinkFields,
  PlaceFields,
  StayFields,
} from './hotel-form-fields.tsx';
import { draftOfFields, newHotelFields, type HotelFields } from './hotel-form-values.ts';
import { HouseFactFields } from './house-fact-fields.tsx';
import styles from './hotel-form.module.css';
import type { HotelFormValues } from '../hotels.queries.ts';

type Props = {
  initial?: HotelFields;
  /** Label of the button: 'Complete setup', 'Save hotel'. */
  submitLabel: string;
  /** Rejects with the ApiError; fields that the server refused are shown here, everything else by `onFailure`. */
  onSubmit: (draft: HotelFormValues) => Promise<void>;
  onFailure: (error: unknown) => void;
};

/** Every field of a hotel. The button is disabled until there is a name (docs/product.md, section 5). */
export function HotelForm({ initial = newHotelFields(), submitLabel, onSubmit, onFailure }: Props) {
  const [form] = Form.useForm<HotelFields>();
  const [busy, setBusy] = useState(false);
  const [changed, setChanged] = useState(false);
  const name = Form.useWatch('name', form) ?? initial.name;
  const save = async (fields: HotelFields) => {
    const draft = draftOfFields(fields);
    if (!checkForm(form, hotelDraft, draft)) return;
    setBusy(true);
    setChanged(false);
    try {
      await onSubmit(draft);
    } catch (error) {
      setChanged(true);
      if (!showRefusedFields(form, error)) onFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Form
      form={form}
      name="hotel"
      layout="vertical"
      noValidate
      initialValues={initial}
      disabled={busy}
      requiredMark={false}
      onValuesChange={() => setChanged(true)}
      onFinish={(fields) => void save(fields)}
    >
      <LeaveGuard when={changed && !busy} />
      <IdentityFields />
      <ContactFields />
      <StayFields />
      <HouseFactFields />
      <ConciergeFields />
      <LinkFields />
      <PlaceFields />
      <div className={styles['footer']}>
        <Button type="primary" htmlType="submit" size="large" loading={busy} disabled={!name.trim()}>
          {submitLabel}
        </Button>
      </div>
    </Form>
  );
}
