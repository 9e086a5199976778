import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { FilterChip, FilterChips } from '#renderer/components/inputs/filter-chip.tsx';
import { SearchField } from '#renderer/components/inputs/search-field.tsx';
import { Panel } from '#renderer/components/page/panel.tsx';
import { Toolbar } from '#renderer/components/page/toolbar.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { EmptyState } from '#renderer/components/states/empty-state.tsx';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { countWords } from '#renderer/lib/format.ts';
import { useAddressFilters } from '#renderer/lib/hooks/use-address-filters.ts';
import { useApiDocument } from '../integrations.queries.ts';
import { ApiBasics } from './api-basics.tsx';
import { areaName, callsOf, foundCalls, type ApiCall } from './calls.rules.ts';
import { CallEntry } from './call-entry.tsx';
import type { ApiDocument } from './document.types.ts';
import { EventEntries } from './event-entries.tsx';
import styles from './reference.module.css';

/** Every call of the API, from the OpenAPI document of this server. Names and summaries are the document's, in English. */
export function ApiReference({ hotelId }: { hotelId: string | null }) {
  const { data, error, refetch } = useApiDocument();
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={8} />;
  return (
    <div className={styles['panels']}>
      <ApiBasics document={data} />
      <Calls document={data} hotelId={hotelId} />
      <EventEntries document={data} />
    </div>
  );
}

function Calls({ document, hotelId }: { document: ApiDocument; hotelId: string | null }) {
  const { t, i18n } = useTranslation();
  const [{ q, calls }, setFilters] = useAddressFilters(['q', 'calls']);
  const linked = useLinkedCall();
  const all = useMemo(() => callsOf(document, hotelId), [document, hotelId]);
  const isAll = calls === 'all' || all.some(({ id, scope }) => id === linked && scope === null);
  const shown = foundCalls(isAll ? all : all.filter(({ scope }) => scope !== null), q);
  return (
    <Panel title={t('Calls')}>
      <Toolbar count={t('Calls: {{number}}', { number: countWords(shown.length, i18n.language) })}>
        <SearchField
          id="search-calls"
          label={t('Search by address, permission or field')}
          search={q}
          onSearch={(text) => setFilters({ q: text.trim() })}
          leavesOnEscape
        />
        <FilterChips label={t('Which calls')}>
          <FilterChip pressed={!isAll} onClick={() => setFilters({ calls: '' })}>
            {t('With an API key')}
          </FilterChip>
          <FilterChip pressed={isAll} onClick={() => setFilters({ calls: 'all' })}>
            {t('Also those of people')}
          </FilterChip>
        </FilterChips>
      </Toolbar>
      {shown.length === 0 && (
        <EmptyState
          title={t('No call matches the search.')}
          action={<Button onClick={() => setFilters({ q: '', calls: 'all' })}>{t('Show all calls')}</Button>}
        />
      )}
      {[...Map.groupBy(shown, ({ area }) => area)].map(([area, found]) => (
        <Area key={area} area={area} calls={found} linked={linked} />
      ))}
    </Panel>
  );
}

function Area({ area, calls, linked }: { area: string; calls: ApiCall[]; linked: string }) {
  const name = areaName(area);
  return (
    <section className={styles['group']} aria-label={name}>
      <h3 lang="en">{name}</h3>
      {calls.map((call) => (
        <CallEntry key={call.id} call={call} isLinked={call.id === linked} />
      ))}
    </section>
  );
}

/** The call that the address names behind `#`. */
function useLinkedCall(): string {
  const [hash, setHash] = useState(window.location.hash);
  useEffect(() => {
    const follow = () => setHash(window.location.hash);
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  return hash.slice(1);
}
