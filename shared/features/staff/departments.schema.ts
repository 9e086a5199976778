import { z } from 'zod';
import { code } from '#shared/reasons/code.ts';

export const departmentDraft = z.object({
  name: z.string().trim().min(1, code('department_name')).max(40, code('department_name')),
  /** User ids of members of the hotel. */
  members: z.array(z.uuid()).max(500).default([]),
});
export type DepartmentDraft = z.output<typeof departmentDraft>;

export const department = z.object({ id: z.uuid(), name: z.string(), members: z.array(z.uuid()) });
export type Department = z.output<typeof department>;

/** In the order of names. */
export const departments = z.object({
  departments: z.array(department),
  /** Minutes in which a colleague or a department takes a conversation that was given to it. */
  taken_within_minutes: z.number().int(),
});
export type Departments = z.output<typeof departments>;
