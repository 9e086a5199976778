import { TeamOutlined, UserOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { useDepartments } from '#renderer/lib/hooks/use-departments.ts';
import { useInbox } from '../inbox.context.ts';
import { useColleaguesOfHotel, type Given } from './assign.queries.ts';
import styles from './assign.module.css';

/** Departments first, then the caller, then colleagues. */
export function GiveTo({ isBusy, onGive }: { isBusy: boolean; onGive: (given: Given) => void }) {
  const { t } = useTranslation();
  const { hotelId, userId } = useInbox();
  const departments = useDepartments(hotelId);
  const colleagues = useColleaguesOfHotel(hotelId);
  if (!departments.data || !colleagues.data) {
    const error = departments.error ?? colleagues.error;
    return error ? <ErrorState error={error} onRetry={() => void colleagues.refetch()} /> : <ListSkeleton rows={3} />;
  }
  const people = colleagues.data.items
    .toSorted((one, other) => Number(other.user_id === userId) - Number(one.user_id === userId))
    .map(({ user_id, first_name, last_name, email }) => ({
      key: user_id,
      name: user_id === userId ? t('You') : `${first_name} ${last_name}`.trim() || email,
      icon: <UserOutlined aria-hidden />,
      to: { assigned_to: user_id },
    }));
  const teams = departments.data.departments.map(({ id, name }) => ({
    key: id,
    name,
    icon: <TeamOutlined aria-hidden />,
    to: { department_id: id },
  }));
  return (
    <>
      <ul className={styles['choices']}>
        {[...teams, ...people].map((choice) => (
          <li key={choice.key}>
            <button type="button" disabled={isBusy} onClick={() => onGive({ name: choice.name, to: choice.to })}>
              {choice.icon} <bdi>{choice.name}</bdi>
            </button>
          </li>
        ))}
      </ul>
      <p className={styles['hint']}>
        {t('Who is not there in {{minutes}} min loses it: it returns to the list and calls staff again.', {
          minutes: departments.data.taken_within_minutes,
        })}
      </p>
    </>
  );
}
