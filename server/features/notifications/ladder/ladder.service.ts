import {
  defaultPrices,
  defaultRungs,
  type Rung,
  type StepPrices,
} from '#shared/features/notifications/ladder/ladder.values.ts';
import type { DutyContact, LadderOverview, LadderTest } from '#shared/features/notifications/ladder/ladder.schema.ts';
import type { HotelTransaction, InHotel } from '#server/db/hotel-transaction.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import type { Events } from '#server/ports/events.ts';
import { AppError, notFound } from '#server/app-error.ts';
import type { PersonScope } from '#server/caller.ts';
import * as repository from './ladder.repository.ts';

export type LadderDependencies = { inHotel: InHotel; audit: AuditService; events: Events; hasPhone: boolean };

/** Tests of one member in an hour, at most: each costs money. */
const TESTS_AN_HOUR = 10;

/** The settings of a hotel's ladder: steps, telephone numbers, and what is under way. */
export function createLadderService({ inHotel, audit, events, hasPhone }: LadderDependencies) {
  const overview = async (tx: HotelTransaction): Promise<LadderOverview> => {
    const own = await repository.rungsOf(tx);
    const prices = await repository.pricesOf(tx);
    return {
      rungs: own.length > 0 ? own : defaultRungs,
      is_default: own.length === 0,
      has_phone: hasPhone,
      contacts: await repository.contactsOf(tx),
      prices: prices ?? defaultPrices,
      has_default_prices: prices === null,
      runs: await repository.recentRuns(tx),
    };
  };
  const tell = async (tx: HotelTransaction, { caller, hotel_id }: PersonScope, details: Record<string, unknown>) => {
    await audit.write(tx, caller, { action: 'update', entity: 'ladder', hotel_id, details });
    await events.publish(tx, { type: 'ladder.updated', hotel_id });
  };
  const memberOf = async (tx: HotelTransaction, userId: string): Promise<DutyContact> => {
    const member = (await repository.contactsOf(tx)).find(({ user_id }) => user_id === userId);
    if (!member) throw notFound('staff_member');
    return member;
  };

  const tryOn = async (
    tx: HotelTransaction,
    { caller, hotel_id }: PersonScope,
    { user_id, phone, name }: DutyContact,
    channel: 'sms' | 'call',
  ): Promise<LadderTest> => {
    if ((await repository.testsSince(tx, user_id, 3600)) >= TESTS_AN_HOUR)
      throw new AppError('rate_limited', 'too_many_alarm_tests', undefined, 3600);
    const test = await repository.insertTest(tx, { user_id, channel, address: phone ?? '' });
    const entry = { entity: 'ladder' as const, entity_id: test.id, hotel_id };
    await audit.write(tx, caller, { action: 'test', ...entry, details: { channel, user_id } });
    return { ...test, name, settled_at: null };
  };

  return {
    get: (scope: PersonScope): Promise<LadderOverview> => inHotel(scope, overview),

    save: (scope: PersonScope, rungs: Rung[]): Promise<LadderOverview> =>
      inHotel(scope, async (tx) => {
        await repository.deleteRungs(tx);
        await repository.insertRungs(tx, rungs);
        await tell(tx, scope, { steps: rungs.length });
        return overview(tx);
      }),

    /** Whether the person is a manager stays as it is. @throws AppError not_found for a super admin, who is no member. */
    setOwnPhone: (scope: PersonScope, phone: string | null): Promise<DutyContact> =>
      inHotel(scope, async (tx) => {
        const { user_id } = await memberOf(tx, scope.caller.user_id);
        await repository.saveContact(tx, user_id, { phone });
        await tell(tx, scope, { user_id });
        return memberOf(tx, user_id);
      }),

    setContact: (scope: PersonScope, userId: string, contact: { phone: string | null; is_manager: boolean }) =>
      inHotel(scope, async (tx) => {
        const { user_id } = await memberOf(tx, userId);
        await repository.saveContact(tx, user_id, contact);
        await tell(tx, scope, { user_id, is_manager: contact.is_manager });
        return memberOf(tx, user_id);
      }),

    savePrices: (scope: PersonScope, prices: StepPrices): Promise<LadderOverview> =>
      inHotel(scope, async (tx) => {
        await repository.savePrices(tx, prices);
        await tell(tx, scope, { prices });
        return overview(tx);
      }),

    /** @throws AppError conflict without a number, rate_limited after 10 tests in an hour. */
    test: (scope: PersonScope, channel: 'sms' | 'call'): Promise<LadderTest> =>
      inHotel(scope, async (tx) => {
        const member = await memberOf(tx, scope.caller.user_id);
        if (!hasPhone) throw new AppError('conflict', 'no_phone_provider');
        if (!member.phone) throw new AppError('conflict', 'own_phone_first');
        return tryOn(tx, scope, member, channel);
      }),

    /** The last step, really: each manager with a number is called. @throws AppError conflict where none has one. */
    testManagers: (scope: PersonScope): Promise<{ calls: LadderTest[] }> =>
      inHotel(scope, async (tx) => {
        if (!hasPhone) throw new AppError('conflict', 'no_phone_provider');
        const managers = (await repository.contactsOf(tx)).filter(({ phone, is_manager }) => phone && is_manager);
        if (managers.length === 0) throw new AppError('conflict', 'no_manager_phone');
        const calls: LadderTest[] = [];
        for (const manager of managers) calls.push(await tryOn(tx, scope, manager, 'call'));
        return { calls };
      }),
  };
}
export type LadderService = ReturnType<typeof createLadderService>;
