/** One line of the palette. `words`: further words by which it is found. */
export type Command = { key: string; label: string; hint?: string; words?: string; run: () => void };
export type CommandGroup = { title: string; commands: Command[] };

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether every typed word is a prefix of a word of the text; ignores accents and case. */
export function matches(typed: string, text: string): boolean {
  const words = plain(text).split(/[^\p{L}\d]+/u);
  return plain(typed)
    .split(/\s+/)
    .filter(Boolean)
    .every((part) => words.some((word) => word.startsWith(part)));
}

/** The commands that match the typed text; empty groups are left out. */
export function fitting(groups: CommandGroup[], typed: string): CommandGroup[] {
  return groups
    .map(({ title, commands }) => ({
      title,
      commands: commands.filter(({ label, words = '' }) => matches(typed, `${label} ${words}`)),
    }))
    .filter(({ commands }) => commands.length > 0);
}
