import type { StaffMember } from '#shared/features/staff/staff.schema.ts';

/** Display name of a member: the name, else the address. */
export function memberName({ first_name, last_name, email }: StaffMember): string {
  return `${first_name} ${last_name}`.trim() || email;
}

/** Whether a member's name or address holds every word of `search`, whatever the case. */
export function matchesMember(member: StaffMember, search: string): boolean {
  const text = `${memberName(member)} ${member.email}`.toLocaleLowerCase();
  return search
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
