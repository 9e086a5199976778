import type { FoundPair } from '#shared/features/knowledge/knowledge-import.schema.ts';
import { mostPairs } from '#shared/features/knowledge/knowledge.values.ts';
import { categoryOf } from './pair-category.rules.ts';

/** Most candidate beginnings; many of them have no answer. */
const mostBeginnings = 4 * mostPairs;
/** Characters of an answer; a longer section is cut into several. A guest reads it on a phone. */
const longAnswer = 1500;

const askLabel = /^(?:(?:question|frage|pregunta|domanda|faq)\s*\d*\s*[:.)]|[QFPD]\s?\d*:)\s*(.+)/i;
const answerLabel = /^(?:(?:answer|antwort|respuesta|réponse|risposta)\s*\d*\s*:|[AR]\s?\d*:)\s*(.+)/i;
const numbering = /^(?:\d{1,3}[.)]\s+|[•▪–*-]\s+)?/;
/** `Check-in: from 15:00`; not a URL, not a time. */
const labelled = /^(\p{L}[\p{L}\d \-/&'’()]{1,50}):\s+(?!\/\/)(\S.*)$/u;
/** Without one of these a line begins a pair only after a gap. */
const startMark = /[?:#.)]/;
const inline = /^([^.!?]{5,200}\?)\s+(\S.{2,})$/;

/** `filled`: the number of non-blank lines so far. */
type Open = { question: string; lines: string[]; filled: number; heading: boolean };

/** Question and answer pairs from the layout: Q and A lines, questions, headings with the text below, `label: value` lines. */
export function pairsOfText(text: string): FoundPair[] {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trim());
  const found: Open[] = [];
  let open: Open | null = null;
  const start = (question: string, first?: string, heading = false) => {
    open = { question, lines: first ? [first] : [], filled: first ? 1 : 0, heading };
    found.push(open);
  };
  const following = nextFilled(lines);
  for (const [index, line] of lines.entries()) {
    if (found.length >= mostBeginnings) break;
    const afterGap = index === 0 || lines[index - 1] === '';
    const begun = beginning(line, { afterGap, next: following[index], open });
    if (begun) start(begun.question, begun.answer, begun.heading);
    else if (open) addLine(open, answerLabel.exec(line)?.[1] ?? line);
    else if (line) start('', line);
  }
  return unique(found.flatMap(asPairs)).slice(0, mostPairs);
}

function addLine(open: Open, line: string): void {
  // Several blank lines count as one.
  if (line || open.lines.at(-1)) open.lines.push(line);
  if (line) open.filled += 1;
}

/** For each line the next one that is not blank; one pass from the end. */
function nextFilled(lines: readonly string[]): (string | undefined)[] {
  const following: (string | undefined)[] = [];
  let next: string | undefined;
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    following[index] = next;
    next = lines[index] || next;
  }
  return following;
}

type Around = { afterGap: boolean; next: string | undefined; open: Open | null };
type Begun = { question: string; answer?: string; heading?: boolean } | null;

/** Whether this line begins a new pair. */
function beginning(line: string, { afterGap, next, open }: Around): Begun {
  if (!line || (!afterGap && !startMark.test(line))) return null;
  if (open && answerLabel.test(line)) return null;
  const asked = askLabel.exec(line);
  if (asked) return { question: asked[1]! };
  if (line.startsWith('#')) return { question: line.replace(/^#+\s*/, ''), heading: true };
  const bare = line.replace(numbering, '');
  if (bare.endsWith('?') && bare.length <= 200 && !bare.slice(0, -1).includes('. ')) return { question: bare };
  const mixed = afterGap && inline.exec(bare);
  if (mixed) return { question: mixed[1]!, answer: mixed[2]! };
  const label = labelled.exec(bare);
  const inList = open !== null && (open.filled === 0 || afterGap);
  if (label && (open === null || inList || open.lines.length === 1)) return { question: label[1]!, answer: label[2]! };
  return afterGap && isTitle(line, next) ? { question: line.replace(/:$/, ''), heading: true } : null;
}

/** A short line alone, without a full stop, with something longer below. */
function isTitle(line: string, next: string | undefined): boolean {
  if (!line || !next || line.length > 70 || line.split(' ').length > 9) return false;
  return /^\p{L}/u.test(line) && !/[.!,;]$/.test(line) && (line.endsWith(':') || next.length > line.length);
}

/** `named`: the text itself has the question. */
type Named = FoundPair & { named: boolean };

function asPairs({ question, lines }: Open): Named[] {
  const paragraphs = joined(lines);
  const parts: string[] = [];
  for (const paragraph of paragraphs) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + paragraph.length <= longAnswer)
      parts[parts.length - 1] = `${last}\n${paragraph}`;
    else parts.push(paragraph.slice(0, 8000));
  }
  return parts.map((answer, index) => {
    const name = question || firstWords(answer);
    const asked = (index === 0 ? name : `${name} (${index + 1})`).slice(0, 1000);
    return { question: asked, answer, category: categoryOf(asked, answer), named: question !== '' };
  });
}

/** Joins wrapped lines. Lists and short lines stay separate. */
function joined(lines: string[]): string[] {
  const paragraphs: string[] = [];
  let before = '';
  for (const line of lines) {
    const wrapped = before.length >= 60 && !/^[•▪–*-]\s/.test(line);
    if (line && before && wrapped) paragraphs[paragraphs.length - 1] += ` ${line}`;
    else if (line) paragraphs.push(line);
    before = line;
  }
  return paragraphs;
}

const firstWords = (text: string) => {
  const sentence = /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
  return sentence.length <= 80 ? sentence.replace(/[.!]$/, '') : `${sentence.slice(0, 77).replace(/\s+\S*$/, '')}…`;
};

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d]/gu, '');

/** Drops repeated questions. Paragraphs without a question that begin alike are numbered and kept. */
function unique(pairs: Named[]): FoundPair[] {
  const seen = new Map<string, number>();
  const kept: FoundPair[] = [];
  for (const { named, ...pair } of pairs) {
    const key = plain(pair.question);
    const times = seen.get(key) ?? 0;
    if (!pair.answer || !key || (times > 0 && named)) continue;
    seen.set(key, times + 1);
    kept.push(times > 0 ? { ...pair, question: `${pair.question.slice(0, 990)} (${times + 1})` } : pair);
  }
  return kept;
}
