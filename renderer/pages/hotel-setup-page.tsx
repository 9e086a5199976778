import { useRef, useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { paths } from '#renderer/lib/paths.ts';
import { useMe } from '#renderer/lib/session/session.ts';
import { BrandMark } from '#renderer/components/brand-mark.tsx';
import { FormSection, FullRow } from '#renderer/components/inputs/form-section.tsx';
import { LeaveGuard } from '#renderer/components/inputs/leave-guard.tsx';
import form from '#renderer/components/plain/form.module.css';
import { PageHeader } from '#renderer/components/page/page-header.tsx';
import { useEnterNewHotel } from '#renderer/features/auth/context.queries.ts';
import { HotelForm } from '#renderer/features/hotels/form/hotel-form.tsx';
import { useCreateHotel, type HotelFormValues } from '#renderer/features/hotels/hotels.queries.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { lateCheck } from '#renderer/lib/forms/check-draft.ts';
import { keptInputName } from '#renderer/lib/forms/kept-input.ts';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import styles from './hotel-setup-page.module.css';

/** A single form that creates a hotel, without the sidebar; then the onboarding. A super admin also names its admin. */
export default function HotelSetupPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const create = useCreateHotel();
  const admin = useFirstAdmin();
  const me = useMe().data;
  const save = async (draft: HotelFormValues) => {
    if (!(await admin.check())) return;
    const { id } = await create.mutateAsync(draft);
    notifySuccess(t('Hotel setup complete!'));
    if (me?.is_super_admin && admin.email) await admin.invite(id);
    // A hotel's own person goes on with what the assistant should know.
    await navigate(me?.is_super_admin ? paths.dashboard : paths.onboarding, { replace: true });
  };
  // A second hotel is set up on purpose only: `?another` comes from the command palette.
  const another = new URLSearchParams(window.location.search).has('another');
  if (me?.hotel && create.isIdle && !me.is_super_admin && !another) return <Navigate to={paths.dashboard} replace />;
  return (
    <main className={styles['page']}>
      <Link to={paths.dashboard} className={styles['brand']}>
        <BrandMark />
        Concierge
      </Link>
      <PageHeader
        title={t('Set up your hotel')}
        text={t('Only the name is needed now. Everything else can be added later under Hotel Profile.')}
      />
      <LeaveGuard when={admin.email !== '' && !create.isPending && !create.isSuccess} />
      {me?.is_super_admin && <FirstAdmin {...admin} />}
      {me !== undefined && (
        <HotelForm
          key={me?.user.id}
          {...(me ? { keptAs: keptInputName('hotel', me.user.id, null) } : {})}
          submitLabel={t('Complete setup')}
          onSubmit={save}
          onFailure={(error) => notifyFailure(t('Setup failed'), error)}
        />
      )}
    </main>
  );
}

const emailCheck = lateCheck(
  async () => (await import('#shared/features/staff/staff.schema.ts')).invitationDraft.shape.email,
);

/** The address of the person who is to run the hotel. Inviting them needs an acting session in the new hotel. */
function useFirstAdmin() {
  const { t } = useTranslation();
  const start = useEnterNewHotel();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const check = async () => {
    const wrong = email.trim() !== '' && (await emailCheck())(email).length > 0;
    setProblem(wrong ? t('Enter an address such as desk@example.com.') : '');
    if (wrong) field.current?.focus();
    return !wrong;
  };
  const invite = async (hotel_id: string) => {
    try {
      await start.mutateAsync(hotel_id);
      await client.staff.invite({ params: { hotel_id }, body: { email: email.trim(), role: 'admin' } });
      notifySuccess(t('Invitation sent'), t('A mail is on its way to {{email}}.', { email: email.trim() }));
    } catch (error) {
      notifyFailure(t('Failed to send invitation'), error);
    }
  };
  return { email: email.trim(), typed: email, setEmail, problem, field, check, invite };
}

type Props = Pick<ReturnType<typeof useFirstAdmin>, 'typed' | 'setEmail' | 'problem' | 'field' | 'check'>;

function FirstAdmin({ typed, setEmail, problem, field, check }: Props) {
  const { t } = useTranslation();
  return (
    <FormSection title={t('Who runs it')} text={t('This person is invited by mail and becomes the hotel’s admin.')}>
      <FullRow>
        <label htmlFor="admin-email">{t('Email of the hotel’s admin')}</label>
        <div className={form['box']} data-refused={problem !== ''}>
          <input
            ref={field}
            id="admin-email"
            type="email"
            autoComplete="off"
            maxLength={200}
            value={typed}
            aria-invalid={problem !== ''}
            aria-describedby="admin-email-help"
            onChange={(event) => setEmail(event.target.value)}
            onBlur={() => void check()}
          />
        </div>
        <p id="admin-email-help" className={styles['help']} data-problem={problem !== ''}>
          {problem || t('You can also invite somebody later, under Staff Management.')}
        </p>
      </FullRow>
    </FormSection>
  );
}
