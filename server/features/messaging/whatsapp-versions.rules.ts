import type { MessageType } from '#shared/features/bookings/bookings.schema.ts';

/** A template as submitted to the provider. `category`: WhatsApp's, if it differs from the newest version's. */
export type Version = { content_sid: string; body: string; variables: string[]; category?: string };
type Row = {
  message_type: string;
  language: string;
  category: string;
  approval_status: string;
  content_sid: string | null;
  body: string;
  variables: string[];
  in_use: Version | null;
};

/** The version that WhatsApp has approved and that guests receive, if any. */
export function approvedVersion({
  approval_status,
  content_sid,
  body,
  variables,
  category,
  in_use,
}: Row): Version | null {
  return approval_status === 'approved' && content_sid ? { content_sid, body, variables, category } : in_use;
}

/** The template that can be sent to guests now, or null. */
export function approvedTemplate(row: Row) {
  const version = approvedVersion(row);
  const { language, message_type } = row;
  const category = version?.category ?? row.category;
  return version ? [{ ...version, message_type: message_type as MessageType, language, category }] : [];
}

/** The text equals the version that is still approved: no submission is needed. */
export function takenBack({ content_sid, body, variables, category }: Version, now: Date) {
  return {
    ...(category ? { category } : {}),
    content_sid,
    body,
    variables: JSON.stringify(variables),
    approval_status: 'approved',
    rejection_reasons: null,
    in_use: null,
    checked_at: now,
    updated_at: now,
  };
}
