import type { FormInstance } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { Faq, KnowledgeItem } from '#shared/features/knowledge/knowledge.schema.ts';
import { ChangesLoaded } from '#renderer/components/states/changes-loaded.tsx';
import { TextDiff } from '#renderer/components/text-diff.tsx';
import { OvertakenNotice } from '#renderer/components/states/overtaken-notice.tsx';
import { languageWords } from '#renderer/lib/language-words.ts';
import { useCategoryNames } from '#renderer/lib/hooks/use-category-names.ts';
import { weekdayNames } from './entry-dates.rules.ts';
import {
  conflictOf,
  mergeEntry,
  valuesOf,
  type EntryField,
  type EntryMerge,
  type EntryValues,
} from './entry-conflict.rules.ts';

type Stored = Faq | KnowledgeItem;
type Conflict = EntryMerge & { who: string | null; before: EntryValues; after: EntryValues; entry: Stored };
type State = { of: unknown; base: Stored | null; conflict: Conflict | null };

/**
 * What the form of an entry does when another person has saved it meanwhile: it takes over what this person left
 * alone, shows what has changed, and asks where both changed the same. `start`: what the form was opened with.
 */
export function useEntryConflict(form: FormInstance, start: object | null) {
  const opened = start && 'updated_at' in start ? (start as Stored) : null;
  const [kept, setKept] = useState<State>({ of: start, base: opened, conflict: null });
  // The same row may be opened again, with the text that it had.
  if (!start && kept.of) setKept({ of: null, base: null, conflict: null });
  const { base, conflict } = kept.of === start ? kept : { base: opened, conflict: null };
  const settle = ({ entry }: Conflict) => setKept({ of: start, base: entry, conflict: null });
  return {
    /** The version that a save names; undefined for a new entry. */
    version: base?.updated_at,
    notice: conflict && (
      <Notice
        // Each conflict comes into view.
        key={conflict.entry.updated_at}
        conflict={conflict}
        onKeepMine={() => settle(conflict)}
        onTakeTheirs={() => {
          if (conflict.clashes) form.setFieldsValue(conflict.clashes);
          settle(conflict);
        }}
      />
    ),
    /** Shows a conflict. False for other failures. */
    show: (error: unknown): boolean => {
      const found = conflictOf(error);
      if (!found || !base) return false;
      const [before, after] = [valuesOf(base), valuesOf(found.entry)];
      const merge = mergeEntry(before, form.getFieldsValue() as Partial<EntryValues>, after);
      form.setFieldsValue(merge.taken);
      const next: Conflict = { ...merge, ...found, before, after };
      setKept({ of: start, base: merge.clashes ? base : found.entry, conflict: next });
      return true;
    },
  };
}

type NoticeProps = { conflict: Conflict; onKeepMine: () => void; onTakeTheirs: () => void };

function Notice({ conflict, ...choices }: NoticeProps) {
  const { who, changed, clashes } = conflict;
  const changes = changed.map((field) => <Change key={field} field={field} {...conflict} />);
  return (
    <div ref={intoView}>
      {clashes ? (
        <OvertakenNotice who={who} changes={changes} {...choices} />
      ) : (
        <ChangesLoaded who={who}>{changes}</ChangesLoaded>
      )}
    </div>
  );
}

/** On a phone the button that was pressed is far below the notice. */
const intoView = (notice: HTMLDivElement | null): void => notice?.scrollIntoView?.({ block: 'center' });

function Change({ field, before, after }: { field: EntryField; before: EntryValues; after: EntryValues }): ReactNode {
  const { t, i18n } = useTranslation();
  const categories: Record<string, string> = useCategoryNames();
  const labels: Record<EntryField, string> = {
    question: t('Question'),
    answer: t('Answer'),
    category: t('Category'),
    language: t('Language of the text'),
    is_active: t('The assistant uses it'),
    in_house_only: t('Only for guests in the house'),
    valid_from: t('Valid from (optional)'),
    valid_until: t('Valid until (optional)'),
    weekdays: t('Only on these weekdays'),
    review_on: t('Review on (optional)'),
  };
  const words = (value: EntryValues[EntryField]): string => {
    if (typeof value === 'boolean') return value ? t('On') : t('Off');
    if (Array.isArray(value)) return value.map((day) => weekdayNames(i18n.language)[day - 1]).join(', ');
    if (field === 'language') return languageWords(value ?? '', i18n.language);
    return (field === 'category' && (categories[value ?? ''] ?? t(value ?? ''))) || (value ?? '');
  };
  return (
    <span>
      {labels[field]}: <TextDiff old={words(before[field])} now={words(after[field])} />
    </span>
  );
}
