import { ar, ja, pl, ru, tr, zh } from './fixed-sentences.eastern.ts';
import type { Sentences } from './fixed-sentences.types.ts';
import { de, en, es, fr, it, nl, pt } from './fixed-sentences.western.ts';
import type { FixedLanguage } from '../language/languages.rules.ts';

export const SENTENCES: Record<FixedLanguage, Sentences> = { en, es, fr, de, it, pt, nl, pl, ru, tr, ar, zh, ja };
