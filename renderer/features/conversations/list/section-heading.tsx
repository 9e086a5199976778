import { DownOutlined, RightOutlined } from '@ant-design/icons';
import type { Translate } from '#renderer/lib/translate.ts';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { Section } from './use-sections.ts';
import styles from './list.module.css';

type Props = { title: string; section: Section; expanded?: boolean; onToggle?: () => void };

/** A section's name with its count; a button where it can be folded away. */
export function SectionHeading({ title, section, expanded, onToggle }: Props) {
  const { t } = useTranslation();
  const words = (
    <>
      {onToggle && (expanded ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />)}
      <span>{t(title)}</span>
      <span className={styles['count']}>{section.isPending ? '' : countWords(section, t)}</span>
    </>
  );
  if (!onToggle) return <h2 className={styles['heading']}>{words}</h2>;
  return (
    <h2 className={styles['heading']}>
      <button type="button" aria-expanded={expanded} onClick={onToggle}>
        {words}
      </button>
    </h2>
  );
}

/** '11 conversations · 12 requests': the badge in the menu counts the requests. */
function countWords({ state, count, requests }: Section, t: Translate): string {
  if (state === 'resolved') return count;
  const conversations = count === '1' ? t('1 conversation') : t('{{number}} conversations', { number: count });
  if (requests === null) return conversations;
  const open = requests === 1 ? t('1 open request') : t('{{number}} open requests', { number: requests });
  return `${conversations} · ${open}`;
}
