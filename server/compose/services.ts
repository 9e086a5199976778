import type { Router } from 'express';
import type { Authorize } from '../http/authorize.ts';
import { composeAssistant } from './assistant.ts';
import { mountAuth, startAuthRounds, startAuthWorkers, type AuthServices } from './auth.ts';
import { composeBookings, mountBookings } from './bookings.ts';
import { composeConversations, reconcileMessages, startConversationsWorkers, watchTurns } from './conversations.ts';
import { composeGuests, mountGuests, startGuestsWorkers } from './guests.ts';
import { composeHotels, mountHotels, startHotels } from './hotels.ts';
import { composeIntegrations, mountIntegrations, startIntegrationsWorkers } from './integrations.ts';
import type { Infrastructure } from './infrastructure.ts';
import { mountConversations } from './conversations-routes.ts';
import { composeKnowledge, mountKnowledge, startKnowledgeWorkers } from './knowledge.ts';
import { composeLadder, mountLadder, startLadder } from './ladder.ts';
import { composeMessaging, mountMessaging } from './messaging.ts';
import { composeModelBudgets, mountModelBudgets, startModelBudgets } from './model-budgets.ts';
import { composeNotifications, mountNotifications } from './notifications.ts';
import { composePlatform, mountPlatform, startPlatformRounds } from './platform.ts';
import { composeStaff, mountStaff } from './staff.ts';
import { composeStayMessages, startStayMessagesWorkers } from './stay-messages.ts';
import { composeTasks, mountTasks, startTasksWorkers } from './tasks.ts';
import { composeTemplates, startTemplatesWorkers } from './templates.ts';
import { startUpkeep } from './upkeep.ts';

/**
 * The words in order: each gets services of the words above it. A new word adds a line here, and below for its routes and
 * workers.
 */
export function composeServices(infrastructure: Infrastructure) {
  const platform = composePlatform(infrastructure);
  const notifications = composeNotifications(infrastructure, platform);
  const modelBudgets = composeModelBudgets(infrastructure, { ...platform, ...notifications });
  const knowledge = composeKnowledge(infrastructure, platform);
  const guests = composeGuests(infrastructure, notifications);
  const assistant = composeAssistant(infrastructure, platform);
  const templates = composeTemplates(infrastructure, knowledge);
  const base = { ...platform, ...notifications, ...modelBudgets, ...knowledge, ...guests, ...assistant, ...templates };
  const conversations = composeConversations(infrastructure, base);
  const tasks = composeTasks(infrastructure, conversations);
  const ladder = composeLadder(infrastructure, { ...conversations, ...tasks });
  const messaging = composeMessaging(infrastructure, { ...base, ...conversations });
  const stayMessages = composeStayMessages(infrastructure, { ...base, ...conversations, ...messaging });
  const bookings = composeBookings(infrastructure, { ...base, ...stayMessages });
  const hotels = composeHotels(infrastructure, { ...base, ...messaging });
  const staff = composeStaff(infrastructure, conversations);
  const integrations = composeIntegrations(infrastructure);
  return {
    ...base,
    ...conversations,
    ...tasks,
    ...ladder,
    ...messaging,
    ...stayMessages,
    ...bookings,
    ...hotels,
    ...staff,
    ...integrations,
  };
}
export type Services = ReturnType<typeof composeServices>;

export function mountApi(
  router: Router,
  services: Services & AuthServices,
  authorize: Authorize,
  infrastructure: Infrastructure,
): void {
  mountAuth(router, services, authorize, infrastructure);
  mountHotels(router, services, authorize, infrastructure);
  mountKnowledge(router, services, authorize);
  mountGuests(router, services, authorize);
  mountMessaging(router, services, authorize);
  mountBookings(router, services, authorize);
  mountConversations(router, services, authorize, infrastructure);
  mountStaff(router, services, authorize);
  mountNotifications(router, services, authorize);
  mountTasks(router, services, authorize);
  mountLadder(router, services, authorize);
  mountIntegrations(router, services, authorize);
  mountPlatform(router, services, authorize);
  mountModelBudgets(router, services, authorize);
}

/** Rounds of every process, with or without workers. */
export function startRounds(services: Services & AuthServices, infrastructure: Infrastructure): void {
  startAuthRounds(services, infrastructure);
  startPlatformRounds(services, infrastructure);
  startModelBudgets(services, infrastructure);
  watchTurns(services, infrastructure);
  reconcileMessages(services, infrastructure);
  startLadder(services, infrastructure);
}

/** Returns what ends the work on turns, deliveries and webhooks; the other queues end with `jobs`. */
export async function startWorkers(
  services: Services & AuthServices,
  infrastructure: Infrastructure,
): Promise<() => Promise<void>> {
  await startAuthWorkers(services, infrastructure);
  const endTurns = await startConversationsWorkers(services, infrastructure);
  await startGuestsWorkers(services, infrastructure);
  await startTemplatesWorkers(services, infrastructure);
  await startStayMessagesWorkers(services, infrastructure);
  startHotels(services, infrastructure);
  startKnowledgeWorkers(services, infrastructure);
  startTasksWorkers(services, infrastructure);
  startUpkeep(infrastructure, services);
  const endWebhooks = startIntegrationsWorkers(services, infrastructure);
  return async () => void (await Promise.all([endTurns(), endWebhooks()]));
}
