import type { Router } from 'express';
import { departmentsRoutes } from '../features/staff/departments.routes.ts';
import { createDepartmentsService } from '../features/staff/departments.service.ts';
import { dutyRoutes } from '../features/staff/duty.routes.ts';
import { createDutyService } from '../features/staff/duty.service.ts';
import { createInvitationsService } from '../features/staff/invitations.service.ts';
import { staffRoutes } from '../features/staff/staff.routes.ts';
import { createStaffService } from '../features/staff/staff.service.ts';
import type { Authorize } from '../http/authorize.ts';
import type { ConversationsServices } from './conversations.ts';
import type { Infrastructure } from './infrastructure.ts';

/** Members of a hotel and invitations. */
export function composeStaff(infrastructure: Infrastructure, { conversations }: ConversationsServices) {
  return {
    staff: createStaffService({ ...infrastructure, releaseConversations: conversations.release }),
    invitations: createInvitationsService(infrastructure),
    duty: createDutyService(infrastructure),
    departments: createDepartmentsService(infrastructure),
  };
}
export type StaffServices = ReturnType<typeof composeStaff>;

export function mountStaff(router: Router, services: StaffServices, authorize: Authorize): void {
  staffRoutes(router, services, authorize);
  dutyRoutes(router, services.duty, authorize);
  departmentsRoutes(router, services.departments, authorize);
}
