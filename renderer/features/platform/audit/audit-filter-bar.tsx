import type { ReactNode } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { SearchField } from '#renderer/components/inputs/search-field.tsx';
import { DayInput } from '#renderer/components/plain/day-input.tsx';
import { Select } from '#renderer/components/plain/select-field.tsx';
import { Toolbar, ToolbarField } from '#renderer/components/page/toolbar.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { auditActions, auditEntities, auditWord } from './audit-words.rules.ts';
import type { AuditFilters } from './audit.queries.ts';

type Props = {
  filters: AuditFilters;
  onChange: (change: Partial<AuditFilters>) => void;
  /** Told a moment after typing stops. */
  onUser: (user: string) => void;
  /** The choice of a hotel. */
  hotel: ReactNode;
};

/** Filters of the audit log. */
export function AuditFilterBar({ filters, onChange, onUser, hotel }: Props) {
  const { t } = useTranslation();
  const { user, action, entity, from, to } = filters;
  const filtered = Object.values(filters).some(Boolean);
  return (
    <Toolbar>
      <SearchField id="audit-user" label={t('Search by email address')} search={user} onSearch={onUser} />
      <ToolbarField label={t('Hotel')}>{hotel}</ToolbarField>
      <WordSelect
        label={t('Action')}
        words={auditActions}
        value={action}
        onChange={(next) => onChange({ action: next })}
      />
      <WordSelect
        label={t('About')}
        words={auditEntities}
        value={entity}
        onChange={(next) => onChange({ entity: next })}
      />
      <ToolbarField label={t('From')}>
        <DayInput value={from} max={to || undefined} onChange={(event) => onChange({ from: event.target.value })} />
      </ToolbarField>
      <ToolbarField label={t('Until')}>
        <DayInput value={to} min={from || undefined} onChange={(event) => onChange({ to: event.target.value })} />
      </ToolbarField>
      {filtered && (
        <Button
          type="text"
          onClick={() => {
            onUser('');
            onChange({ hotel_id: '', action: '', entity: '', from: '', to: '' });
          }}
        >
          {t('Clear filters')}
        </Button>
      )}
    </Toolbar>
  );
}

type WordProps = { label: string; words: Record<string, string>; value: string; onChange: (value: string) => void };

function WordSelect({ label, words, value, onChange }: WordProps) {
  const { t } = useTranslation();
  const known = value && !(value in words) ? [value, ...Object.keys(words)] : Object.keys(words);
  return (
    <ToolbarField label={label}>
      <Select
        value={value}
        choices={[
          { value: '', label: t('All') },
          ...known.map((stored) => ({ value: stored, label: t(auditWord(words, stored)) })),
        ]}
        onChoose={onChange}
      />
    </ToolbarField>
  );
}
