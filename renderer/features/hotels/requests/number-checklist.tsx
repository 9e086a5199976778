import { useTranslation } from '#renderer/lib/translate.ts';
import type { NumberRequest, RequestCheck } from '#shared/features/hotels/number-requests.contract.ts';
import { requestChecks } from '#shared/features/hotels/number-requests.values.ts';
import form from '#renderer/components/plain/form.module.css';
import { useCheckRequest } from './number-requests.queries.ts';
import { checkWords } from './number-requests.words.ts';
import styles from './number-requests.module.css';

/** What has been checked; each tick is stored at once. */
export function NumberChecklist({ item: { hotel_id, checked } }: { item: NumberRequest }) {
  const { t } = useTranslation();
  const words = checkWords(t);
  const save = useCheckRequest(hotel_id, { said: t('Checklist saved'), failed: t('The checklist was not saved') });
  const shown = save.isPending ? save.variables : checked;
  const toggle = (check: RequestCheck) =>
    save.mutate(shown.includes(check) ? shown.filter((each) => each !== check) : [...shown, check]);
  return (
    <fieldset className={styles['checks']}>
      <legend>{t('Checked by the platform')}</legend>
      {requestChecks.map((check) => (
        <label key={check} className={form['check']}>
          <input
            type="checkbox"
            checked={shown.includes(check)}
            disabled={save.isPending}
            onChange={() => toggle(check)}
          />
          {words[check]}
        </label>
      ))}
    </fieldset>
  );
}
