import { z } from 'zod';
import { defineContract } from '#shared/http/contract.ts';
import { departmentDraft, departments } from './departments.schema.ts';

export const departmentsContract = defineContract({
  get: {
    method: 'GET',
    path: '/hotels/:hotel_id/departments',
    access: 'hotelMember',
    summary: 'Departments with their members, and how long a conversation waits to be taken',
    response: departments,
  },
  add: {
    method: 'POST',
    path: '/hotels/:hotel_id/departments',
    access: 'hotelAdmin',
    once: true,
    summary: 'Add a department',
    body: departmentDraft,
    response: departments,
    status: 201,
  },
  change: {
    method: 'PATCH',
    path: '/hotels/:hotel_id/departments/:id',
    access: 'hotelAdmin',
    summary: 'Change the name and the members of a department',
    body: departmentDraft,
    response: departments,
  },
  remove: {
    method: 'DELETE',
    path: '/hotels/:hotel_id/departments/:id',
    access: 'hotelAdmin',
    summary: 'Remove a department; its conversations are given to nobody then',
    response: departments,
  },
  saveSettings: {
    method: 'PUT',
    path: '/hotels/:hotel_id/ownership-settings',
    access: 'hotelAdmin',
    summary: 'Set how long a conversation waits for the colleague or department that it was given to',
    body: z.object({ taken_within_minutes: z.number().int().min(1).max(1440) }),
    response: departments,
  },
});
