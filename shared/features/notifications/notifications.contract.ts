import { z } from 'zod';
import { defineContract } from '#shared/http/contract.ts';
import { pageOf, pageQuery } from '#shared/http/page.ts';
import { notification, notificationDraft } from './notifications.schema.ts';

export const notificationsContract = defineContract({
  list: {
    method: 'GET',
    path: '/notifications',
    access: 'signedIn',
    summary: "Pending notifications, newest first: one's own hotel's, or all for a super admin",
    query: pageQuery.extend({ hotel_id: z.uuid().optional() }),
    response: pageOf(notification),
  },
  create: {
    method: 'POST',
    path: '/hotels/:hotel_id/notifications',
    access: 'hotelMember',
    once: true,
    summary: 'Leave a notification',
    body: notificationDraft,
    response: notification,
    status: 201,
  },
  resolve: {
    method: 'POST',
    path: '/notifications/:id/resolve',
    access: 'signedIn',
    summary: 'Mark a notification as dealt with',
    response: notification,
  },
});
