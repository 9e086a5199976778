import type { Router } from 'express';
import { providerAccountsContract } from '#shared/features/platform/provider-accounts.contract.ts';
import type { Authorize } from '#server/http/authorize.ts';
import { mount } from '#server/http/mount.ts';
import type { ProviderAccountsService } from './provider-accounts.service.ts';

export function providerAccountsRoutes(router: Router, accounts: ProviderAccountsService, authorize: Authorize): void {
  mount(
    router,
    providerAccountsContract,
    {
      list: () => accounts.list(),
      create: ({ caller, body }) => accounts.create(caller, body.hotel_id),
      add: ({ caller, body }) => accounts.add(caller, body.account, body.token),
      setState: ({ caller, body }) => accounts.setState(caller, body.account, body.state),
      assign: ({ caller, body }) => accounts.assign(caller, body.number, body.account),
    },
    authorize,
  );
}
