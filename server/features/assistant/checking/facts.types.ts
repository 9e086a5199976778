export type FactKind = 'address' | 'date' | 'price' | 'time' | 'phone' | 'code' | 'number';
/** @property keys any one of which, found in a source, supports the fact. */
export type Fact = { kind: FactKind; label: string; keys: string[] };

/** Removes the facts it finds from the text, so that the next reader does not find them again. */
export type Reader = (text: string, found: (fact: Fact) => void) => string;
