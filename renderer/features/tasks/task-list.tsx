import { useTranslation } from '#renderer/lib/translate.ts';
import { taskViews, type TaskView } from '#shared/features/tasks/tasks.values.ts';
import { FilterChip, FilterChips } from '#renderer/components/inputs/filter-chip.tsx';
import { Toolbar } from '#renderer/components/page/toolbar.tsx';
import { Select } from '#renderer/components/plain/select-field.tsx';
import { EmptyState } from '#renderer/components/states/empty-state.tsx';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { useAddressFilters } from '#renderer/lib/hooks/use-address-filters.ts';
import { useDepartments } from '#renderer/lib/hooks/use-departments.ts';
import { TaskRow } from './task-row.tsx';
import { viewWords } from './task.words.ts';
import { useTasks } from './tasks.queries.ts';
import styles from './tasks.module.css';

type Props = { hotelId: string; timezone: string; userId: string };

/** Tasks of the hotel, filtered by view and department. The filters are in the address. */
export function TaskList({ hotelId, timezone, userId }: Props) {
  const { t } = useTranslation();
  const [{ view: wanted, department }, setFilters] = useAddressFilters(['view', 'department']);
  const view = taskViews.find((one) => one === wanted) ?? 'open';
  const departments = useDepartments(hotelId).data?.departments ?? [];
  const { data, error, refetch } = useTasks(hotelId, { view, ...(department ? { department_id: department } : {}) });
  const countOf = (one: TaskView) => (one === 'done' ? '' : ` ${data?.counts[one] ?? ''}`);
  return (
    <>
      <Toolbar>
        <FilterChips label={t('Which tasks')}>
          {taskViews.map((one) => (
            <FilterChip
              key={one}
              pressed={one === view}
              onClick={() => setFilters({ view: one === 'open' ? '' : one })}
            >
              {t(viewWords[one])}
              {countOf(one)}
            </FilterChip>
          ))}
        </FilterChips>
        {departments.length > 0 && (
          <span className={styles['department']}>
            <Select
              aria-label={t('Department')}
              value={department}
              choices={[
                { value: '', label: t('All departments') },
                ...departments.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChoose={(chosen) => setFilters({ department: chosen })}
            />
          </span>
        )}
      </Toolbar>
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ListSkeleton />)}
      {data?.tasks.length === 0 && (
        <EmptyState
          title={t('Nothing to do here')}
          text={t('In a conversation, m makes a task of the guest’s message.')}
        />
      )}
      <ul className={styles['tasks']}>
        {data?.tasks.map((task) => (
          <TaskRow key={task.id} hotelId={hotelId} timezone={timezone} userId={userId} task={task} />
        ))}
      </ul>
    </>
  );
}
