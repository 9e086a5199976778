import { useTranslation } from '#renderer/lib/translate.ts';
import type { Hotel } from '#shared/features/hotels/hotels.schema.ts';
import { DraftForm } from '#renderer/components/fields/draft-form.tsx';
import { LeaveGuard } from '#renderer/components/inputs/leave-guard.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { ApiError } from '#renderer/lib/api/api-error.ts';
import { checkDraft, lateCheck, showRefused } from '#renderer/lib/forms/check-draft.ts';
import { fieldId, useDraft, useDraftValues, type Draft } from '#renderer/lib/forms/draft.ts';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { AssistantFields } from './assistant-fields.tsx';
import { ConciergeFields, ContactFields, IdentityFields, LinkFields, StayFields } from '../form/hotel-form-fields.tsx';
import { PrivacyFields } from './privacy-fields.tsx';
import { LocationFields } from './location-fields.tsx';
import { profileChangeOf, profileFieldsOf, type ProfileFields } from './profile-values.ts';
import { useSaveProfile } from './profile.queries.ts';
import { useNamedField } from './use-named-field.ts';
import { ClashNotice, whoSaved } from './clash-notice.tsx';
import { useProfileBase } from './use-profile-base.ts';
import { HouseFactFields, type AnswersOf } from '../form/house-fact-fields.tsx';
import styles from './profile.module.css';

const formName = 'profile';
const profileCheck = lateCheck(async () => (await import('#shared/features/hotels/hotels.schema.ts')).hotelChange);

type Props = { hotel: Hotel; canChange: boolean; answersOf: AnswersOf };

/** Everything of a hotel in one form. Staff read it; admins change it, and only what they changed is sent. */
export function ProfileForm({ hotel, canChange, answersOf }: Props) {
  const { t } = useTranslation();
  const draft = useDraft(formName, profileFieldsOf(hotel));
  const { base, version, changed, clashes, reset, ...choices } = useProfileBase(draft, hotel);
  const save = useSaveProfile(hotel.id);
  useNamedField();
  const submit = async () => {
    const change = profileChangeOf(base, draft.values());
    if (Object.keys(change).length === 0 || !(await checkDraft(draft, profileCheck, change))) return;
    save.mutate(
      { ...change, updated_at: version },
      {
        onSuccess: (saved) => {
          reset(profileFieldsOf(saved), saved.updated_at);
          notifySuccess(t('Profile updated'));
        },
        onError: (error) => showRefusal(draft, error) || notifyFailure(t('Error updating profile'), error),
      },
    );
  };
  return (
    <DraftForm draft={draft} disabled={!canChange || save.isPending} readable={!canChange} onSubmit={submit}>
      <LeaveGuard when={changed && !save.isPending} />
      <IdentityFields autoFocus={false} />
      <ContactFields />
      <StayFields draft={draft} />
      <AssistantFields draft={draft} />
      <HouseFactFields answersOf={answersOf} />
      <ConciergeFields />
      <LinkFields />
      <PrivacyFields />
      <LocationFields draft={draft} canChange={canChange} />
      {clashes.length > 0 && !save.isPending && (
        <ClashNotice
          clashes={clashes}
          idOf={(field) => fieldId(formName, field)}
          who={whoSaved(save.error, hotel.updated_at)}
          onKeepMine={choices.keepMine}
          onTakeTheirs={choices.takeTheirs}
        />
      )}
      {canChange && <SaveBar changed={changed} busy={save.isPending} draft={draft} onDiscard={() => reset(base)} />}
    </DraftForm>
  );
}

type BarProps = { changed: boolean; busy: boolean; draft: Draft<ProfileFields>; onDiscard: () => void };

function SaveBar({ changed, busy, draft, onDiscard }: BarProps) {
  const { t } = useTranslation();
  const { name } = useDraftValues(draft);
  return (
    <div className={styles['bar']} data-changed={changed}>
      {changed && !busy && (
        <Button size="large" onClick={onDiscard}>
          {t('Discard changes')}
        </Button>
      )}
      <Button type="primary" htmlType="submit" size="large" loading={busy} disabled={!changed || !name.trim()}>
        {t('Save profile')}
      </Button>
    </div>
  );
}

/** A number that another hotel has is a conflict that names its field. */
function showRefusal(draft: Draft<ProfileFields>, error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code !== 'conflict' || !Array.isArray(error.details))
    return showRefused(draft, error);
  const { message, request_id, details } = error;
  return showRefused(draft, new ApiError({ code: 'invalid_input', message, request_id, details }, 400));
}
