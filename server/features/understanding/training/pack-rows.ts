import type { LikenessArrays } from '../model/likeness.ts';
import type { KindArrays } from '../model/message-kinds.ts';
import type { Base, ChangedRows } from './feature-rows.ts';
import { type LikenessModel, SHARPNESS } from './likeness-trainer.ts';
import type { MessageKindsModel } from './message-kinds-trainer.ts';
import { scaledRows } from './scaled-rows.ts';

/** The arrays of the model that tell the kind of a message. */
export function kindArrays({ changed, output, bias }: MessageKindsModel, { size }: Base): KindArrays {
  const { rows, scales } = scaledRows(changed.rows, size);
  return { kindFeatures: changed.features, kindRows: rows, kindScales: scales, kindOutput: output, kindBias: bias };
}

/**
 * The arrays of the model by which questions and entries are compared: those of several trainings side by side, so that a dot
 * product is the mean of theirs.
 */
export function likenessArrays(models: LikenessModel[], base: Base): LikenessArrays {
  const share = 1 / models.length;
  const asked = beside(
    models.map((model) => model.asked),
    base,
  );
  const stated = beside(
    models.map((model) => model.stated),
    base,
  );
  const weights = models.flatMap(({ none }) => Array.from(none.subarray(0, base.size), (weight) => weight * share));
  const constant = models.reduce((sum, { none }) => sum + none[base.size]! * share, 0);
  return {
    askedFeatures: asked.features,
    askedRows: asked.rows,
    askedScales: asked.scales,
    statedFeatures: stated.features,
    statedRows: stated.rows,
    statedScales: stated.scales,
    likenessMap: Float32Array.from(models.flatMap(({ map }) => Array.from(map, (value) => value * SHARPNESS * share))),
    likenessNone: Float32Array.of(...weights, constant),
  };
}

/** The rows of all features that one of the trainings has changed; where another has not, the row it began with. */
function beside(changed: ChangedRows[], { embeddings, size }: Base) {
  const features = Uint32Array.from(new Set(changed.flatMap((one) => Array.from(one.features)))).toSorted();
  const width = changed.length * size;
  const rows = new Float32Array(features.length * width);
  for (const [nth, one] of changed.entries()) {
    let from = 0;
    for (const [at, feature] of features.entries()) {
      const has = one.features[from] === feature;
      const row = has ? one.rows.subarray(from * size) : embeddings.subarray(feature * size);
      rows.set(row.subarray(0, size), at * width + nth * size);
      if (has) from += 1;
    }
  }
  return { features, ...scaledRows(rows, width) };
}
