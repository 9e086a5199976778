/** Keyboard shortcuts of the inbox; "?" shows this table. */
export const shortcuts = [
  { key: 'j', words: 'Next conversation' },
  { key: 'k', words: 'Previous conversation' },
  { key: 'r', words: 'Reply' },
  { key: 't', words: 'Take over from the assistant' },
  { key: 'e', words: 'Mark everything here as resolved' },
  { key: 'a', words: 'Give to a colleague or a department' },
  { key: 's', words: 'Put aside until later' },
  { key: 'l', words: 'Tags' },
  { key: 'x', words: 'Choose for an action on several' },
  { key: 'm', words: 'Make a task of the guest’s last message' },
  { key: 'n', words: 'Note for colleagues' },
  { key: 'd', words: 'Find in this conversation' },
  { key: 'f', words: 'Filter the list' },
  { key: 'v', words: 'Saved views' },
  { key: '/', words: 'Search' },
  { key: '?', words: 'Show these keys' },
] as const;
export type ShortcutKey = (typeof shortcuts)[number]['key'];

type Press = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'defaultPrevented' | 'target'
>;

/** The shortcut of a key press; null while typing, in a dialog, or with a modifier key. */
export function shortcutOf(press: Press): ShortcutKey | null {
  if (press.ctrlKey || press.metaKey || press.altKey || press.isComposing || press.defaultPrevented) return null;
  const target = press.target instanceof Element ? press.target : null;
  if (
    target?.closest(
      'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="dialog"], [role="menu"], [role="listbox"]',
    )
  )
    return null;
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  return shortcuts.find((shortcut) => shortcut.key === key)?.key ?? null;
}
