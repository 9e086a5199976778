import { defineContract } from '#shared/http/contract.ts';
import { answerModesDraft } from './answer-modes.schema.ts';

export const answerModesContract = defineContract({
  get: {
    method: 'GET',
    path: '/hotels/:hotel_id/answer-modes',
    access: 'hotelMember',
    summary: 'Whether the assistant answers, suggests or is silent, by topic and hour',
    response: answerModesDraft,
  },
  save: {
    method: 'PUT',
    path: '/hotels/:hotel_id/answer-modes',
    access: 'hotelAdmin',
    summary: 'Change when the assistant answers, suggests or is silent',
    body: answerModesDraft,
    response: answerModesDraft,
  },
});
