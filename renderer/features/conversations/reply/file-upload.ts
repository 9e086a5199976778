import { replyFileKinds } from '#shared/features/conversations/reply-files.values.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { messageOf } from '#renderer/lib/notify.ts';
import { changeExtras, extrasOf, takeFile, type DraftFile } from './extras.store.ts';

/** Longest side in pixels, and quality, of a picture that is made smaller. */
const LONGEST_SIDE = 2560;
const QUALITY = 0.85;

type Target = { hotelId: string; conversationId: string; key: string; beganAfter: string | null };

/** Uploads a file into the reply box; one that was there is replaced. */
export async function attachFile({ hotelId, conversationId: id, key, beganAfter }: Target, given: File): Promise<void> {
  removeFile(hotelId, id, key);
  const type = given.type.startsWith('image/') ? ('image' as const) : ('other' as const);
  const waiting: DraftFile = { id: null, type, url: '', filename: given.name, began_after: beganAfter };
  changeExtras(key, { file: waiting });
  const isShown = () => extrasOf(key).file === waiting;
  try {
    const { name, data } = await sendable(given);
    const params = { hotel_id: hotelId, id };
    const file = await client.replyFiles.add({ params, query: { filename: name }, body: data });
    if (isShown()) return changeExtras(key, { file: { ...file, began_after: beganAfter } });
    await client.replyFiles.remove({ params: { ...params, file_id: file.id } });
  } catch (error) {
    if (isShown()) changeExtras(key, { file: { ...waiting, problem: messageOf(error) } });
  }
}

/** Takes the file out of the reply box, and off the server. */
export function removeFile(hotel_id: string, id: string, key: string): void {
  const file = takeFile(key);
  // What is left on the server goes after a day.
  if (file?.id) client.replyFiles.remove({ params: { hotel_id, id, file_id: file.id } }).catch(() => undefined);
}

/** The bytes to send: a picture that WhatsApp would not take becomes a JPEG that it takes. */
async function sendable(file: File): Promise<{ name: string; data: Uint8Array<ArrayBuffer> }> {
  const kind = replyFileKinds.find(({ content_type }) => content_type === file.type);
  const isPicture = file.type.startsWith('image/');
  const jpeg = isPicture && (!kind || file.size > kind.most) ? await asJpeg(file).catch(() => null) : null;
  const bytes = new Uint8Array(await (jpeg ?? file).arrayBuffer());
  return { name: file.name || 'picture', data: bytes };
}

async function asJpeg(file: Blob): Promise<Blob | null> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return null;
  // Transparent parts would be black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
