import { Link } from 'react-router-dom';
import { profileFields } from '#shared/features/knowledge/profile-fields.values.ts';
import { useIdle } from '#renderer/lib/hooks/use-idle.ts';
import { coveragePath } from '#renderer/lib/paths.ts';
import { useTranslation } from '#renderer/lib/translate.ts';
import styles from './field-answers.module.css';
import { useGuestQuestions } from './guest-questions.queries.ts';

/** The guest questions that a field of the profile answers, in one line. Their names are loaded after the page. */
export function FieldAnswers({ field }: { field: string }) {
  const { t, i18n } = useTranslation();
  const names = useGuestQuestions(useIdle() ? i18n.language : undefined);
  const intents = Object.keys(profileFields).filter((intent) => profileFields[intent] === field);
  if (intents.length === 0) return null;
  // The line has its height before the names are there.
  if (!names) return <p className={styles['answers']}>&nbsp;</p>;
  const name = intents.map((intent) => names[intent]?.[0] ?? intent).join(', ');
  return (
    <p className={styles['answers']}>
      <Link to={coveragePath}>{t('Answers: {{name}}', { name })}</Link>
    </p>
  );
}
