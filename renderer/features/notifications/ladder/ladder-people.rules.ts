import type { DutyContact, LadderOverview } from '#shared/features/notifications/ladder/ladder.schema.ts';
import type { LadderChannel } from '#shared/features/notifications/ladder/ladder.values.ts';

/**
 * Whom a step would call now, as the server chooses them (rounds.repository.ts): managers for the last step; otherwise those
 * on duty, and everybody where nobody who can be reached is on duty.
 */
export function peopleOf({ contacts }: LadderOverview, channel: LadderChannel): DutyContact[] {
  if (channel === 'console' || channel === 'guest') return [];
  if (channel === 'manager') return contacts.filter(({ phone, is_manager }) => phone && is_manager);
  const reachable = contacts.filter(
    ({ phone, has_device, is_manager }) => !is_manager && (channel === 'push' ? has_device : phone),
  );
  const onDuty = reachable.filter(({ is_on_duty }) => is_on_duty);
  return onDuty.length > 0 ? onDuty : reachable;
}
