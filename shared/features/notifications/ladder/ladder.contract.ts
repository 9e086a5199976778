import { z } from 'zod';
import { defineContract } from '#shared/http/contract.ts';
import { dutyContact, dutyPhone, ladderOverview, ladderTest, rungs, stepPrices } from './ladder.schema.ts';

export const ladderContract = defineContract({
  get: {
    method: 'GET',
    path: '/hotels/:hotel_id/ladder',
    access: 'hotelMember',
    summary: 'Who is called when a guest waits for a person, and what is under way',
    response: ladderOverview,
  },
  save: {
    method: 'PUT',
    path: '/hotels/:hotel_id/ladder',
    access: 'hotelAdmin',
    summary: 'Change the steps for each priority; guests who wait already keep theirs',
    body: z.object({ rungs }),
    response: ladderOverview,
  },
  savePrices: {
    method: 'PUT',
    path: '/hotels/:hotel_id/ladder/prices',
    access: 'hotelAdmin',
    summary: 'Set what an SMS and a call cost',
    body: stepPrices,
    response: ladderOverview,
  },
  testManagers: {
    method: 'POST',
    path: '/hotels/:hotel_id/ladder/tests/managers',
    access: 'hotelAdmin',
    summary: 'Call the managers, to try the last step',
    response: z.object({ calls: z.array(ladderTest) }),
    status: 201,
  },
  setOwnPhone: {
    method: 'PUT',
    path: '/hotels/:hotel_id/duty-contacts/me',
    access: 'hotelMember',
    summary: 'Set the telephone number on which this hotel calls you',
    body: z.object({ phone: dutyPhone }),
    response: dutyContact,
  },
  setContact: {
    method: 'PUT',
    path: '/hotels/:hotel_id/duty-contacts/:id',
    access: 'hotelAdmin',
    summary: "Set a member's telephone number, and whether it is a manager",
    body: z.object({ phone: dutyPhone, is_manager: z.boolean() }),
    response: dutyContact,
  },
  test: {
    method: 'POST',
    path: '/hotels/:hotel_id/ladder/tests',
    access: 'hotelMember',
    summary: 'Send an SMS to your own telephone, or call it, to try a step',
    body: z.object({ channel: z.enum(['sms', 'call']) }),
    response: ladderTest,
    status: 201,
  },
});
