import { z } from 'zod';
import { defineContract } from '#shared/http/contract.ts';
import { pageOf, pageQuery } from '#shared/http/page.ts';
import {
  testQuestion,
  testQuestionChange,
  testQuestionDraft,
  testRun,
  testRunResult,
} from './test-questions.schema.ts';

export const testQuestionsContract = defineContract({
  list: {
    method: 'GET',
    path: '/hotels/:hotel_id/test-questions',
    access: 'hotelMember',
    summary: 'Test questions, newest first, with what came of them last',
    query: pageQuery,
    response: pageOf(testQuestion),
  },
  create: {
    method: 'POST',
    path: '/hotels/:hotel_id/test-questions',
    access: 'hotelMember',
    once: true,
    summary: 'Keep an exchange of the simulator as a test question',
    body: testQuestionDraft,
    bodyLimit: 1024 * 1024,
    response: testQuestion,
    status: 201,
  },
  update: {
    method: 'PATCH',
    path: '/hotels/:hotel_id/test-questions/:id',
    access: 'hotelMember',
    summary: 'Change the answer that is expected',
    body: testQuestionChange,
    bodyLimit: 1024 * 1024,
    response: testQuestion,
  },
  remove: {
    method: 'DELETE',
    path: '/hotels/:hotel_id/test-questions/:id',
    access: 'hotelMember',
    summary: 'Delete a test question',
    response: z.null(),
  },
  run: {
    method: 'POST',
    path: '/hotels/:hotel_id/test-questions/:id/run',
    access: 'hotelMember',
    summary: 'Ask it again, with changes that are not live yet where they are given; those runs are not stored',
    body: testRun,
    bodyLimit: 1024 * 1024,
    response: testRunResult,
  },
});
