import { useEffect, useState } from 'react';
import type { Hotel } from '#shared/features/hotels/hotels.schema.ts';
import { useDraftValues, type Draft } from '#renderer/lib/forms/draft.ts';
import { profileChangeOf, profileFieldsOf, type ProfileFields } from './profile-values.ts';

type Field = keyof ProfileFields;
type Base = { fields: ProfileFields; version: string };
export type Clash = { field: Field; before: string; after: string };

const baseOf = (hotel: Hotel): Base => ({ fields: profileFieldsOf(hotel), version: hotel.updated_at });
const pick = (fields: ProfileFields, keys: Field[]): Partial<ProfileFields> =>
  Object.fromEntries(keys.map((key) => [key, fields[key]]));

/** `taken`: fields that only the other person changed. `clashes`: those that both changed, to different values. */
function compare(base: ProfileFields, mine: ProfileFields, theirs: ProfileFields) {
  const moved = (Object.keys(theirs) as Field[]).filter((key) => theirs[key] !== base[key]);
  const taken = moved.filter((key) => mine[key] === base[key]);
  return { taken, clashes: moved.filter((key) => mine[key] !== base[key] && mine[key] !== theirs[key]) };
}

/**
 * The form's initial values, and whether it differs from them. Fields that the person left alone follow changes of
 * other people; after a clash the version stays the old one until the person decides.
 */
export function useProfileBase(draft: Draft<ProfileFields>, hotel: Hotel) {
  const [base, setBase] = useState(() => baseOf(hotel));
  const fields = useDraftValues(draft);
  const changed = fields !== base.fields && Object.keys(profileChangeOf(base.fields, fields)).length > 0;
  const theirs = profileFieldsOf(hotel);
  useEffect(() => {
    const next = baseOf(hotel);
    const { taken, clashes } = compare(base.fields, fields, next.fields);
    const news = pick(next.fields, taken);
    if (taken.length > 0) draft.set(news);
    if (clashes.length > 0 && taken.length > 0) setBase({ ...base, fields: { ...base.fields, ...news } });
    if (clashes.length === 0 && (taken.length > 0 || base.version !== next.version)) setBase(next);
  }, [hotel, base, fields, draft]);
  const { clashes } = compare(base.fields, fields, theirs);
  return {
    base: base.fields,
    version: base.version,
    changed,
    clashes: clashes.map((field): Clash => ({
      field,
      before: String(base.fields[field] ?? ''),
      after: String(theirs[field] ?? ''),
    })),
    reset: (next: ProfileFields, version = base.version) => {
      setBase({ fields: next, version });
      draft.set(next);
    },
    keepMine: () => setBase(baseOf(hotel)),
    takeTheirs: () => {
      draft.set(pick(theirs, clashes));
      setBase(baseOf(hotel));
    },
  };
}
