import { z } from 'zod';
import { largestPdf } from './knowledge.values.ts';
import { defineContract } from '#shared/http/contract.ts';
import { pageOf, pageQuery } from '#shared/http/page.ts';
import { coverage } from './coverage.schema.ts';
import { approvedSource, importProposals, importSource, pdfBytes } from './knowledge-import.schema.ts';
import {
  faq,
  faqChange,
  faqDraft,
  inspectedText,
  knowledgeChange,
  knowledgeDraft,
  knowledgeItem,
  textToInspect,
} from './knowledge.schema.ts';

const search = z.string().trim().max(200).optional();

export const knowledgeContract = defineContract({
  listFaqs: {
    method: 'GET',
    path: '/hotels/:hotel_id/faqs',
    access: 'hotelMember',
    key: 'knowledge:read',
    summary: 'FAQs, newest first',
    query: pageQuery.extend({ search }),
    response: pageOf(faq),
  },
  createFaq: {
    method: 'POST',
    path: '/hotels/:hotel_id/faqs',
    access: 'hotelMember',
    key: 'knowledge:write',
    summary: 'Add an FAQ',
    body: faqDraft,
    response: faq,
    status: 201,
  },
  updateFaq: {
    method: 'PATCH',
    path: '/hotels/:hotel_id/faqs/:id',
    access: 'hotelMember',
    key: 'knowledge:write',
    summary: 'Change an FAQ',
    body: faqChange,
    response: faq,
  },
  removeFaq: {
    method: 'DELETE',
    path: '/hotels/:hotel_id/faqs/:id',
    access: 'hotelMember',
    key: 'knowledge:write',
    summary: 'Delete an FAQ',
    response: z.null(),
  },
  listItems: {
    method: 'GET',
    path: '/hotels/:hotel_id/knowledge',
    access: 'hotelMember',
    key: 'knowledge:read',
    summary: 'Question and answer pairs, newest first',
    query: pageQuery.extend({ search }),
    response: pageOf(knowledgeItem),
  },
  createItems: {
    method: 'POST',
    path: '/hotels/:hotel_id/knowledge',
    access: 'hotelMember',
    key: 'knowledge:write',
    summary: 'Add question and answer pairs; blank ones are left out',
    body: z.object({ items: z.array(knowledgeDraft).max(1000), source: approvedSource.optional() }),
    bodyLimit: 2 * 1024 * 1024,
    response: z.object({ items: z.array(knowledgeItem) }),
    status: 201,
  },
  proposeItems: {
    method: 'POST',
    path: '/hotels/:hotel_id/knowledge/import',
    access: 'hotelMember',
    summary: 'Read a text or a web page and propose pairs from it; no entry is stored',
    body: importSource,
    // 200,000 characters of three bytes, with line breaks and quotes escaped.
    bodyLimit: 1024 * 1024,
    response: importProposals,
  },
  proposeItemsFromPdf: {
    method: 'POST',
    path: '/hotels/:hotel_id/knowledge/import/pdf',
    access: 'hotelMember',
    summary:
      'Read a PDF, sent as it is (application/pdf, 10 MB at most), and propose pairs from it; no entry is stored',
    body: pdfBytes,
    bodyLimit: largestPdf,
    upload: 'application/pdf',
    response: importProposals,
  },
  coverage: {
    method: 'GET',
    path: '/hotels/:hotel_id/knowledge/coverage',
    access: 'hotelMember',
    key: 'knowledge:read',
    summary: 'What guests ask, which entries answer it, and how often it was asked in the last 30 days',
    response: coverage,
  },
  inspectText: {
    method: 'POST',
    path: '/hotels/:hotel_id/knowledge/inspect',
    access: 'hotelMember',
    summary: 'What can be told of a text before it is saved; nothing is stored',
    body: textToInspect,
    response: inspectedText,
  },
  updateItem: {
    method: 'PATCH',
    path: '/hotels/:hotel_id/knowledge/:id',
    access: 'hotelMember',
    key: 'knowledge:write',
    summary: 'Change a pair',
    body: knowledgeChange,
    response: knowledgeItem,
  },
  switchItem: {
    method: 'PUT',
    path: '/hotels/:hotel_id/knowledge/:id/off',
    access: 'hotelAdmin',
    summary: 'Switch an entry of the hotel’s group off for this hotel, or on again',
    body: z.object({ is_off: z.boolean() }),
    response: knowledgeItem,
  },
  removeItem: {
    method: 'DELETE',
    path: '/hotels/:hotel_id/knowledge/:id',
    access: 'hotelMember',
    key: 'knowledge:write',
    summary: 'Delete a pair',
    response: z.null(),
  },
});
