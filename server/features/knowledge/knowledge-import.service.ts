import { fieldProblem } from '#shared/reasons/field-problem.ts';
import type { FoundPair, ImportProposals, ImportSource } from '#shared/features/knowledge/knowledge-import.schema.ts';
import { looksLikeCode } from '#server/features/assistant/checking/access.rules.ts';
import { invalidInput } from '#server/app-error.ts';
import type { HotelScope } from '#server/caller.ts';
import { DocumentError } from '#server/ports/documents.ts';
import type { DocumentPairs } from './document-pairs.ts';
import type { KnowledgeSourcesService } from './sources/sources.service.ts';

export type KnowledgeImportDependencies = {
  documentPairs: DocumentPairs;
  sources: Pick<KnowledgeSourcesService, 'remember'>;
};

/** Reads a hotel's documents and proposes question and answer pairs. Stores no entry: a person approves first. */
export function createKnowledgeImportService({ documentPairs, sources }: KnowledgeImportDependencies) {
  const propose = async (scope: HotelScope, source: ImportSource): Promise<ImportProposals> => {
    try {
      const read = await documentPairs.textOf(source);
      const found = await documentPairs.pairsOf(scope, read);
      const source_id = await sources.remember(scope, source, { text: read.text, found });
      return { ...found, items: found.items.map(proposed), ...(source_id ? { source_id } : {}) };
    } catch (error) {
      return explain(error, source.kind);
    }
  };

  return {
    /** One import per hotel at a time. @throws AppError invalid_input with the field of the problem; conflict. */
    propose: (scope: HotelScope, source: ImportSource): Promise<ImportProposals> =>
      documentPairs.alone(scope, () => propose(scope, source)),
  };
}
export type KnowledgeImportService = ReturnType<typeof createKnowledgeImportService>;

const proposed = (pair: FoundPair) => ({
  ...pair,
  in_house_only: looksLikeCode({ title: pair.question, text: pair.answer }),
});

const fields = { text: 'text', pdf: 'data', page: 'url' } as const;

function explain(error: unknown, kind: ImportSource['kind']): never {
  if (error instanceof DocumentError) throw invalidInput([fieldProblem(fields[kind], error.reason)]);
  throw error;
}
