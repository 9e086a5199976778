import { constants, deflateRawSync, deflateSync } from 'node:zlib';

/** A PDF of these objects, the first of them its catalog. */
function fileOf(objects: (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let at = parts[0]!.length;
  for (const [index, object] of objects.entries()) {
    const whole = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]);
    offsets.push(at);
    parts.push(whole);
    at += whole.length;
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(table + trailer)]);
}

const stream = (entries: string, data: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`<< ${entries} /Length ${data.length} >>\nstream\n`), data, Buffer.from('\nendstream')]);

/** Deflated data that expands to `megabytes` of one byte: one flushed block, repeated. */
function expanding(megabytes: number, byte: string): Buffer {
  const block = deflateRawSync(Buffer.alloc(8 * 1024 * 1024, byte), { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  const blocks = Array.from({ length: megabytes / 8 }, () => block);
  return Buffer.concat([Buffer.from([0x78, 0x9c]), ...blocks, Buffer.from([0x03, 0x00, 0, 0, 0, 0])]);
}

function onePage(contents: Buffer, resources = ''): Buffer {
  return fileOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << ${resources} >> >>`,
    contents,
  ]);
}

/** Small files that would need gigabytes of memory or endless time without limits. */
export const bombs: Record<string, () => Buffer> = {
  'a page of 4 GB of blanks': () => onePage(stream('/Filter /FlateDecode', expanding(4096, ' '))),
  'a page deflated twice': () =>
    onePage(stream('/Filter [/FlateDecode /FlateDecode]', deflateSync(expanding(16_384, ' ')))),
  'a page of 2 GB of one word': () => onePage(stream('/Filter /FlateDecode', expanding(2048, '('))),
  'hex of deflated data': () =>
    onePage(stream('/Filter [/ASCIIHexDecode /FlateDecode]', Buffer.from(`${expanding(2048, '[').toString('hex')}>`))),
  'an inline image of 90,000 by 90,000 dots': () =>
    onePage(stream('', Buffer.from('BI /W 90000 /H 90000 /CS /RGB /BPC 8 ID 0 EI BT (hello) Tj ET'))),
  'an object stream of 3 GB': () =>
    fileOf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /Contents 4 0 R >>',
      stream('/Type /ObjStm /N 100000 /First 1000000 /Filter /FlateDecode', expanding(3072, '1')),
    ]),
  'pages that contain themselves': () =>
    fileOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R 2 0 R 2 0 R] /Count 1000000 >>']),
  'a form that draws itself': () =>
    fileOf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << /XObject << /A 5 0 R >> >> >>',
      stream('', Buffer.from('/A Do /A Do')),
      stream(
        '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /A 5 0 R >> >>',
        Buffer.from('/A Do /A Do'),
      ),
    ]),
  'a million pages': () =>
    fileOf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Kids [${'3 0 R '.repeat(300_000)}] /Count 1000000 >>`,
      '<< /Type /Page /Parent 2 0 R /Contents 4 0 R >>',
      stream('/Filter /FlateDecode', expanding(64, ' ')),
    ]),
};
