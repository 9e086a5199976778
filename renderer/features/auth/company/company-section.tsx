import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { StaffRole } from '#shared/features/auth/auth.contract.ts';
import type { SsoConnection } from '#shared/features/auth/sso.contract.ts';
import { PanelSection } from '#renderer/components/page/facts.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { GuardedForm } from '#renderer/components/inputs/guarded-form.tsx';
import { CheckField, TextField } from '#renderer/components/plain/form.tsx';
import { SelectField } from '#renderer/components/plain/select-field.tsx';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { CompanyDomains } from './company-domains.tsx';
import { useChangeCompany, useCheckCompany, useCompany } from './company.queries.ts';
import { DirectorySection } from './directory-section.tsx';
import { useRoleChoices } from './role-choices.ts';
import styles from './company.module.css';

type Props = { id: string; hotels: { id: string; name: string }[] };
type Fields = {
  redirect_uri?: string;
  issuer: string;
  client_id: string;
  client_secret: string;
  emergency_email: string;
  is_enabled: boolean;
  takes_unmarked_email: boolean;
  password_off: boolean;
};

/** How the people of a group sign in with the accounts of their company, and the directory that keeps them. */
export function CompanySection({ id, hotels }: Props) {
  const { t } = useTranslation();
  const { data, error, isPending, refetch } = useCompany(id);
  return (
    <>
      <PanelSection title={t('Company accounts')}>
        {isPending && <ListSkeleton rows={3} />}
        {error && (
          <ErrorState title={t('The groups could not be loaded')} error={error} onRetry={() => void refetch()} />
        )}
        {data !== undefined && <Connection key={data ? 'set' : 'new'} id={id} hotels={hotels} connection={data} />}
        {data && <CompanyDomains id={id} domains={data.domains} />}
      </PanelSection>
      {data && <DirectorySection id={id} hotels={hotels} />}
    </>
  );
}

function Connection({ id, hotels, connection }: Props & { connection: SsoConnection | null }) {
  const { t } = useTranslation();
  const change = useChangeCompany(id);
  const check = useCheckCompany(id);
  const [hotel, setHotel] = useState(connection?.default_hotel_id ?? '');
  const [role, setRole] = useState<StaffRole>(connection?.default_role ?? 'staff');
  const roles = useRoleChoices();
  const choices = [{ value: '', label: t('No hotel: only with an invitation') }].concat(
    hotels.map((one) => ({ value: one.id, label: one.name })),
  );
  const save = ({ redirect_uri: _shown, client_secret, emergency_email, ...fields }: Fields) =>
    change.mutate({
      kind: 'save',
      settings: {
        ...fields,
        ...(client_secret ? { client_secret } : {}),
        emergency_email: emergency_email || null,
        default_hotel_id: hotels.some((one) => one.id === hotel) ? hotel : null,
        default_role: role,
      },
    });
  return (
    <GuardedForm<Fields> name="company" busy={change.isPending} failed={change.isError} onSubmit={save}>
      <TextField
        name="redirect_uri"
        label={t('Redirect address, for the company’s IT')}
        value={connection?.redirect_uri ?? `${window.location.origin}/api/auth/sso/callback`}
        readOnly
      />
      <ProviderFields connection={connection} />
      <SelectField label={t('New people become members of')} value={hotel} choices={choices} onChoose={setHotel} />
      {hotel !== '' && <SelectField label={t('Role of new people')} value={role} choices={roles} onChoose={setRole} />}
      <div className={styles['buttons']}>
        <Button type="primary" htmlType="submit" loading={change.isPending}>
          {t('Save company accounts')}
        </Button>
        {connection && (
          <Button loading={check.isPending} onClick={() => check.mutate()}>
            {t('Test the provider')}
          </Button>
        )}
      </div>
    </GuardedForm>
  );
}

function ProviderFields({ connection }: { connection: SsoConnection | null }) {
  const { t } = useTranslation();
  const secret = connection
    ? { hint: t('Stored. Leave it empty to keep it.') }
    : { missing: t('Enter the client secret.') };
  return (
    <>
      <TextField
        name="issuer"
        type="url"
        label={t('Issuer')}
        defaultValue={connection?.issuer ?? ''}
        missing={t('Enter an address such as https://login.example.com.')}
        mistyped={t('Enter an address such as https://login.example.com.')}
        maxLength={500}
      />
      <TextField
        name="client_id"
        label={t('Client id')}
        defaultValue={connection?.client_id ?? ''}
        missing={t('Enter the client id.')}
        autoComplete="off"
        maxLength={500}
      />
      <TextField
        name="client_secret"
        type="password"
        label={t('Client secret')}
        {...secret}
        autoComplete="off"
        maxLength={1000}
      />
      <CheckField name="is_enabled" isChecked={connection?.is_enabled ?? true}>
        {t('People sign in with it')}
      </CheckField>
      <CheckField name="takes_unmarked_email" isChecked={connection?.takes_unmarked_email ?? false}>
        {t('The provider does not mark addresses as verified')}
      </CheckField>
      <CheckField name="password_off" isChecked={connection?.password_off ?? false}>
        {t('Only company accounts, no passwords')}
      </CheckField>
      <TextField
        name="emergency_email"
        type="email"
        label={t('Emergency address, which keeps its password')}
        defaultValue={connection?.emergency_email ?? ''}
        mistyped={t('Enter an address such as desk@example.com.')}
        maxLength={200}
      />
    </>
  );
}
