import { CameraOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { Task } from '#shared/features/tasks/tasks.schema.ts';
import { notifyFailure } from '#renderer/lib/notify.ts';
import { readPhoto } from './task-photo.ts';
import { useSetPhoto, useTaskPhoto } from './tasks.queries.ts';
import styles from './tasks.module.css';

/** The guest's picture, the photo of staff, and a way to add one. */
export function Photo({ hotelId, task }: { hotelId: string; task: Task }) {
  const { t } = useTranslation();
  const photo = useTaskPhoto(hotelId, task.id, task.has_photo).data;
  const setPhoto = useSetPhoto(hotelId);
  const add = (file: File | undefined) =>
    file &&
    void readPhoto(file).then(
      (read) => setPhoto.mutate({ id: task.id, ...read }),
      (error: unknown) => notifyFailure(t('The photo could not be read'), error),
    );
  return (
    <span className={styles['photos']}>
      {task.picture && <img src={task.picture} alt={t('Picture of the guest')} loading="lazy" />}
      {photo && <img src={`data:${photo.content_type};base64,${photo.data}`} alt={t('Photo of staff')} />}
      {task.status !== 'done' && task.status !== 'cancelled' && (
        <label className={styles['addPhoto']}>
          <CameraOutlined aria-hidden /> {t('Add photo')}
          <input
            type="file"
            accept="image/*"
            className="visually-hidden"
            onChange={({ target }) => add(target.files?.[0])}
          />
        </label>
      )}
    </span>
  );
}
