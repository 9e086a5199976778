import { Button, Form, type FormInstance } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hotelChange, type Hotel } from '#shared/features/hotels/hotels.schema.ts';
import { LeaveGuard } from '#renderer/components/inputs/leave-guard.tsx';
import { ApiError } from '#renderer/lib/api/api-error.ts';
import { checkForm, showRefusedFields } from '#renderer/lib/form-problems.ts';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { AssistantFields } from './assistant-fields.tsx';
import { ConciergeFields, ContactFields, IdentityFields, LinkFields, StayFields } from '../form/hotel-form-fields.tsx';
import { PrivacyFields } from './privacy-fields.tsx';
import { LocationFields } from './location-fields.tsx';
import { profileChangeOf, profileFieldsOf, type ProfileFields } from './profile-values.ts';
import { useSaveProfile } from './profile.queries.ts';
import { HouseFactFields } from '../form/house-fact-fields.tsx';
import styles from './profile.module.css';

/** Everything of a hotel in one form. Staff read it; admins change it, and only what they changed is sent. */
export function ProfileForm({ hotel, canChange }: { hotel: Hotel; canChange: boolean }) {
  const { t } = useTranslation();
  const [form] = Form.useForm<ProfileFields>();
  const { base, changed, check } = useBase(form, hotel);
  const save = useSaveProfile(hotel.id);
  const submit = (fields: ProfileFields) => {
    const change = profileChangeOf(base, fields);
    if (Object.keys(change).length === 0 || !checkForm(form, hotelChange, change)) return;
    save.mutate(change, {
      onSuccess: (saved) => {
        check(profileFieldsOf(saved));
        notifySuccess(t('Profile updated'));
      },
      onError: (error) => showRefusal(form, error) || notifyFailure(t('Error updating profile'), error),
    });
  };
  return (
    <Form
      form={form}
      name="profile"
      layout="vertical"
      className={styles['form']!}
      noValidate
      initialValues={base}
      disabled={!canChange || save.isPending}
      requiredMark={false}
      onValuesChange={() => check(base)}
      onFinish={() => submit({ ...base, ...form.getFieldsValue(true) })}
    >
      <LeaveGuard when={changed && !save.isPending} />
      <IdentityFields autoFocus={false} />
      <ContactFields />
      <StayFields />
      <AssistantFields />
      <HouseFactFields />
      <ConciergeFields />
      <LinkFields />
      <PrivacyFields />
      <LocationFields form={form} canChange={canChange} onPick={() => check(base)} />
      {canChange && (
        <SaveBar
          changed={changed}
          busy={save.isPending}
          form={form}
          onDiscard={() => {
            form.setFieldsValue(base);
            check(base);
          }}
        />
      )}
    </Form>
  );
}

/**
 * The form's initial values, and whether it differs from them. An unchanged form follows changes of other people;
 * one with changes keeps them.
 */
function useBase(form: FormInstance<ProfileFields>, hotel: Hotel) {
  const [base, setBase] = useState(() => profileFieldsOf(hotel));
  const [changed, setChanged] = useState(false);
  const check = (next: ProfileFields) => {
    if (next !== base) {
      setBase(next);
      form.setFieldsValue(next);
    }
    setChanged(Object.keys(profileChangeOf(next, { ...next, ...form.getFieldsValue(true) })).length > 0);
  };
  useEffect(() => {
    if (changed) return;
    const next = profileFieldsOf(hotel);
    setBase(next);
    form.setFieldsValue(next);
  }, [hotel, changed, form]);
  return { base, changed, check };
}

type BarProps = { changed: boolean; busy: boolean; form: FormInstance<ProfileFields>; onDiscard: () => void };

function SaveBar({ changed, busy, form, onDiscard }: BarProps) {
  const { t } = useTranslation();
  const name = Form.useWatch('name', form);
  return (
    <div className={styles['bar']} data-changed={changed}>
      {changed && !busy && (
        <Button size="large" onClick={onDiscard}>
          {t('Discard changes')}
        </Button>
      )}
      <Button type="primary" htmlType="submit" size="large" loading={busy} disabled={!changed || !name?.trim()}>
        {t('Save profile')}
      </Button>
    </div>
  );
}

/** A number that another hotel has is a conflict that names its field. */
function showRefusal(form: FormInstance, error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code !== 'conflict') return showRefusedFields(form, error);
  const { message, request_id, details } = error;
  return showRefusedFields(form, new ApiError({ code: 'invalid_input', message, request_id, details }, 400));
}
