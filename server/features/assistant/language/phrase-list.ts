/** Parses a phrase list: separated by semicolons and line breaks; a line that starts with `#` names the language. */
export function phraseList(text: string): readonly string[] {
  return text
    .split('\n')
    .filter((line) => !line.trim().startsWith('#'))
    .flatMap((line) => line.split(';'))
    .map((phrase) => phrase.trim())
    .filter(Boolean);
}
