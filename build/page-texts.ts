import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';
import { spaced } from '#renderer/components/assistant-words.ts';

type Chunk = { fileName: string; code: string };
type Texts = Record<string, string>;

const folder = path.resolve(import.meta.dirname, '../renderer/app/locales');
/** A word with a context: `t('Answer', { context: 'verb' })` reads `Answer_verb`. */
const context = /_[a-z]+$/;

/** Every translation, by language. */
export function readTexts(): Record<string, Texts> {
  const languages = readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory());
  return Object.fromEntries(
    languages.map(({ name }) => {
      const files = readdirSync(path.join(folder, name)).map((file) => path.join(folder, name, file));
      return [
        name,
        Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Texts)) as Texts,
      ];
    }),
  );
}

/** Finds the texts that scripts say: those whose English sentence stands in the code of one of them. */
export function textsFinder(): (texts: Texts, chunks: readonly Chunk[]) => Texts {
  const read = new Map<string, Set<string>>();
  const stringsOf = ({ fileName, code }: Chunk) => {
    const found = read.get(fileName) ?? new Set(stringsIn(parseAst(code)));
    read.set(fileName, found);
    return found;
  };
  return (texts, chunks) => {
    const said = chunks.map(stringsOf);
    const isSaid = (sentence: string) => said.some((strings) => strings.has(sentence));
    return Object.fromEntries(
      Object.entries(texts).filter(([key]) => isSaid(key) || (context.test(key) && isSaid(key.replace(context, '')))),
    );
  };
}

/** Every string of a program, also as categories are shown. */
function* stringsIn(node: unknown): Generator<string> {
  if (Array.isArray(node)) for (const one of node) yield* stringsIn(one);
  else if (typeof node === 'object' && node !== null) {
    const { type, value } = node as { type?: string; value?: unknown };
    if (type === 'Literal' && typeof value === 'string') yield* [value, spaced(value)];
    else if (type === 'TemplateElement') {
      const text = (value as { cooked?: string | null }).cooked ?? '';
      yield* [text, spaced(text)];
    } else for (const one of Object.values(node)) yield* stringsIn(one);
  }
}
