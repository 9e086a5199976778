/** First bytes of the files that the console shows or plays; what they say counts, not what a sender declares. */
const signatures: readonly { type: string; at: number; bytes: string }[] = [
  { type: 'image/jpeg', at: 0, bytes: '\xFF\xD8\xFF' },
  { type: 'image/png', at: 0, bytes: '\x89PNG\r\n\x1A\n' },
  { type: 'image/gif', at: 0, bytes: 'GIF87a' },
  { type: 'image/gif', at: 0, bytes: 'GIF89a' },
  { type: 'image/webp', at: 8, bytes: 'WEBP' },
  { type: 'application/pdf', at: 0, bytes: '%PDF-' },
  { type: 'audio/ogg', at: 0, bytes: 'OggS' },
  { type: 'audio/amr', at: 0, bytes: '#!AMR' },
  { type: 'audio/mpeg', at: 0, bytes: 'ID3' },
  { type: 'audio/mpeg', at: 0, bytes: '\xFF\xFB' },
  { type: 'audio/mpeg', at: 0, bytes: '\xFF\xF3' },
  { type: 'audio/aac', at: 0, bytes: '\xFF\xF1' },
  { type: 'audio/aac', at: 0, bytes: '\xFF\xF9' },
  { type: 'audio/mp4', at: 4, bytes: 'ftypM4A' },
];

/** The media type that the content shows, or null for anything else: SVG, HTML, text, programs. */
export function sniffedType(data: Buffer): string | null {
  const head = data.subarray(0, 16).toString('latin1');
  return signatures.find(({ at, bytes }) => head.startsWith(bytes, at))?.type ?? null;
}
