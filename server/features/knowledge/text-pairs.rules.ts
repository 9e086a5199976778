import type { ProposedPair } from '#shared/features/knowledge/knowledge-import.schema.ts';
import { categoryOf } from './pair-category.rules.ts';

/** Nobody approves more than that at one sitting. */
export const mostPairs = 80;
/** Characters of an answer; a longer section is cut into several. A guest reads it on a phone. */
const longAnswer = 1500;

const askLabel = /^(?:(?:question|frage|pregunta|domanda|faq)\s*\d*\s*[:.)]|[QFPD]\s?\d*:)\s*(.+)/i;
const answerLabel = /^(?:(?:answer|antwort|respuesta|réponse|risposta)\s*\d*\s*:|[AR]\s?\d*:)\s*(.+)/i;
const numbering = /^(?:\d{1,3}[.)]\s+|[•▪–*-]\s+)?/;
/** `Check-in: from 15:00`; not an address of the web, not a time. */
const labelled = /^(\p{L}[\p{L}\d \-/&'’()]{1,50}):\s+(?!\/\/)(\S.*)$/u;
const inline = /^([^.!?]{5,200}\?)\s+(\S.{2,})$/;

type Open = { question: string; lines: string[]; heading: boolean };

/** Question and answer pairs from the layout alone: Q and A lines, questions, headings with what stands below, `label: value` lines. */
export function pairsOfText(text: string): ProposedPair[] {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trim());
  const found: Open[] = [];
  let open: Open | null = null;
  const start = (question: string, first?: string, heading = false) => {
    open = { question, lines: first ? [first] : [], heading };
    found.push(open);
  };
  for (const [index, line] of lines.entries()) {
    const afterGap = index === 0 || lines[index - 1] === '';
    const begun = beginning(line, { afterGap, next: lines.slice(index + 1).find(Boolean), open });
    if (begun) start(begun.question, begun.answer, begun.heading);
    else if (open) (open as Open).lines.push(answerLabel.exec(line)?.[1] ?? line);
    else if (line) start('', line);
  }
  return unique(found.flatMap(asPairs)).slice(0, mostPairs);
}

type Around = { afterGap: boolean; next: string | undefined; open: Open | null };
type Begun = { question: string; answer?: string; heading?: boolean } | null;

/** Whether this line begins a new pair. */
function beginning(line: string, { afterGap, next, open }: Around): Begun {
  if (open && answerLabel.test(line)) return null;
  const asked = askLabel.exec(line);
  if (asked) return { question: asked[1]! };
  if (line.startsWith('#')) return { question: line.replace(/^#+\s*/, ''), heading: true };
  const bare = line.replace(numbering, '');
  if (bare.endsWith('?') && bare.length <= 200 && !bare.slice(0, -1).includes('. ')) return { question: bare };
  const mixed = afterGap && inline.exec(bare);
  if (mixed) return { question: mixed[1]!, answer: mixed[2]! };
  const label = labelled.exec(bare);
  const inList = open !== null && (open.lines.every((row) => row === '') || afterGap);
  if (label && (open === null || inList || open.lines.length === 1)) return { question: label[1]!, answer: label[2]! };
  return afterGap && isTitle(line, next) ? { question: line.replace(/:$/, ''), heading: true } : null;
}

/** A short line alone, without a full stop, with something longer below. */
function isTitle(line: string, next: string | undefined): boolean {
  if (!line || !next || line.length > 70 || line.split(' ').length > 9) return false;
  return /^\p{L}/u.test(line) && !/[.!,;]$/.test(line) && (line.endsWith(':') || next.length > line.length);
}

function asPairs({ question, lines }: Open): ProposedPair[] {
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
    return { question: asked, answer, category: categoryOf(asked, answer) };
  });
}

/** Lines that were only wrapped become one again; lists and short lines stay apart. */
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

function unique(pairs: ProposedPair[]): ProposedPair[] {
  const seen = new Set<string>();
  return pairs.filter(({ question, answer }) => {
    const key = question.toLowerCase().replace(/[^\p{L}\d]/gu, '');
    if (!answer || !key || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
