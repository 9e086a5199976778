import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';

type Props = { question: string; onEdit: () => void; onDelete: () => void };

/** Actions of a row. Each label contains the question, because screen readers read it without the row. */
export function EntryActions({ question, onEdit, onDelete }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <Tooltip title={t('Edit')}>
        <Button
          type="text"
          icon={<EditOutlined aria-hidden />}
          aria-label={t('Edit “{{question}}”', { question })}
          onClick={onEdit}
        />
      </Tooltip>
      <Tooltip title={t('Delete')}>
        <Button
          type="text"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t('Delete “{{question}}”', { question })}
          onClick={onDelete}
        />
      </Tooltip>
    </>
  );
}
