import { useTranslation } from '#renderer/lib/translate.ts';
import type { Priority, RequestStatus } from '#shared/features/conversations/conversations.schema.ts';
import type { HotelStatus } from '#shared/features/hotels/hotels.schema.ts';
import styles from './status-tag.module.css';

/** `amber` needs a person, `danger` is urgent or failed, `ok` is done, `teal` is under way, `quiet` is nothing to do. */
export type Tone = 'amber' | 'danger' | 'ok' | 'teal' | 'quiet' | 'outline';

/** A word with a colour. The colour adds no information. */
export function StatusTag({ tone, children }: { tone: Tone; children: string }) {
  return (
    <span className={styles['tag']} data-tone={tone}>
      {children}
    </span>
  );
}

const requestTones: Record<RequestStatus, [Tone, string]> = {
  open: ['amber', 'Pending'],
  in_progress: ['teal', 'In progress'],
  resolved: ['ok', 'Resolved'],
  completed: ['ok', 'Resolved'],
};

/** Open is shown as pending, completed as resolved (docs/product.md, section 4). */
export function RequestStatusTag({ status }: { status: RequestStatus }) {
  const { t } = useTranslation();
  const [tone, word] = requestTones[status];
  return <StatusTag tone={tone}>{t(word)}</StatusTag>;
}

const priorityTones: Record<Priority, [Tone, string]> = {
  urgent: ['danger', 'Urgent'],
  high: ['danger', 'High'],
  normal: ['quiet', 'Normal'],
  low: ['outline', 'Low'],
};

export function PriorityTag({ priority }: { priority: Priority }) {
  const { t } = useTranslation();
  const [tone, word] = priorityTones[priority];
  return <StatusTag tone={tone}>{t(word)}</StatusTag>;
}

const hotelTones: Record<HotelStatus, [Tone, string]> = {
  active: ['ok', 'Active'],
  inactive: ['quiet', 'Inactive'],
  setup_required: ['amber', 'Setup Required'],
};

export function HotelStatusTag({ status }: { status: HotelStatus }) {
  const { t } = useTranslation();
  const [tone, word] = hotelTones[status];
  return <StatusTag tone={tone}>{t(word)}</StatusTag>;
}
