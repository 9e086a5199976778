import { CloseOutlined, PlusOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { Choices } from '#shared/features/conversations/choices.schema.ts';
import { choiceLimits } from '#shared/features/conversations/choices.values.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import styles from './choices-panel.module.css';

type Item = { title: string; description?: string | null | undefined };
type Props = {
  choices: Choices;
  textLength: number;
  onChange: (choices: Choices) => void;
  onRemove: () => void;
};

/** What the guest can tap below the reply: up to three buttons, or a list of up to ten items. */
export function ChoicesPanel({ choices, textLength, onChange, onRemove }: Props) {
  const { t } = useTranslation();
  const isList = choices.kind === 'list';
  const items: Item[] = choices.items;
  const most = isList ? choiceLimits.items : choiceLimits.buttons;
  const withItems = (next: Item[]) => onChange({ ...choices, items: next } as Choices);
  return (
    <section
      className={styles['panel']}
      aria-label={t('Buttons or a list')}
      // The form around it would send the reply.
      onKeyDown={(event) => event.key === 'Enter' && event.target instanceof HTMLInputElement && event.preventDefault()}
    >
      <Head choices={choices} onChange={onChange} onRemove={onRemove} />
      {isList && (
        <input
          aria-label={t('Words on the button that opens the list')}
          placeholder={t('Words on the button that opens the list')}
          value={choices.button}
          maxLength={choiceLimits.buttonTitle}
          onChange={({ target }) => onChange({ ...choices, button: target.value })}
        />
      )}
      <ol>
        {items.map((item, at) => (
          <Row
            key={at}
            item={item}
            nth={at + 1}
            isList={isList}
            isOnly={items.length === 1}
            onChange={(next) => withItems(items.map((one, nth) => (nth === at ? next : one)))}
            onRemove={() => withItems(items.filter((_, nth) => nth !== at))}
          />
        ))}
      </ol>
      <div className={styles['head']}>
        {items.length < most && (
          <Button size="small" icon={<PlusOutlined aria-hidden />} onClick={() => withItems([...items, { title: '' }])}>
            {isList ? t('Add item') : t('Add button')}
          </Button>
        )}
        <Hint titles={items.map(({ title }) => title.trim())} textLength={textLength} />
      </div>
    </section>
  );
}

function Head({ choices, onChange, onRemove }: Omit<Props, 'textLength'>) {
  const { t } = useTranslation();
  const items: Item[] = choices.items;
  const setKind = (kind: Choices['kind']) => {
    if (kind === choices.kind) return;
    if (kind === 'list') return onChange({ kind, button: '', items });
    onChange({ kind, items: items.slice(0, choiceLimits.buttons).map(({ title }) => ({ title: title.slice(0, 20) })) });
  };
  return (
    <div className={styles['head']}>
      <div role="group" aria-label={t('What the guest taps')}>
        {(['buttons', 'list'] as const).map((kind) => (
          <Button
            key={kind}
            size="small"
            type={choices.kind === kind ? 'primary' : 'default'}
            aria-pressed={choices.kind === kind}
            onClick={() => setKind(kind)}
          >
            {kind === 'list' ? t('List') : t('Buttons')}
          </Button>
        ))}
      </div>
      <Button
        type="text"
        size="small"
        icon={<CloseOutlined aria-hidden />}
        aria-label={t('Send without buttons')}
        onClick={onRemove}
      />
    </div>
  );
}

type RowProps = {
  item: Item;
  nth: number;
  isList: boolean;
  isOnly: boolean;
  onChange: (item: Item) => void;
  onRemove: () => void;
};

function Row({ item, nth, isList, isOnly, onChange, onRemove }: RowProps) {
  const { t } = useTranslation();
  const title = isList ? t('Item {{nth}}', { nth }) : t('Button {{nth}}', { nth });
  return (
    <li>
      <input
        aria-label={title}
        placeholder={title}
        value={item.title}
        maxLength={isList ? choiceLimits.itemTitle : choiceLimits.buttonTitle}
        onChange={({ target }) => onChange({ ...item, title: target.value })}
      />
      {isList && (
        <input
          aria-label={t('Description of item {{nth}}', { nth })}
          placeholder={t('Description (optional)')}
          value={item.description ?? ''}
          maxLength={choiceLimits.itemDescription}
          onChange={({ target }) => onChange({ ...item, description: target.value })}
        />
      )}
      {!isOnly && (
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined aria-hidden />}
          aria-label={t('Remove {{name}}', { name: item.title || title })}
          onClick={onRemove}
        />
      )}
    </li>
  );
}

/** What is missing before it can be sent. */
function Hint({ titles, textLength }: { titles: string[]; textLength: number }) {
  const { t } = useTranslation();
  const written = titles.filter(Boolean);
  const words =
    new Set(written).size < written.length
      ? t('Each button or item needs a title of its own.')
      : textLength === 0
        ? t('Write the text above them, then send.')
        : textLength > choiceLimits.text
          ? t('The text above them has at most 1,024 characters.')
          : t('Empty ones are left out.');
  return <p role="status">{words}</p>;
}
