import type { TaskPhoto } from '#shared/features/tasks/tasks.schema.ts';

/** Longest side of a stored photo in pixels. */
const LONGEST_SIDE = 1600;

/** A photo of a telephone as a JPEG that is small enough to be stored. @throws where the file is no picture. */
export async function readPhoto(file: Blob): Promise<TaskPhoto> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const [, data = ''] = canvas.toDataURL('image/jpeg', 0.8).split(',');
  return { content_type: 'image/jpeg', data };
}
