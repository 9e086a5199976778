import type { Router } from 'express';
import { knownNumbersContract } from '#shared/features/hotels/known-numbers.contract.ts';
import type { Authorize } from '#server/http/authorize.ts';
import { mount } from '#server/http/mount.ts';
import type { KnownNumbersService } from './known-numbers.service.ts';

export function knownNumbersRoutes(router: Router, numbers: KnownNumbersService, authorize: Authorize): void {
  mount(router, knownNumbersContract, { list: ({ query }) => numbers.list(query) }, authorize);
}
