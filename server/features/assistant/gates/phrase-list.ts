/** Phrases as they are kept: parted by semicolons and lines; a line that begins with `#` names the language. */
export function phraseList(text: string): readonly string[] {
  return text
    .split('\n')
    .filter((line) => !line.trim().startsWith('#'))
    .flatMap((line) => line.split(';'))
    .map((phrase) => phrase.trim())
    .filter(Boolean);
}
