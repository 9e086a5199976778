import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { type DangerFound, dangerIn } from '#server/features/assistant/gates/danger.rules.ts';
import { DANGER_KINDS } from '#server/features/understanding/understanding.types.ts';
import { LANGUAGES } from './held-out.ts';

const folder = path.join(import.meta.dirname, 'danger-dev');
const kindSchema = z.enum([...DANGER_KINDS, 'none']);

/** @property messages one, or those of a burst */
export type DangerLine = { lang: (typeof LANGUAGES)[number]; kind: z.infer<typeof kindSchema>; messages: string[] };
export type DangerOutcome = { line: DangerLine; found: DangerFound | null };

/** All lines of `danger-dev/<language>.txt`: "kind: text", the messages of a burst separated by " / ". */
export function readDangerLines(): DangerLine[] {
  return LANGUAGES.flatMap((lang) => {
    const rows = fs.readFileSync(path.join(folder, `${lang}.txt`), 'utf8').split('\n');
    return rows.filter(Boolean).map((row) => {
      const [, kind, text = ''] = /^(\w+): (.+)$/.exec(row) ?? [];
      return { lang, kind: kindSchema.parse(kind), messages: text.split(' / ') };
    });
  });
}

/** What the gate of a turn finds in each line. */
export const dangerOutcomes = (): DangerOutcome[] =>
  readDangerLines().map((line) => ({ line, found: dangerIn(line.messages.join('\n'), line.messages, null) }));
