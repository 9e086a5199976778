/** One line of the palette. `words`: further words by which it is found. */
export type Command = { key: string; label: string; hint?: string; words?: string; run: () => void };
export type CommandGroup = { title: string; commands: Command[] };

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether every typed word is the beginning of a word of the text; accents and capitals do not count. */
export function matches(typed: string, text: string): boolean {
  const words = plain(text).split(/[^\p{L}\d]+/u);
  return plain(typed)
    .split(/\s+/)
    .filter(Boolean)
    .every((part) => words.some((word) => word.startsWith(part)));
}

/** The commands that fit what is typed; groups without one are left out. */
export function fitting(groups: CommandGroup[], typed: string): CommandGroup[] {
  return groups
    .map(({ title, commands }) => ({
      title,
      commands: commands.filter(({ label, words = '' }) => matches(typed, `${label} ${words}`)),
    }))
    .filter(({ commands }) => commands.length > 0);
}
