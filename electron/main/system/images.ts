import { nativeImage } from 'electron';
import { trayBitmap, type Bitmap } from './icon.rules.ts';

export function imageOf({ size, pixels }: Bitmap, scaleFactor = 2): Electron.NativeImage {
  return nativeImage.createFromBitmap(Buffer.from(pixels), { width: size, height: size, scaleFactor });
}

/** The icon of windows and notices. */
export const programIcon = (): Electron.NativeImage => imageOf(trayBitmap(0, 'on', 128), 1);
