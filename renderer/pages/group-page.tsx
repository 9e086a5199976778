import { useTranslation } from '#renderer/lib/translate.ts';
import { useNavigate } from 'react-router-dom';
import type { Me } from '#shared/features/auth/auth.contract.ts';
import { Page } from '#renderer/components/page/page.tsx';
import { PageHeader } from '#renderer/components/page/page-header.tsx';
import { Panel } from '#renderer/components/page/panel.tsx';
import { SelectField } from '#renderer/components/plain/select-field.tsx';
import { EmptyState } from '#renderer/components/states/empty-state.tsx';
import { DirectoryState } from '#renderer/features/auth/company/directory-state.tsx';
import { useChooseHotel } from '#renderer/features/auth/context.queries.ts';
import { GroupReport } from '#renderer/features/platform/analytics/group-report.tsx';
import { GroupAdmins } from '#renderer/features/hotels/groups/group-admins.tsx';
import { GroupHotels } from '#renderer/features/hotels/groups/group-hotels.tsx';
import { useAddressFilters } from '#renderer/lib/hooks/use-address-filters.ts';
import { paths } from '#renderer/lib/paths.ts';
import { useMe } from '#renderer/lib/session/session.ts';
import styles from './group-page.module.css';

/** A group of hotels for its admins. With several groups, the chosen one stands in the address. */
export default function GroupPage() {
  const { t } = useTranslation();
  const [{ group }, setFilters] = useAddressFilters(['group']);
  const me = useMe().data;
  if (!me) return null;
  const shown = me.groups.find(({ id }) => id === group) ?? me.groups[0];
  return (
    <Page>
      <PageHeader
        title={shown?.name ?? t('Hotel group')}
        text={t('The hotels of your group, and who looks after it.')}
      />
      {me.groups.length > 1 && shown && (
        <SelectField
          label={t('Hotel group')}
          value={shown.id}
          choices={me.groups.map(({ id, name }) => ({ value: id, label: name }))}
          onChoose={(id) => setFilters({ group: id })}
        />
      )}
      {shown ? (
        <Group key={shown.id} id={shown.id} me={me} />
      ) : (
        <EmptyState title={t('You are no admin of a group.')} />
      )}
    </Page>
  );
}

function Group({ id, me }: { id: string; me: Me }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const choose = useChooseHotel();
  const open = (hotelId: string) =>
    hotelId === me.hotel?.id
      ? void navigate(paths.dashboard)
      : void choose.mutateAsync(hotelId).then(
          () => navigate(paths.dashboard),
          () => {},
        );
  return (
    <div className={styles['panels']}>
      <Panel title={t('Hotels')}>
        <GroupHotels id={id} onOpen={open} isOpening={choose.isPending} />
      </Panel>
      <section aria-label={t('Figures of the group')}>
        <GroupReport groupId={id} />
      </section>
      <Panel title={t('Group admins')}>
        <GroupAdmins id={id} />
      </Panel>
      <Panel title={t('Directory of the company (SCIM)')}>
        <DirectoryState groupId={id} />
      </Panel>
    </div>
  );
}
