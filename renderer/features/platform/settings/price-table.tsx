import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { messageCategories } from '#shared/features/hotels/hotels.values.ts';
import { Button, Form, Input, Tooltip, type FormListFieldData } from 'antd';
import { useTranslation } from 'react-i18next';
import type { PriceEntry } from '#shared/features/platform/platform-settings.schema.ts';
import { categoryLabels } from '../analytics/analytics-words.rules.ts';
import styles from './platform-settings.module.css';

const tablePath = ['pricing', 'table'];
const headId = (category: string) => `price-head-${category}`;

/** Prices by the day from which they hold. */
export function PriceTable() {
  const { t } = useTranslation();
  const form = Form.useFormInstance();
  const copyOfLast = (): PriceEntry => {
    const entries = (form.getFieldValue(tablePath) as PriceEntry[] | undefined) ?? [];
    const last = entries.at(-1);
    const nothing = Object.fromEntries(messageCategories.map((category) => [category, ''])) as PriceEntry['prices'];
    return { effective_from: '', prices: { ...(last?.prices ?? nothing) } };
  };
  return (
    <Form.List name={tablePath}>
      {(lines, { add, remove }, { errors }) => (
        <>
          <div className={styles['prices']} role="group" aria-label={t('Prices')} tabIndex={0}>
            <table>
              <thead>
                <tr>
                  <th scope="col" id={headId('from')}>
                    {t('From this day on')}
                  </th>
                  {messageCategories.map((category) => (
                    <th key={category} scope="col" id={headId(category)}>
                      {t(categoryLabels[category])}
                    </th>
                  ))}
                  <td />
                </tr>
              </thead>
              <tbody>
                {lines.map((line) => (
                  <PriceLine key={line.key} line={line} only={lines.length === 1} onRemove={() => remove(line.name)} />
                ))}
              </tbody>
            </table>
          </div>
          {errors.length > 0 && (
            <p role="alert" className={styles['problem']}>
              {errors[0]}
            </p>
          )}
          <Button icon={<PlusOutlined aria-hidden />} className={styles['addPrice']!} onClick={() => add(copyOfLast())}>
            {t('Add prices from a later day')}
          </Button>
        </>
      )}
    </Form.List>
  );
}

function PriceLine({ line, only, onRemove }: { line: FormListFieldData; only: boolean; onRemove: () => void }) {
  const { t } = useTranslation();
  return (
    <tr>
      <td>
        <Form.Item name={[line.name, 'effective_from']} rules={[{ required: true, message: t('Choose a day.') }]}>
          <Input type="date" aria-labelledby={headId('from')} />
        </Form.Item>
      </td>
      {messageCategories.map((category) => (
        <td key={category}>
          <Form.Item name={[line.name, 'prices', category]}>
            <Input inputMode="decimal" autoComplete="off" aria-labelledby={headId(category)} />
          </Form.Item>
        </td>
      ))}
      <td>
        {!only && (
          <Tooltip title={t('Remove')}>
            <Button
              type="text"
              icon={<DeleteOutlined aria-hidden />}
              aria-label={t('Remove this line of prices')}
              onClick={onRemove}
            />
          </Tooltip>
        )}
      </td>
    </tr>
  );
}
