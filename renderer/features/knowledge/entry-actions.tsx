import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { Tip } from '#renderer/components/plain/tip.tsx';

type Props = { question: string; onEdit: () => void; onDelete: () => void };

/** Actions of a row. Each label contains the question, because screen readers read it without the row. */
export function EntryActions({ question, onEdit, onDelete }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <Tip title={t('Edit')}>
        <Button
          type="text"
          icon={<EditOutlined aria-hidden />}
          aria-label={t('Edit “{{question}}”', { question })}
          onClick={onEdit}
        />
      </Tip>
      <Tip title={t('Delete')}>
        <Button
          type="text"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t('Delete “{{question}}”', { question })}
          onClick={onDelete}
        />
      </Tip>
    </>
  );
}
