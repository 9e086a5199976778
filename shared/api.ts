import { authContract } from './features/auth/auth.contract.ts';
import { conversationsContract } from './features/conversations/conversations.contract.ts';
import { hotelsContract } from './features/hotels/hotels.contract.ts';
import { knowledgeContract } from './features/knowledge/knowledge.contract.ts';

/** The whole API in one look: every row is mounted by the server, typed for the console, and printed as OpenAPI. */
export const api = {
  auth: authContract,
  hotels: hotelsContract,
  conversations: conversationsContract,
  knowledge: knowledgeContract,
};
export type Api = typeof api;
