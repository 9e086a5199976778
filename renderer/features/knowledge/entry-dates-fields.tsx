import { Checkbox, Form, Input } from 'antd';
import { useTranslation } from '#renderer/lib/translate.ts';
import styles from './entry-dates.module.css';
import { weekdayNames } from './entry-dates.rules.ts';

/** The days on which the assistant uses an entry, and when a person looks at it again. */
export function EntryDatesFields() {
  const { t, i18n } = useTranslation();
  const names = weekdayNames(i18n.language);
  return (
    <>
      <div className={styles['days']}>
        <Form.Item name="valid_from" label={t('Valid from (optional)')}>
          <Input type="date" />
        </Form.Item>
        <Form.Item name="valid_until" label={t('Valid until (optional)')}>
          <Input type="date" />
        </Form.Item>
        <Form.Item name="review_on" label={t('Review on (optional)')}>
          <Input type="date" />
        </Form.Item>
      </div>
      <Form.Item
        name="weekdays"
        label={t('Only on these weekdays')}
        extra={t(
          'None chosen: every day. On other days the assistant does not use the entry. The hotel’s clock counts.',
        )}
      >
        <Checkbox.Group options={names.map((label, index) => ({ value: index + 1, label }))} />
      </Form.Item>
    </>
  );
}
