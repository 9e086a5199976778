/** One size of an icon: `png` is the file; `rgba`, only below 256 pixels, has rows from the top and four bytes per pixel. */
export type Drawing = { size: number; png: Buffer; rgba: Buffer };

const HEADER = 6;
const ENTRY = 16;

/**
 * A Windows .ico file. Sizes below 256 are bitmaps, because older parts of Windows and NSIS do not read PNG there; 256 is
 * a PNG.
 */
export function icoFile(drawings: Drawing[]): Buffer {
  const images = drawings.map((drawing) => (drawing.size < 256 ? bitmap(drawing) : drawing.png));
  const head = Buffer.alloc(HEADER + ENTRY * drawings.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(drawings.length, 4);
  let offset = head.length;
  drawings.forEach(({ size }, index) => {
    const at = HEADER + ENTRY * index;
    const length = images[index]?.length ?? 0;
    head.writeUInt8(size % 256, at);
    head.writeUInt8(size % 256, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += length;
  });
  return Buffer.concat([head, ...images]);
}

/** A device-independent bitmap for icons: double height, rows from the bottom, BGRA, then an empty mask. */
function bitmap({ size, rgba }: Drawing): Buffer {
  const maskRow = Math.ceil(size / 32) * 4;
  const head = Buffer.alloc(40);
  head.writeUInt32LE(40, 0);
  head.writeInt32LE(size, 4);
  head.writeInt32LE(size * 2, 8);
  head.writeUInt16LE(1, 12);
  head.writeUInt16LE(32, 14);
  head.writeUInt32LE(size * size * 4 + maskRow * size, 20);
  const pixels = Buffer.alloc(size * size * 4);
  for (let y = 0; y < size; y += 1) rgba.copy(pixels, (size - 1 - y) * size * 4, y * size * 4, (y + 1) * size * 4);
  for (let at = 0; at < pixels.length; at += 4) {
    const red = pixels.readUInt8(at);
    pixels.writeUInt8(pixels.readUInt8(at + 2), at);
    pixels.writeUInt8(red, at + 2);
  }
  return Buffer.concat([head, pixels, Buffer.alloc(maskRow * size)]);
}

/** macOS type names of the sizes. One size may have two names: itself, and the 2x version of half its size. */
const ICNS_NAMES: [name: string, size: number][] = [
  ['icp4', 16],
  ['icp5', 32],
  ['ic11', 32],
  ['ic12', 64],
  ['ic07', 128],
  ['ic13', 256],
  ['ic08', 256],
  ['ic14', 512],
  ['ic09', 512],
  ['ic10', 1024],
];

/** A macOS .icns file of PNG entries. @throws if a required size is missing. */
export function icnsFile(drawings: Drawing[]): Buffer {
  const entries = ICNS_NAMES.map(([name, size]) => {
    const png = drawings.find((drawing) => drawing.size === size)?.png;
    if (!png) throw new Error(`an icon of ${size} pixels is missing`);
    return Buffer.concat([lengthened(name, png.length), png]);
  });
  const body = Buffer.concat(entries);
  return Buffer.concat([lengthened('icns', body.length), body]);
}

function lengthened(name: string, length: number): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 0, 'latin1');
  head.writeUInt32BE(length + 8, 4);
  return head;
}
