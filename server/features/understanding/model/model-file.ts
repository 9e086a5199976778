import type { Intent } from '../understanding.types.ts';

/** What is kept as JSON in front of the numbers. `concepts`: intent id → concept → share of its phrases. */
export type ModelHeader = {
  fingerprint: string;
  intents: Intent[];
  concepts: Record<string, Record<string, number>>;
  size: number;
  weightScale: number;
  languageScale: number;
  stanceScale: number;
};

const ARRAYS = {
  vocabulary: Uint32Array,
  starts: Uint32Array,
  classes: Uint8Array,
  weights: Int8Array,
  bias: Float32Array,
  embeddings: Int8Array,
  embeddingScales: Float32Array,
  output: Float32Array,
  outputBias: Float32Array,
  askedFeatures: Uint32Array,
  askedRows: Int8Array,
  askedScales: Float32Array,
  statedFeatures: Uint32Array,
  statedRows: Int8Array,
  statedScales: Float32Array,
  likenessMap: Float32Array,
  likenessNone: Float32Array,
  kindFeatures: Uint32Array,
  kindRows: Int8Array,
  kindScales: Float32Array,
  kindOutput: Float32Array,
  kindBias: Float32Array,
  languageVocabulary: Uint32Array,
  languageWeights: Int8Array,
  languageBias: Float32Array,
  stanceVocabulary: Uint32Array,
  stanceWeights: Int8Array,
  stanceBias: Float32Array,
  words: Uint32Array,
  wordStarts: Uint32Array,
  wordIntents: Uint16Array,
  written: Uint32Array,
  meaningHashes: Uint32Array,
  meanings: Uint16Array,
  sayingHashes: Uint32Array,
  sayingMeanings: Uint16Array,
  sayingEnds: Uint32Array,
  sayingWords: Uint32Array,
  sayingStems: Uint8Array,
};
type ArrayName = keyof typeof ARRAYS;
/** The numbers of a model; rows of `weights`, `wordIntents` lie between neighbours of `starts`, `wordStarts`. */
export type ModelArrays = { [Name in ArrayName]: InstanceType<(typeof ARRAYS)[Name]> };
export type ModelFile = { header: ModelHeader; arrays: ModelArrays };

const isArrayName = (name: string): name is ArrayName => name in ARRAYS;
const NAMES = Object.keys(ARRAYS).filter(isArrayName);
const ALIGNMENT = 8;
const padded = (length: number): number => Math.ceil(length / ALIGNMENT) * ALIGNMENT;

/** Layout: length of the JSON (8 bytes), JSON with `sizes`, then each array, all aligned to 8 bytes. */
export function encodeModel({ header, arrays }: ModelFile): Buffer {
  const sizes = NAMES.map((name) => arrays[name].byteLength);
  const json = Buffer.from(JSON.stringify({ ...header, sizes }));
  const start = ALIGNMENT + padded(json.length);
  const file = Buffer.alloc(start + sizes.reduce((sum, size) => sum + padded(size), 0));
  file.writeUInt32LE(json.length, 0);
  json.copy(file, ALIGNMENT);
  let at = start;
  for (const name of NAMES) {
    const { buffer, byteOffset, byteLength } = arrays[name];
    Buffer.from(buffer, byteOffset, byteLength).copy(file, at);
    at += padded(byteLength);
  }
  return file;
}

/** @throws SyntaxError when the file is damaged at its beginning. */
export function decodeModel(file: Buffer): ModelFile {
  const length = file.readUInt32LE(0);
  const json: ModelHeader & { sizes: number[] } = JSON.parse(file.toString('utf8', ALIGNMENT, ALIGNMENT + length));
  const { sizes, ...header } = json;
  // A copy of its own, so that every array starts at a multiple of 8 bytes.
  const bytes = new Uint8Array(file).buffer;
  let at = ALIGNMENT + padded(length);
  const placeOf = new Map<ArrayName, [number, number]>();
  for (const [index, name] of NAMES.entries()) {
    const size = sizes[index] ?? 0;
    placeOf.set(name, [at, size / ARRAYS[name].BYTES_PER_ELEMENT]);
    at += padded(size);
  }
  const place = (name: ArrayName): [number, number] => placeOf.get(name) ?? [0, 0];
  return {
    header,
    arrays: {
      vocabulary: new Uint32Array(bytes, ...place('vocabulary')),
      starts: new Uint32Array(bytes, ...place('starts')),
      classes: new Uint8Array(bytes, ...place('classes')),
      weights: new Int8Array(bytes, ...place('weights')),
      bias: new Float32Array(bytes, ...place('bias')),
      embeddings: new Int8Array(bytes, ...place('embeddings')),
      embeddingScales: new Float32Array(bytes, ...place('embeddingScales')),
      output: new Float32Array(bytes, ...place('output')),
      outputBias: new Float32Array(bytes, ...place('outputBias')),
      askedFeatures: new Uint32Array(bytes, ...place('askedFeatures')),
      askedRows: new Int8Array(bytes, ...place('askedRows')),
      askedScales: new Float32Array(bytes, ...place('askedScales')),
      statedFeatures: new Uint32Array(bytes, ...place('statedFeatures')),
      statedRows: new Int8Array(bytes, ...place('statedRows')),
      statedScales: new Float32Array(bytes, ...place('statedScales')),
      likenessMap: new Float32Array(bytes, ...place('likenessMap')),
      likenessNone: new Float32Array(bytes, ...place('likenessNone')),
      kindFeatures: new Uint32Array(bytes, ...place('kindFeatures')),
      kindRows: new Int8Array(bytes, ...place('kindRows')),
      kindScales: new Float32Array(bytes, ...place('kindScales')),
      kindOutput: new Float32Array(bytes, ...place('kindOutput')),
      kindBias: new Float32Array(bytes, ...place('kindBias')),
      languageVocabulary: new Uint32Array(bytes, ...place('languageVocabulary')),
      languageWeights: new Int8Array(bytes, ...place('languageWeights')),
      languageBias: new Float32Array(bytes, ...place('languageBias')),
      stanceVocabulary: new Uint32Array(bytes, ...place('stanceVocabulary')),
      stanceWeights: new Int8Array(bytes, ...place('stanceWeights')),
      stanceBias: new Float32Array(bytes, ...place('stanceBias')),
      words: new Uint32Array(bytes, ...place('words')),
      wordStarts: new Uint32Array(bytes, ...place('wordStarts')),
      wordIntents: new Uint16Array(bytes, ...place('wordIntents')),
      written: new Uint32Array(bytes, ...place('written')),
      meaningHashes: new Uint32Array(bytes, ...place('meaningHashes')),
      meanings: new Uint16Array(bytes, ...place('meanings')),
      sayingHashes: new Uint32Array(bytes, ...place('sayingHashes')),
      sayingMeanings: new Uint16Array(bytes, ...place('sayingMeanings')),
      sayingEnds: new Uint32Array(bytes, ...place('sayingEnds')),
      sayingWords: new Uint32Array(bytes, ...place('sayingWords')),
      sayingStems: new Uint8Array(bytes, ...place('sayingStems')),
    },
  };
}
