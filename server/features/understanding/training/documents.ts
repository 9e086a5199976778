import type { FeatureVector } from '../model/features.rules.ts';

export type Labelled = { vector: FeatureVector; label: number };

/**
 * Texts as the trainers read them, in memory that threads share: text n has the features `ids` with their `values` from
 * `starts[n]` to before `ends[n]`, and the class `labels[n]`.
 * @property features how many different ones there are
 */
export type Documents = {
  features: number;
  starts: Int32Array;
  ends: Int32Array;
  ids: Int32Array;
  values: Float32Array;
  labels: Int32Array;
};

/** @property vocabulary the hash of each feature; @property wholes the same documents without parts of words */
export type Collected = { vocabulary: Uint32Array<ArrayBuffer>; documents: Documents; wholes: Documents };

/** Reads texts one after the other. Features seen in fewer texts than `least` say too little to be learned. */
export function collect(texts: Iterable<Labelled>, least: number): Collected {
  const read = readAll(texts);
  const { counts, hashes } = countHashes(read.hashes);
  let features = 0;
  const ids = counts.map((count) => (count >= least ? ++features : 0));
  const kept = keepKnown(read, ids);
  return {
    vocabulary: hashes.filter((_, index) => ids[index] !== 0),
    documents: { ...kept.shared, features, ends: kept.ends },
    wholes: { ...kept.shared, features, ends: kept.wholes },
  };
}

type Read = { hashes: Uint32Array; values: Float32Array; ends: number[]; wholes: number[]; labels: number[] };

function readAll(texts: Iterable<Labelled>): Read {
  let [hashes, values] = [new Uint32Array(2 ** 16), new Float32Array(2 ** 16)];
  const [ends, wholes, labels]: [number[], number[], number[]] = [[], [], []];
  let at = 0;
  for (const { vector, label } of texts) {
    if (at + vector.hashes.length > hashes.length) [hashes, values] = [doubled(hashes), doubled(values)];
    hashes.set(vector.hashes, at);
    values.set(vector.values, at);
    wholes.push(at + vector.whole);
    at += vector.hashes.length;
    ends.push(at);
    labels.push(label);
  }
  return { hashes: hashes.subarray(0, at), values: values.subarray(0, at), ends, wholes, labels };
}

function doubled<Numbers extends Uint32Array | Float32Array | Int32Array>(numbers: Numbers): Numbers {
  const larger = new (numbers.constructor as new (length: number) => Numbers)(numbers.length * 2);
  larger.set(numbers);
  return larger;
}

/** Replaces each hash, in place, by the place of its first occurrence among the different ones. */
function countHashes(all: Uint32Array): { hashes: Uint32Array<ArrayBuffer>; counts: Int32Array } {
  let [hashes, counts] = [new Uint32Array(2 ** 16), new Int32Array(2 ** 16)];
  let table = new Uint32Array(2 ** 18);
  let different = 0;
  const placeOf = (hash: number): number => {
    let place = hash & (table.length - 1);
    while (table[place] !== 0 && hashes[table[place]! - 1] !== hash) place = (place + 1) & (table.length - 1);
    return place;
  };
  const grow = (): void => {
    [hashes, counts] = [doubled(hashes), doubled(counts)];
    table = new Uint32Array(hashes.length * 4);
    for (let index = 0; index < different; index += 1) table[placeOf(hashes[index]!)] = index + 1;
  };
  for (let at = 0; at < all.length; at += 1) {
    const hash = all[at]!;
    let place = placeOf(hash);
    if (table[place] === 0) {
      if (different === hashes.length) {
        grow();
        place = placeOf(hash);
      }
      hashes[different] = hash;
      different += 1;
      table[place] = different;
    }
    const index = table[place]! - 1;
    counts[index]! += 1;
    all[at] = index;
  }
  return { hashes: hashes.slice(0, different), counts: counts.slice(0, different) };
}

/** @param ids the number of each feature in the vocabulary, from 1 on, or 0 */
function keepKnown({ hashes: places, values, ends, wholes, labels }: Read, ids: Int32Array) {
  const known = places.reduce((sum, place) => sum + (ids[place] === 0 ? 0 : 1), 0);
  const kept = {
    starts: sharedInts(ends.length),
    ends: sharedInts(ends.length),
    wholes: sharedInts(ends.length),
    ids: sharedInts(known),
    values: new Float32Array(new SharedArrayBuffer(known * Float32Array.BYTES_PER_ELEMENT)),
    labels: sharedInts(ends.length),
  };
  kept.labels.set(labels);
  let [from, to] = [0, 0];
  for (const [text, end] of ends.entries()) {
    kept.starts[text] = to;
    for (; from < end; from += 1) {
      if (from === wholes[text]) kept.wholes[text] = to;
      const id = ids[places[from]!]!;
      if (id === 0) continue;
      kept.ids[to] = id - 1;
      kept.values[to] = values[from]!;
      to += 1;
    }
    kept.ends[text] = to;
    if (wholes[text] === end) kept.wholes[text] = to;
  }
  const { starts, ids: all, values: weights, labels: classes } = kept;
  return { shared: { starts, ids: all, values: weights, labels: classes }, ends: kept.ends, wholes: kept.wholes };
}

const sharedInts = (length: number): Int32Array =>
  new Int32Array(new SharedArrayBuffer(length * Int32Array.BYTES_PER_ELEMENT));
