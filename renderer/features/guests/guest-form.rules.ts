import type { Guest } from '#shared/features/guests/guests.schema.ts';

/** Values of the form's fields: an empty text is ''. */
export type GuestFields = {
  first_name: string;
  last_name: string;
  phone: string;
  email: string;
  language: string | null;
  vip_status: boolean;
  preferences: string;
  notes: string;
};

export const emptyGuest: GuestFields = {
  first_name: '',
  last_name: '',
  phone: '',
  email: '',
  language: null,
  vip_status: false,
  preferences: '',
  notes: '',
};

export function guestFieldsOf(guest: Guest): GuestFields {
  return {
    first_name: guest.first_name ?? '',
    last_name: guest.last_name ?? '',
    phone: guest.phone,
    email: guest.email ?? '',
    language: guest.language,
    vip_status: guest.vip_status,
    preferences: guest.preferences ?? '',
    notes: guest.notes ?? '',
  };
}

/** The fields that were changed; spaces around a text are no change. */
export function changedFields(before: GuestFields, now: Partial<GuestFields>): (keyof GuestFields)[] {
  const plain = (value: string | boolean | null | undefined) =>
    typeof value === 'string' ? value.trim() : (value ?? '');
  return (Object.keys(emptyGuest) as (keyof GuestFields)[]).filter(
    (name) => plain(before[name]) !== plain(now[name] ?? emptyGuest[name]),
  );
}
