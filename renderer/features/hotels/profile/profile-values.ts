import type { Hotel } from '#shared/features/hotels/hotels.schema.ts';
import { draftOfFields, fieldsOfHotel, type HotelFields } from '../form/hotel-form-values.ts';
import type { ProfileChange } from './profile.queries.ts';

/** The assistant's settings as form values: a switch and two times (`HH:MM`) each. */
export type WorkFields = {
  assistant_enabled: boolean;
  around_the_clock: boolean;
  reception_opens: string;
  reception_closes: string;
  quiet_hours: boolean;
  quiet_from: string;
  quiet_until: string;
  /** Empty: the platform's period. */
  retention_days: number | string | null;
};
export type ProfileFields = HotelFields & WorkFields;

/** Digits after the point of a position (docs/product.md, section 2, Hotel Profile): about ten centimetres. */
const positionDigits = 6;

export const positionText = (degrees: number): string => degrees.toFixed(positionDigits);

/** A stored hotel as form values. Times of a switched-off setting are suggestions. */
export function profileFieldsOf(hotel: Hotel): ProfileFields {
  return {
    ...fieldsOfHotel(hotel),
    latitude: hotel.latitude === null ? '' : positionText(hotel.latitude),
    longitude: hotel.longitude === null ? '' : positionText(hotel.longitude),
    assistant_enabled: hotel.assistant_enabled,
    around_the_clock: hotel.reception_opens === null || hotel.reception_closes === null,
    reception_opens: hotel.reception_opens ?? '07:00',
    reception_closes: hotel.reception_closes ?? '22:00',
    quiet_hours: hotel.quiet_from !== null && hotel.quiet_until !== null,
    quiet_from: hotel.quiet_from ?? '22:00',
    quiet_until: hotel.quiet_until ?? '08:00',
    retention_days: hotel.retention_days,
  };
}

/** The whole form as the API takes it. */
function profileDraftOf(fields: ProfileFields): ProfileChange {
  const { around_the_clock, quiet_hours, reception_opens, reception_closes, quiet_from, quiet_until, ...hotel } =
    fields;
  return {
    ...draftOfFields(hotel),
    assistant_enabled: fields.assistant_enabled,
    reception_opens: around_the_clock ? null : reception_opens,
    reception_closes: around_the_clock ? null : reception_closes,
    quiet_from: quiet_hours ? quiet_from : null,
    quiet_until: quiet_hours ? quiet_until : null,
    retention_days: (fields.retention_days ?? null) as number | null,
  };
}

/**
 * The changed fields between two states of the form. Only these are sent, so that concurrent edits of other fields are
 * kept.
 */
export function profileChangeOf(before: ProfileFields, after: ProfileFields): ProfileChange {
  const old = profileDraftOf(before);
  const changed = Object.entries(profileDraftOf(after)).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(old[key as keyof ProfileChange]),
  );
  return Object.fromEntries(changed);
}
