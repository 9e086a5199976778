import type { ReactNode } from 'react';
import { useField } from '#renderer/components/fields/draft.context.ts';
import { Labelled } from '#renderer/components/fields/labelled.tsx';
import { LateSelect } from '#renderer/components/themed/late-select.tsx';
import { themedPart } from '#renderer/components/themed/themed-part.tsx';
import type { TimezoneListProps } from './timezone-list.tsx';

const TimezoneList = themedPart<TimezoneListProps & { waiting: ReactNode }>(
  async () => (await import('./timezone-list.tsx')).TimezoneList,
  ({ waiting }) => waiting,
);

/** A time zone. The list of over 400, which is searched, is loaded when it is used. */
export function TimezoneField({ name, label }: { name: string; label: string }) {
  const { value, problem, change, attributes } = useField(name);
  const zone = typeof value === 'string' ? value : '';
  return (
    <Labelled id={attributes.id} label={label} problem={problem}>
      <LateSelect
        {...attributes}
        shown={zone.replaceAll('_', ' ')}
        list={(waiting) => (
          <TimezoneList
            id={attributes.id}
            disabled={attributes.disabled}
            value={zone}
            onChange={change}
            waiting={waiting}
          />
        )}
      />
    </Labelled>
  );
}
