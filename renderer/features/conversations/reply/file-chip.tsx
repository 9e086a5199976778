import { CloseOutlined, FileOutlined, PictureOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import type { DraftFile } from './extras.store.ts';
import styles from './file-chip.module.css';

/** The file of a reply, with a picture of it, and a way to take it out. */
export function FileChip({ file, onRemove }: { file: DraftFile; onRemove: () => void }) {
  const { t } = useTranslation();
  const { id, type, url, filename, problem } = file;
  return (
    <div
      className={styles['chip']}
      data-problem={problem !== undefined}
      role="group"
      aria-label={t('File of the reply')}
    >
      {id && type === 'image' ? (
        <img src={url} alt={t('Picture: {{name}}', { name: filename })} />
      ) : type === 'image' ? (
        <PictureOutlined aria-hidden />
      ) : (
        <FileOutlined aria-hidden />
      )}
      <p>
        <bdi>{filename}</bdi>
        {problem ? (
          <span role="alert">{problem}</span>
        ) : (
          <span role="status">{id ? t('Goes with your reply') : t('Is being added…')}</span>
        )}
      </p>
      <Button
        type="text"
        size="small"
        icon={<CloseOutlined aria-hidden />}
        aria-label={t('Remove {{name}}', { name: filename })}
        onClick={onRemove}
      />
    </div>
  );
}
