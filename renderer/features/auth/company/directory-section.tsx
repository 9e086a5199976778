import { useTranslation } from '#renderer/lib/translate.ts';
import { PanelSection } from '#renderer/components/page/facts.tsx';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { CopyField } from './copy-field.tsx';
import { DirectoryCalls } from './directory-calls.tsx';
import { DirectoryGroups } from './directory-groups.tsx';
import { DirectoryToken } from './directory-token.tsx';
import { useDirectory } from './directory.queries.ts';
import styles from './company.module.css';

type Props = { id: string; hotels: { id: string; name: string }[] };

/** The directory of a company: what its IT enters, which hotels its groups give, and its last calls. */
export function DirectorySection({ id, hotels }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch } = useDirectory(id);
  return (
    <PanelSection title={t('Directory of the company (SCIM)')}>
      <p className={styles['note']}>
        {t('The directory adds people, ends the access of those who leave, and gives hotels through its groups.')}
      </p>
      {!data && error && (
        <ErrorState title={t('The directory could not be loaded')} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <ListSkeleton rows={3} />}
      {data && (
        <>
          <CopyField label={t('Base address, for the company’s IT')} value={data.base_url} />
          <DirectoryToken id={id} directory={data} />
          {(data.token || data.groups.length > 0) && <DirectoryGroups id={id} hotels={hotels} directory={data} />}
          {(data.token || data.calls.length > 0) && <DirectoryCalls calls={data.calls} />}
        </>
      )}
    </PanelSection>
  );
}
