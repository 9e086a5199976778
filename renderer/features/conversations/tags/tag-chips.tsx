import type { Tag } from '#shared/features/conversations/tag.schema.ts';
import { useTranslation } from '#renderer/lib/translate.ts';
import styles from './tags.module.css';

/** Tags as words with a coloured dot; after `most` of them only their number. */
export function TagChips({ tags, most = tags.length }: { tags: readonly Tag[]; most?: number }) {
  const { t } = useTranslation();
  if (tags.length === 0) return null;
  const rest = tags.slice(most);
  return (
    <span className={styles['chips']}>
      <span className="visually-hidden">{t('Tags')}: </span>
      {tags.slice(0, most).map(({ id, name, colour }) => (
        <span key={id} className={styles['chip']} data-colour={colour} title={name}>
          <bdi>{name}</bdi>
        </span>
      ))}
      {rest.length > 0 && (
        <span className={styles['rest']} title={rest.map(({ name }) => name).join(', ')}>
          +{rest.length}
        </span>
      )}
    </span>
  );
}
