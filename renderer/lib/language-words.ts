/** 'Spanish' for `es`; returns other text unchanged. */
export function languageWords(code: string, shown: string): string {
  try {
    return new Intl.DisplayNames(shown, { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}
