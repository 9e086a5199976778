import { Link } from 'react-router-dom';
import { profileFields } from '#shared/features/knowledge/profile-fields.values.ts';
import form from '#renderer/components/plain/form.module.css';
import { coveragePath } from '#renderer/lib/paths.ts';
import { useTranslation } from '#renderer/lib/translate.ts';
import styles from './field-answers.module.css';
import { useGuestQuestions } from './guest-questions.queries.ts';

/** The guest questions that a field of the profile answers, in one line. */
export function FieldAnswers({ field }: { field: string }) {
  const { t, i18n } = useTranslation();
  const names = useGuestQuestions(i18n.language);
  const intents = Object.keys(profileFields).filter((intent) => profileFields[intent] === field);
  // The line has its height before the names are there.
  if (!names) return <p className={form['hint']}>&nbsp;</p>;
  const name = intents.map((intent) => names[intent]?.[0] ?? intent).join(', ');
  return (
    <p className={form['hint']}>
      <Link className={styles['answers']!} to={coveragePath}>
        {t('Answers: {{name}}', { name })}
      </Link>
    </p>
  );
}
