import { useTranslation } from '#renderer/lib/translate.ts';
import styles from './notes.module.css';

export type Colleague = { id: string; name: string };
type Props = { id: string; people: Colleague[]; chosen: number; onPick: (person: Colleague) => void };

/** Colleagues above the note; the cursor stays in the note. */
export function MentionMenu({ id, people, chosen, onPick }: Props) {
  const { t } = useTranslation();
  return (
    <div role="listbox" id={id} aria-label={t('Mention a colleague')} tabIndex={-1} className={styles['menu']}>
      {people.map((person, index) => (
        <div
          key={person.id}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === chosen}
          className={styles['option']}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(person)}
          onKeyDown={() => undefined}
        >
          <bdi>{person.name}</bdi>
        </div>
      ))}
    </div>
  );
}
