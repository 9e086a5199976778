import { createRequire } from 'node:module';
import type * as Dictionaries from '@zxcvbn-ts/language-common';

const load = createRequire(import.meta.url);
let loaded: ReadonlySet<string> | null = null;

/** Read when the first password is chosen: the lists take 4 MB. */
export function commonPasswords(): ReadonlySet<string> {
  if (loaded) return loaded;
  const { dictionary } = load('@zxcvbn-ts/language-common') as typeof Dictionaries;
  return (loaded = new Set(dictionary['passwords-common'] as readonly string[]));
}
