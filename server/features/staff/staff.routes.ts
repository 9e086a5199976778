import type { Router } from 'express';
import { staffContract } from '#shared/features/staff/staff.contract.ts';
import type { Authorize } from '#server/http/authorize.ts';
import { mount } from '#server/http/mount.ts';
import type { InvitationsService } from './invitations.service.ts';
import type { StaffService } from './staff.service.ts';

export type StaffServices = { staff: StaffService; invitations: InvitationsService };

export function staffRoutes(router: Router, { staff, invitations }: StaffServices, authorize: Authorize): void {
  mount(
    router,
    staffContract,
    {
      list: ({ scope, query }) => staff.list(scope, query),
      setRole: ({ scope, params, body }) => staff.setRole(scope, params.id, body.role),
      remove: async ({ scope, params }) => {
        await staff.remove(scope, params.id);
        return null;
      },
      listInvitations: ({ scope, query }) => invitations.list(scope, query),
      invite: ({ scope, body }) => invitations.invite(scope, body),
      cancelInvitation: async ({ scope, params }) => {
        await invitations.cancel(scope, params.id);
        return null;
      },
      previewInvitation: ({ query }) => invitations.preview(query.token),
      acceptInvitation: ({ caller, body }) => invitations.accept(caller, body.token),
    },
    authorize,
  );
}
