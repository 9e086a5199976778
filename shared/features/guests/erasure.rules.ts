/** Placeholder for an erased guest's name, number or text. The rows are kept for counts and accounting. */
export const erasedText = '[erased]';

/** Prefix of the matching keys of erased rows. No number starts with it, and each erased guest keeps a unique key. */
export const erasedKeyPrefix = 'erased:';

export const isErased = ({ phone }: { phone: string }): boolean => phone === erasedText;
