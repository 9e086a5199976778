/** Digits of 3 by 5 pixels; each row is a number of three bits. */
const digits: Record<string, number[]> = {
  '0': [7, 5, 5, 5, 7],
  '1': [2, 6, 2, 2, 7],
  '2': [7, 1, 7, 4, 7],
  '3': [7, 1, 7, 1, 7],
  '4': [5, 5, 7, 1, 1],
  '5': [7, 4, 7, 1, 7],
  '6': [7, 4, 7, 5, 7],
  '7': [7, 1, 2, 2, 2],
  '8': [7, 5, 7, 5, 7],
  '9': [7, 5, 7, 1, 7],
  '+': [0, 2, 7, 2, 0],
  '!': [2, 2, 2, 0, 2],
};

type Colour = readonly [red: number, green: number, blue: number];
const teal: Colour = [15, 110, 110];
const amber: Colour = [217, 130, 43];
const grey: Colour = [128, 134, 133];
const white: Colour = [255, 255, 255];

/** A square BGRA bitmap with `size` pixels per side, for Electron's `nativeImage.createFromBitmap`. */
export type Bitmap = { size: number; pixels: Uint8Array };

/** The text of a badge: empty, a number up to 99, or 99+. */
export function countText(count: number): string {
  if (count <= 0) return '';
  return count > 99 ? '99+' : String(count);
}

/**
 * The tray icon; with a count, an amber disc covers its corner. It is grey while the alarm is off, crossed out while it is
 * not to disturb, and with an exclamation mark while the connection is lost.
 */
export function trayBitmap(count: number, look: 'on' | 'quiet' | 'off' | 'lost' = 'on', size = 32): Bitmap {
  const bitmap = { size, pixels: new Uint8Array(size * size * 4) };
  const ground = look === 'on' || look === 'quiet' ? teal : grey;
  roundedSquare(bitmap, ground);
  bell(bitmap, white);
  if (look === 'quiet') stroke(bitmap, ground);
  const text = look === 'lost' ? '!' : countText(count);
  if (text) disc(bitmap, { x: size * 0.64, y: size * 0.36, radius: size * 0.36 }, text);
  return bitmap;
}

/** The count alone, for the corner of Windows' taskbar button. */
export function overlayBitmap(count: number, size = 32): Bitmap {
  const bitmap = { size, pixels: new Uint8Array(size * size * 4) };
  disc(bitmap, { x: size / 2, y: size / 2, radius: size / 2 }, countText(count));
  return bitmap;
}

function put({ size, pixels }: Bitmap, x: number, y: number, [red, green, blue]: Colour): void {
  if (x < 0 || y < 0 || x >= size || y >= size) return;
  pixels.set([blue, green, red, 255], (y * size + x) * 4);
}

function fill(bitmap: Bitmap, colour: Colour, inside: (x: number, y: number) => boolean): void {
  for (let y = 0; y < bitmap.size; y += 1)
    for (let x = 0; x < bitmap.size; x += 1) if (inside(x + 0.5, y + 0.5)) put(bitmap, x, y, colour);
}

function roundedSquare(bitmap: Bitmap, colour: Colour): void {
  const { size } = bitmap;
  const radius = size * 0.22;
  const beyond = (at: number) => Math.max(radius - at, at - (size - radius), 0);
  fill(bitmap, colour, (x, y) => Math.hypot(beyond(x), beyond(y)) <= radius);
}

/** A desk bell: dome, plate and knob. */
function bell(bitmap: Bitmap, colour: Colour): void {
  const unit = bitmap.size / 16;
  fill(bitmap, colour, (x, y) => y <= 10 * unit && Math.hypot(x - 8 * unit, y - 10 * unit) <= 4.6 * unit);
  fill(bitmap, colour, (x, y) => y > 10.8 * unit && y <= 12.3 * unit && Math.abs(x - 8 * unit) <= 5.2 * unit);
  fill(bitmap, colour, (x, y) => Math.hypot(x - 8 * unit, y - 4.4 * unit) <= 1.1 * unit);
}

/** A line from the lower left to the upper right, white with an edge of the ground's colour. */
function stroke(bitmap: Bitmap, ground: Colour): void {
  const unit = bitmap.size / 16;
  const off = (x: number, y: number) => Math.abs(x + y - bitmap.size) / Math.SQRT2;
  const isInside = (x: number, y: number) => Math.min(x, y, bitmap.size - x, bitmap.size - y) > 2 * unit;
  fill(bitmap, ground, (x, y) => isInside(x, y) && off(x, y) <= 1.6 * unit);
  fill(bitmap, white, (x, y) => isInside(x, y) && off(x, y) <= 0.7 * unit);
}

function disc(bitmap: Bitmap, { x, y, radius }: { x: number; y: number; radius: number }, text: string): void {
  fill(bitmap, amber, (px, py) => Math.hypot(px - x, py - y) <= radius);
  const scale = Math.max(1, Math.floor((radius * 1.5) / (text.length * 4 - 1)));
  const left = Math.round(x - ((text.length * 4 - 1) * scale) / 2);
  const top = Math.round(y - (5 * scale) / 2);
  [...text].forEach((digit, at) => glyph(bitmap, digit, left + at * 4 * scale, top, scale));
}

function glyph(bitmap: Bitmap, digit: string, left: number, top: number, scale: number): void {
  const rows = digits[digit] ?? [];
  for (let y = 0; y < rows.length * scale; y += 1)
    for (let x = 0; x < 3 * scale; x += 1)
      if (((rows[Math.floor(y / scale)] ?? 0) >> (2 - Math.floor(x / scale))) & 1)
        put(bitmap, left + x, top + y, white);
}
