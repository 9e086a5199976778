/** What the camera of {@link aPicture} noted: a place, in Exif. */
export const placeInPicture = Buffer.from('GPS 47.6N 9.5E');

/** A JPEG's segments with Exif, a comment and a film behind it; `size`: bytes of its pixels. */
export function aPicture(size = 20, { orientation = 1 } = {}): Buffer {
  const tiff = Buffer.from('4d4d002a000000080001011200030000000100000000000000000000', 'hex').subarray(0, 26);
  const exif = Buffer.concat([Buffer.from('Exif\0\0'), tiff, placeInPicture]);
  exif.writeUInt16BE(orientation, 6 + 18);
  return Buffer.concat([
    Buffer.from('ffd8', 'hex'),
    segment(0xe0, Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1')),
    segment(0xe1, exif),
    segment(0xfe, placeInPicture),
    segment(0xda, Buffer.from('0101003f00', 'hex')),
    Buffer.alloc(size, 0x55),
    Buffer.from('ff0011ffd9', 'hex'),
    placeInPicture,
  ]);
}

function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

export const aPdf = (): Buffer => Buffer.from(`%PDF-1.7\n${'% a page\n'.repeat(20)}%%EOF\n`);

/** A ZIP of empty files with these names. */
export function anOfficeFile(...names: string[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const name of ['[Content_Types].xml', ...names]) {
    const bytes = Buffer.from(name);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(bytes.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(bytes.length, 28);
    entry.writeUInt32LE(at, 42);
    locals.push(local, bytes);
    directory.push(entry, bytes);
    at += local.length + bytes.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, ...directory, end]);
}
