import { useTranslation } from '#renderer/lib/translate.ts';
import { useNavigate } from 'react-router-dom';
import type { Me } from '#shared/features/auth/auth.contract.ts';
import { Select } from '#renderer/components/plain/select-field.tsx';
import { useChooseHotel } from '#renderer/features/auth/context.queries.ts';
import { paths } from '../../lib/paths.ts';
import styles from './sidebar.module.css';

/** For a person who works in several hotels: which one the console shows. */
export function HotelSwitch({ me }: { me: Me }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const choose = useChooseHotel();
  return (
    <section className={styles['context']} aria-label={t('Your hotels')}>
      <label className={styles['field']}>
        <span>{t('Your hotels')}</span>
        <Select
          value={me.hotel?.id ?? ''}
          disabled={choose.isPending}
          choices={me.memberships.map(({ hotel_id, hotel_name }) => ({ value: hotel_id, label: hotel_name }))}
          onChoose={(id) => choose.mutate(id, { onSuccess: () => void navigate(paths.dashboard) })}
        />
      </label>
    </section>
  );
}
