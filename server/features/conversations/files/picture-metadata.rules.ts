/**
 * A JPEG or PNG without what its camera noted: place, time, device, thumbnails. Pixels stay as they are; of a JPEG also the
 * turn of the picture and its colours.
 */
export function withoutMetadata(data: Buffer, contentType: string): Buffer {
  if (contentType === 'image/jpeg') return plainJpeg(data);
  return contentType === 'image/png' ? plainPng(data) : data;
}

const startOfScan = 0xda;
const endOfImage = 0xd9;

/** Segments up to the end of the image; what follows it, such as a film, is left out as well. */
function plainJpeg(data: Buffer): Buffer {
  const parts: Buffer[] = [data.subarray(0, 2)];
  const turn = orientationOf(data);
  if (turn > 1) parts.push(orientationSegment(turn));
  for (const { marker, from, to } of segmentsOf(data))
    if (isKept(data, marker, from)) parts.push(data.subarray(from, to));
  return Buffer.concat(parts);
}

type Segment = { marker: number; from: number; to: number };

/** A segment of a scan ends where the next marker begins. @throws never: what cannot be read ends the list. */
function* segmentsOf(data: Buffer): Generator<Segment> {
  let at = 2;
  while (at + 1 < data.length && data[at] === 0xff) {
    const marker = data[at + 1]!;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === endOfImage) return yield { marker, from: at, to: at + 2 };
    const alone = marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
    let to = alone ? at + 2 : at + 2 + (at + 3 < data.length ? data.readUInt16BE(at + 2) : data.length);
    if (marker === startOfScan) to = endOfScan(data, to);
    yield { marker, from: at, to: Math.min(to, data.length) };
    at = to;
  }
}

function endOfScan(data: Buffer, from: number): number {
  for (let at = from; at + 1 < data.length; at += 1) {
    if (data[at] !== 0xff) continue;
    const next = data[at + 1]!;
    const isData = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!isData) return at;
  }
  return data.length;
}

/** APP0 (JFIF), an ICC profile and APP14 (Adobe's colours) stay; other APPn and comments go. */
function isKept(data: Buffer, marker: number, from: number): boolean {
  if (marker === 0xe2) return data.toString('latin1', from + 4, from + 15) === 'ICC_PROFILE';
  const isNote = marker === 0xfe || (marker >= 0xe1 && marker <= 0xef && marker !== 0xee);
  return !isNote;
}

/** 1 to 8 (TIFF tag 0x0112); 1 where it is not said. */
function orientationOf(data: Buffer): number {
  for (const { marker, from, to } of segmentsOf(data)) {
    if (marker === startOfScan) return 1;
    if (marker === 0xe1 && data.toString('latin1', from + 4, from + 10) === 'Exif\0\0')
      return orientationIn(data.subarray(from + 10, to));
  }
  return 1;
}

function orientationIn(tiff: Buffer): number {
  if (tiff.length < 14) return 1;
  const little = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (at + 2 > tiff.length ? 0 : little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const first = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  for (let nth = 0; nth < short(first); nth += 1) {
    const entry = first + 2 + nth * 12;
    if (entry + 12 > tiff.length) return 1;
    if (short(entry) === 0x0112) return short(entry + 8) <= 8 ? short(entry + 8) : 1;
  }
  return 1;
}

/** An Exif segment with the turn alone. */
function orientationSegment(turn: number): Buffer {
  const segment = Buffer.from('ffe100224578696600004d4d002a00000008000101120003000000010000000000000000', 'hex');
  segment.writeUInt16BE(turn, 28);
  return segment;
}

/** Chunks of notes: texts, Exif and the time of the last change. */
const notes = new Set(['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME']);

function plainPng(data: Buffer): Buffer {
  const parts: Buffer[] = [data.subarray(0, 8)];
  for (let at = 8; at + 12 <= data.length;) {
    const to = at + 12 + data.readUInt32BE(at);
    const type = data.toString('latin1', at + 4, at + 8);
    if (to > data.length) break;
    if (!notes.has(type)) parts.push(data.subarray(at, to));
    if (type === 'IEND') break;
    at = to;
  }
  return Buffer.concat(parts);
}
