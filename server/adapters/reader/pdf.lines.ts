/** One line of a page: `y` and `height` in points from the bottom. */
export type PdfLine = { text: string; y: number; height: number };

/** Factors over the usual line height that make a heading, and over the usual distance that make a new paragraph. */
const headingFactor = 1.15;
const gapFactor = 1.6;
const longestHeading = 120;

/** Lines of all pages as text: headings marked with `# `, paragraphs apart, page numbers left out. */
export function textOfLines(pages: PdfLine[][]): string {
  const usual = median(pages.flat().map(({ height }) => height));
  return pages
    .map((lines) => lines.filter(({ text }) => text && !/^[\d\s/|–-]+$/.test(text)))
    .map((lines) => lines.map((line, index) => asText(line, lines[index - 1], usual)).join('\n'))
    .join('\n\n');
}

function asText(line: PdfLine, above: PdfLine | undefined, usual: number): string {
  const heading = isHeading(line, usual);
  const apart = above && (heading || isHeading(above, usual) || above.y - line.y > gapFactor * line.height);
  // Joins a heading that spans two lines.
  if (heading && above && isHeading(above, usual) && above.y - line.y < gapFactor * line.height)
    return `# ${line.text}`;
  return `${apart ? '\n' : ''}${heading ? '# ' : ''}${line.text}`;
}

const isHeading = ({ height, text }: PdfLine, usual: number) =>
  height > headingFactor * usual && text.length <= longestHeading;

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
