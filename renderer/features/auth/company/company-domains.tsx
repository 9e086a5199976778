import { DeleteOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { SsoConnection } from '#shared/features/auth/sso.contract.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { GuardedForm } from '#renderer/components/inputs/guarded-form.tsx';
import { TextField } from '#renderer/components/plain/form.tsx';
import { useChangeCompany } from './company.queries.ts';
import styles from './company.module.css';

/** Mail domains of the company, which a super admin confirms one by one. */
export function CompanyDomains({ id, domains }: { id: string; domains: SsoConnection['domains'] }) {
  const { t } = useTranslation();
  const change = useChangeCompany(id);
  return (
    <div className={styles['domains']}>
      <h4>{t('Mail domains')}</h4>
      <ul aria-label={t('Mail domains')}>
        {domains.map(({ domain }) => (
          <li key={domain}>
            <span>{domain}</span>
            <Button
              type="text"
              danger
              icon={<DeleteOutlined aria-hidden />}
              disabled={change.isPending}
              aria-label={t('Take back {{domain}}', { domain })}
              onClick={() => change.mutate({ kind: 'removeDomain', domain })}
            />
          </li>
        ))}
      </ul>
      <GuardedForm<{ domain: string }>
        key={domains.length}
        name="domain"
        busy={change.isPending}
        failed={change.isError}
        onSubmit={({ domain }) => change.mutate({ kind: 'confirmDomain', domain: domain.trim() })}
      >
        <TextField
          name="domain"
          label={t('Domain of the company')}
          missing={t('Enter a domain such as example.com.')}
          hint={t(
            'Confirm a domain only after the company has shown that it is its own: who signs in with the company can be any address of the domain.',
          )}
          maxLength={200}
        />
        <Button htmlType="submit" loading={change.isPending}>
          {t('Confirm domain')}
        </Button>
      </GuardedForm>
    </div>
  );
}
