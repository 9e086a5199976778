import { Menu, type ContextMenuParams, type MenuItemConstructorOptions, type WebContents } from 'electron';
import type { Words } from '../system/words.ts';

/** The context menu: spelling suggestions first, then cut, copy and paste. */
export function attachContextMenu(contents: WebContents, words: Words): void {
  contents.on('context-menu', (_event, params) => {
    const items = [...spelling(contents, params, words), ...editing(params)];
    if (items.length > 0) Menu.buildFromTemplate(items).popup();
  });
}

function spelling(contents: WebContents, params: ContextMenuParams, words: Words): MenuItemConstructorOptions[] {
  if (!params.misspelledWord) return [];
  return [
    ...params.dictionarySuggestions.map((label) => ({ label, click: () => contents.replaceMisspelling(label) })),
    {
      label: words.addToDictionary,
      click: () => void contents.session.addWordToSpellCheckerDictionary(params.misspelledWord),
    },
    { type: 'separator' },
  ];
}

function editing({ isEditable, selectionText, editFlags }: ContextMenuParams): MenuItemConstructorOptions[] {
  if (isEditable)
    return [
      { role: 'cut', enabled: editFlags.canCut },
      { role: 'copy', enabled: editFlags.canCopy },
      { role: 'paste', enabled: editFlags.canPaste },
      { role: 'selectAll' },
    ];
  return selectionText ? [{ role: 'copy' }] : [];
}
