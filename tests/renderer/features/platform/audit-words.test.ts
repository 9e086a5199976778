import { describe, expect, test } from 'vitest';
import { readTexts } from '#build/page-texts.ts';
import {
  auditActions as actionWords,
  auditEntities as entityWords,
} from '#renderer/features/platform/audit/audit-words.rules.ts';
import { auditActions, auditEntities } from '#shared/features/platform/audit.values.ts';

describe('the audit log in readable words', () => {
  test('has words for every action and entity that the server can write, and for no other', () => {
    expect(Object.keys(actionWords).toSorted()).toEqual([...auditActions].toSorted());
    expect(Object.keys(entityWords).toSorted()).toEqual([...auditEntities].toSorted());
  });

  test.each(Object.entries(readTexts()))('has them in %s', (_language, texts) => {
    const words = [...Object.values(actionWords), ...Object.values(entityWords)];
    expect(words.filter((word) => !texts[word])).toEqual([]);
  });
});
