/** Numbers in 8 bits. @property scales what a row is multiplied by */
export type ScaledRows = { rows: Int8Array<ArrayBuffer>; scales: Float32Array<ArrayBuffer> };

export function scaledRows(numbers: Float32Array, size: number): ScaledRows {
  const scales = new Float32Array(numbers.length / size);
  const rows = new Int8Array(numbers.length);
  for (let at = 0; at < scales.length; at += 1) {
    const row = numbers.subarray(at * size, (at + 1) * size);
    const scale = peakOf(row) / 127;
    scales[at] = scale;
    for (let nth = 0; nth < size; nth += 1) rows[at * size + nth] = Math.round((row[nth] ?? 0) / scale);
  }
  return { rows, scales };
}

/** What `scaledRows` kept of the numbers, in memory that threads share. */
export function unscaled({ rows, scales }: ScaledRows, size: number): Float32Array {
  const numbers = new Float32Array(new SharedArrayBuffer(rows.length * Float32Array.BYTES_PER_ELEMENT));
  for (let at = 0; at < rows.length; at += 1) numbers[at] = rows[at]! * scales[Math.floor(at / size)]!;
  return numbers;
}

/** The largest amount, at least a little more than 0. */
export function peakOf(numbers: Float32Array): number {
  let peak = 1e-9;
  for (let index = 0; index < numbers.length; index += 1) peak = Math.max(peak, Math.abs(numbers[index]!));
  return peak;
}
