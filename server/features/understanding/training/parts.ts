import type { Documents } from './documents.ts';
import { type EmbeddingModel, type EmbeddingOptions, trainEmbedding } from './embedding-trainer.ts';
import { type House, type LikenessModel, type LikenessOptions, trainLikeness } from './likeness-trainer.ts';
import type { Base } from './feature-rows.ts';
import {
  type KindTexts,
  type MessageKindsModel,
  type MessageKindsOptions,
  trainMessageKinds,
} from './message-kinds-trainer.ts';
import { type LinearModel, type LinearOptions, trainLinear } from './linear-trainer.ts';

type LikenessPart = { houses: House[]; base: Base; options: LikenessOptions };
type KindsPart = { texts: KindTexts; base: Base; options: MessageKindsOptions };
type Part<Options> = { documents: Documents; classes: number; options: Options };
/** The parts of a model. Each is trained apart from the others: their order and the threads do not change the result. */
export type Parts = {
  embeddings: Part<EmbeddingOptions>[];
  linears: Part<LinearOptions>[];
  likenesses: LikenessPart[];
  kinds: KindsPart[];
};
export type TrainedParts = {
  embeddings: EmbeddingModel[];
  linears: LinearModel[];
  likenesses: LikenessModel[];
  kinds: MessageKindsModel[];
};

export const nothingTrained = (): TrainedParts => ({ embeddings: [], linears: [], likenesses: [], kinds: [] });

/** One of the parts by its place. */
export type Task = { sort: keyof Parts; index: number };

/** The longest first, so that threads end at about the same time. */
export const tasksOf = (parts: Parts): Task[] =>
  (['embeddings', 'likenesses', 'linears', 'kinds'] as const).flatMap((sort) =>
    parts[sort].map((_, index): Task => ({ sort, index })),
  );

/** Trains one part and puts it at its place. */
export function trainPart(parts: Parts, { sort, index }: Task, trained: TrainedParts): void {
  if (sort === 'embeddings') {
    const { documents, classes, options } = parts.embeddings[index]!;
    trained.embeddings[index] = trainEmbedding(documents, classes, options);
  } else if (sort === 'likenesses') {
    const { houses, base, options } = parts.likenesses[index]!;
    trained.likenesses[index] = trainLikeness(houses, base, options);
  } else if (sort === 'kinds') {
    const { texts, base, options } = parts.kinds[index]!;
    trained.kinds[index] = trainMessageKinds(texts, base, options);
  } else {
    const { documents, classes, options } = parts.linears[index]!;
    trained.linears[index] = trainLinear(documents, classes, options);
  }
}
