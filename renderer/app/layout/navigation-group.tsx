import { useTranslation } from '#renderer/lib/translate.ts';
import { NavLink } from 'react-router-dom';
import { useDashboard } from '#renderer/features/hotels/hotels.queries.ts';
import type { NavigationEntry } from '../navigation.ts';
import styles from './sidebar.module.css';
import { closeDrawer } from '../sidebar.store.ts';

type Props = { title?: string; entries: NavigationEntry[]; collapsed: boolean; hotelId: string | null };

/** One list of links. `hotelId` is the hotel whose open requests the badge counts. */
export function NavigationGroup({ title, entries, collapsed, hotelId }: Props) {
  const waiting = useDashboard(hotelId).data?.not_completed ?? 0;
  return (
    <>
      {title && !collapsed && <p className={styles['groupTitle']}>{title}</p>}
      <ul className={styles['entries']}>
        {entries.map((entry) => (
          <li key={entry.path}>
            <Entry entry={entry} collapsed={collapsed} count={entry.badge ? waiting : 0} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Entry({ entry, collapsed, count }: { entry: NavigationEntry; collapsed: boolean; count: number }) {
  const { t } = useTranslation();
  const { icon: Icon } = entry;
  return (
    <NavLink
      to={entry.path}
      className={styles['entry']!}
      title={collapsed ? t(entry.label) : undefined}
      onClick={closeDrawer}
    >
      <Icon aria-hidden />
      <span className={collapsed ? 'visually-hidden' : styles['label']}>{t(entry.label)}</span>
      {entry.tag && !collapsed && <span className={styles['tag']}>{t(entry.tag)}</span>}
      {count > 0 && <Count count={count} collapsed={collapsed} />}
    </NavLink>
  );
}

function Count({ count, collapsed }: { count: number; collapsed: boolean }) {
  const { t } = useTranslation();
  const words = count === 1 ? t('1 open request') : t('{{number}} open requests', { number: count });
  return (
    <span className={collapsed ? styles['dot'] : styles['count']} title={words}>
      <span aria-hidden>{collapsed ? '' : count > 99 ? '99+' : count}</span>
      <span className="visually-hidden">{words}</span>
    </span>
  );
}
