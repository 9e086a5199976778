/** A phone makes a photo smaller before it sends it. */
const longestSide = 1600;
const quality = 0.85;

export type PreparedPicture = { content_type: 'image/jpeg'; filename: string; data: string; preview: string };

/** A file as the phone sends it: JPEG, at most 1,600 pixels long. Rejects where the browser cannot read it as a picture. */
export async function preparePicture(file: File): Promise<PreparedPicture> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const preview = canvas.toDataURL('image/jpeg', quality);
  return {
    content_type: 'image/jpeg',
    filename: `${file.name.replace(/\.\w+$/, '') || 'photo'}.jpg`,
    data: preview.slice(preview.indexOf(',') + 1),
    preview,
  };
}
