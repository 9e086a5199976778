import type { Router } from 'express';
import { providerTokensContract } from '#shared/features/platform/provider-tokens.contract.ts';
import type { Authorize } from '#server/http/authorize.ts';
import { mount } from '#server/http/mount.ts';
import type { ProviderTokensService } from './provider-tokens.service.ts';

export function providerTokensRoutes(router: Router, tokens: ProviderTokensService, authorize: Authorize): void {
  mount(
    router,
    providerTokensContract,
    {
      list: ({ query }) => tokens.list(query.account),
      enter: ({ caller, body }) => tokens.enter(caller, body.token, body.account),
      takeBack: ({ caller, params }) => tokens.takeBack(caller, params.id),
    },
    authorize,
  );
}
