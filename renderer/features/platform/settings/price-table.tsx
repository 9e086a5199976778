import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { messageCategories } from '#shared/features/hotels/hotels.values.ts';
import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { PriceEntry } from '#shared/features/platform/platform-settings.schema.ts';
import { useField } from '#renderer/components/fields/draft.context.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import form from '#renderer/components/plain/form.module.css';
import { Tip } from '#renderer/components/plain/tip.tsx';
import type { Draft } from '#renderer/lib/forms/draft.ts';
import { categoryLabels } from '../analytics/analytics-words.rules.ts';
import styles from './platform-settings.module.css';
import type { SettingsFields } from './platform-settings-values.ts';

const tablePath = 'pricing.table';
const headId = (category: string) => `price-head-${category}`;

/** Prices by the day from which they hold. */
export function PriceTable({ draft }: { draft: Draft<SettingsFields> }) {
  const { t } = useTranslation();
  const { problem } = useField(tablePath);
  const { lines, keys, change, add, remove } = useLines(draft);
  return (
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
            {lines.map((line, index) => (
              <PriceLine
                key={keys[index]}
                line={line}
                path={`${tablePath}.${index}`}
                onChange={(next) => change(index, next)}
                {...(lines.length > 1 ? { onRemove: () => remove(index) } : {})}
              />
            ))}
          </tbody>
        </table>
      </div>
      {problem && (
        <p role="alert" className={styles['problem']}>
          {problem}
        </p>
      )}
      <Button icon={<PlusOutlined aria-hidden />} className={styles['addPrice']} onClick={add}>
        {t('Add prices from a later day')}
      </Button>
    </>
  );
}

/** The lines of the table, with keys that stay when one before them is removed. */
function useLines(draft: Draft<SettingsFields>) {
  const lines = draft.values()[tablePath];
  const [keys, setKeys] = useState(() => lines.map((_, index) => index));
  const write = (next: PriceEntry[]) => draft.set({ [tablePath]: next });
  const nextKey = Math.max(-1, ...keys) + 1;
  return {
    lines,
    keys: lines.map((_, index) => keys[index] ?? nextKey + index),
    change: (at: number, next: PriceEntry) => write(lines.map((line, index) => (index === at ? next : line))),
    add: () => {
      const last = lines.at(-1);
      if (last) write([...lines, { ...last, effective_from: '' }]);
    },
    remove: (at: number) => {
      setKeys(lines.map((_, index) => keys[index] ?? nextKey + index).filter((_, index) => index !== at));
      write(lines.filter((_, index) => index !== at));
    },
  };
}

type LineProps = { line: PriceEntry; path: string; onChange: (line: PriceEntry) => void; onRemove?: () => void };

function PriceLine({ line, path, onChange, onRemove }: LineProps) {
  const { t } = useTranslation();
  return (
    <tr>
      <td>
        <Cell
          path={`${path}.effective_from`}
          type="date"
          head={headId('from')}
          value={line.effective_from}
          onType={(effective_from) => onChange({ ...line, effective_from })}
        />
      </td>
      {messageCategories.map((category) => (
        <td key={category}>
          <Cell
            path={`${path}.prices.${category}`}
            type="text"
            head={headId(category)}
            value={line.prices[category]}
            onType={(price) => onChange({ ...line, prices: { ...line.prices, [category]: price } })}
          />
        </td>
      ))}
      <td>
        {onRemove && (
          <Tip title={t('Remove')}>
            <Button
              type="text"
              icon={<DeleteOutlined aria-hidden />}
              aria-label={t('Remove this line of prices')}
              onClick={onRemove}
            />
          </Tip>
        )}
      </td>
    </tr>
  );
}

type CellProps = { path: string; type: 'date' | 'text'; head: string; value: string; onType: (text: string) => void };

function Cell({ path, type, head, value, onType }: CellProps) {
  const { problem, attributes } = useField(path);
  return (
    <>
      <div className={form['box']} data-refused={problem !== undefined}>
        <input
          {...attributes}
          type={type}
          inputMode={type === 'text' ? 'decimal' : undefined}
          autoComplete="off"
          aria-labelledby={head}
          value={value}
          onChange={({ target }) => onType(target.value)}
        />
      </div>
      {problem && (
        <p id={`${attributes.id}_help`} role="alert" className={styles['problem']}>
          {problem}
        </p>
      )}
    </>
  );
}
